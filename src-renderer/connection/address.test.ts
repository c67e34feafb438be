import { describe, expect, it } from 'vitest';
import { readAddress, tableLink } from './address';

describe('an address that a person types', () => {
  it.each([
    ['192.168.1.20:41234', 'http://192.168.1.20:41234', null],
    [' http://192.168.1.20:41234/ ', 'http://192.168.1.20:41234', null],
    ['anns-laptop.local:41234', 'http://anns-laptop.local:41234', null],
    [tableLink('http://10.0.0.2:5000', 'abc-1'), 'http://10.0.0.2:5000', 'abc-1'],
  ])('%s is understood', (typed, url, tableId) => {
    expect(readAddress(typed)).toEqual({ url, tableId });
  });

  it.each(['', '  ', 'ann and bo', 'https://192.168.1.20', 'file:///etc', 'http://', '10.0.0.2:99999'])(
    '%j is refused',
    (typed) => {
      expect(readAddress(typed)).toBeNull();
    },
  );
});

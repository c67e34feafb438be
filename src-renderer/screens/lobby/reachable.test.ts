import { describe, expect, it } from 'vitest';
import { reachableUrls } from './reachable';

describe('the addresses to invite others with', () => {
  it('are those that the host tells', () => {
    expect(reachableUrls(['http://192.168.1.20:5000'], 'http://127.0.0.1:5000')).toEqual([
      'http://192.168.1.20:5000',
    ]);
  });

  it('are the page’s own when the host knows none', () => {
    expect(reachableUrls([], 'http://10.0.0.2:5000')).toEqual(['http://10.0.0.2:5000']);
  });

  it.each(['http://127.0.0.1:5000', 'http://localhost:5000', 'http://[::1]:5000'])(
    'are none when all there is is %s',
    (url) => {
      expect(reachableUrls([], url)).toEqual([]);
    },
  );
});

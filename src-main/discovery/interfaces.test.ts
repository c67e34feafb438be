import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInterfaces } from './interfaces';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a cable that goes in is noticed once, and nothing after the watch has ended', () => {
  const own = {
    interfaceName: 'eth0',
    address: '10.0.0.4',
    prefix: 8,
    scope: 0,
    internal: false,
    hardware: true,
  };
  let addresses = [own];
  const onChange = vi.fn();
  const stop = watchInterfaces(onChange, () => addresses);
  vi.advanceTimersByTime(10_000);
  expect(onChange).not.toHaveBeenCalled();
  addresses = [own, { ...own, address: '10.0.0.5' }];
  vi.advanceTimersByTime(10_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  addresses = [];
  vi.advanceTimersByTime(10_000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

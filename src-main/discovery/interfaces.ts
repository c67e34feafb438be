import { ownAddresses } from './addresses';

const LOOK_EVERY_MS = 2000;

/**
 * Calls back whenever this computer's addresses have changed; the system does not tell by itself.
 * @returns a function that ends the watch
 */
export function watchInterfaces(onChange: () => void, addresses = ownAddresses): () => void {
  let known = JSON.stringify(addresses());
  const timer = setInterval(() => {
    const now = JSON.stringify(addresses());
    if (now === known) return;
    known = now;
    onChange();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

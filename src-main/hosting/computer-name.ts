import { hostname } from 'node:os';

/** @returns this computer's name as its owner knows it. */
export function computerName(): string {
  return hostname().replace(/\.(local|lan|home)$/i, '') || 'Brilliant Cut';
}

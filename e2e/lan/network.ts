import { spawnSync } from 'node:child_process';

/** A small home network out of namespaces: each machine has its own address behind one switch. */
export interface Lan {
  /** The words that run a command on a machine. */
  on: (machine: string) => string[];
  pullCable: (machine: string) => void;
  plugCable: (machine: string) => void;
  remove: () => void;
}

/** @returns why namespaces cannot be made here, or null when they can. */
export function whyNoLan(): string | null {
  if (process.platform !== 'linux') return 'network namespaces need Linux';
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  const name = `bc${String(process.pid)}-try`;
  const made = spawnSync('ip', ['netns', 'add', name]);
  if (made.error !== undefined) return 'network namespaces need the ip command (Debian: iproute2)';
  spawnSync('ip', ['netns', 'del', name]);
  return made.status === 0 ? null : 'network namespaces are not allowed here';
}

/**
 * Makes the network; machine n gets the address 10.77.0.n. Nothing outside the new namespaces is touched.
 * @throws when a step fails; what was made by then is removed
 */
export function makeLan(machines: string[]): Lan {
  const prefix = `bc${String(process.pid)}`;
  const nameOf = (machine: string) => `${prefix}-${machine}`;
  const hub = nameOf('switch');
  const namespaces = [hub, ...machines.map(nameOf)];
  const remove = () => {
    for (const namespace of namespaces) spawnSync('ip', ['netns', 'del', namespace]);
  };
  try {
    for (const namespace of namespaces) {
      ip('netns', 'add', namespace);
      ip('-n', namespace, 'link', 'set', 'lo', 'up');
    }
    ip('-n', hub, 'link', 'add', 'bridge', 'type', 'bridge');
    ip('-n', hub, 'link', 'set', 'bridge', 'up');
    for (const [index, machine] of machines.entries()) {
      const namespace = nameOf(machine);
      ip('-n', hub, 'link', 'add', machine, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
      ip('-n', hub, 'link', 'set', machine, 'master', 'bridge', 'up');
      ip('-n', namespace, 'addr', 'add', `10.77.0.${String(index + 1)}/24`, 'brd', '+', 'dev', 'eth0');
      ip('-n', namespace, 'link', 'set', 'eth0', 'up');
      ip('-n', namespace, 'route', 'add', '224.0.0.0/4', 'dev', 'eth0');
    }
  } catch (error) {
    remove();
    throw error;
  }
  return {
    on: (machine) => ['ip', 'netns', 'exec', nameOf(machine)],
    pullCable: (machine) => ip('-n', hub, 'link', 'set', machine, 'down'),
    plugCable: (machine) => ip('-n', hub, 'link', 'set', machine, 'up'),
    remove,
  };
}

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
}

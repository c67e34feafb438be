import { parseArgs } from 'node:util';

const text = { type: 'string' };
const list = { type: 'string', multiple: true, default: [] };

/** Every option that electron-builder gives fpm for a deb or an rpm; another one is a mistake, not something to pass over. */
const OPTIONS = {
  'input-type': { ...text, short: 's' },
  'output-type': { ...text, short: 't' },
  force: { type: 'boolean', default: false },
  depends: { ...list, short: 'd' },
  architecture: text,
  'after-install': text,
  'after-remove': text,
  description: text,
  version: text,
  iteration: text,
  package: text,
  name: text,
  maintainer: text,
  vendor: text,
  url: text,
  category: text,
  license: text,
  'deb-priority': text,
  'deb-recommends': list,
  'deb-compression': text,
  'rpm-os': text,
  'rpm-compression': text,
  'rpm-summary': text,
};

/**
 * @param args fpm's arguments: options, then `from=to` for each file or folder
 * @returns what to pack; `description` is split into its first line and the rest
 * @throws TypeError for an option that is not known, Error when something that every package has is missing
 */
export function readFpmArguments(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  if (values['input-type'] !== 'dir') throw new Error('Only folders can be packed.');
  for (const name of [
    'architecture',
    'description',
    'maintainer',
    'name',
    'output-type',
    'package',
    'version',
  ])
    if (!values[name]) throw new Error(`--${name} is missing.`);
  const lines = values.description.split('\n').map((line) => line.trim());
  const [summary = '', ...rest] = lines.filter((line) => line !== '');
  return {
    target: values['output-type'],
    force: values.force,
    package: values.package,
    name: values.name,
    version: values.version,
    iteration: values.iteration,
    architecture: values.architecture,
    summary: values['rpm-summary'] ?? summary,
    description: values['rpm-summary'] === undefined ? rest : [summary, ...rest],
    maintainer: values.maintainer,
    vendor: values.vendor,
    url: values.url,
    category: values.category,
    license: values.license,
    priority: values['deb-priority'] ?? 'optional',
    compression: values['deb-compression'] ?? values['rpm-compression'] ?? 'xz',
    depends: values.depends,
    recommends: values['deb-recommends'],
    afterInstall: values['after-install'],
    afterRemove: values['after-remove'],
    files: positionals.map(readFile),
  };
}

function readFile(positional) {
  const at = positional.lastIndexOf('=');
  if (at < 1) throw new Error(`${positional} does not say where it goes.`);
  return { from: positional.slice(0, at), to: positional.slice(at + 1) };
}

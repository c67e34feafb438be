import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes an rpm by `rpmbuild`.
 * @param given what `readFpmArguments` read
 * @param files the folder that becomes the root
 * @param scratch a folder for what lies about while it builds
 */
export function packRpm(given, files, scratch) {
  const spec = join(scratch, 'package.spec');
  writeFileSync(spec, specFile(given, ownedPaths(files)));
  const output = join(scratch, 'rpms');
  mkdirSync(output);
  execFileSync(
    'rpmbuild',
    [
      '-bb',
      '--quiet',
      `--target=${ARCHITECTURES[given.architecture] ?? given.architecture}-unknown-linux`,
      ...['--buildroot', files],
      ...['--define', `_topdir ${join(scratch, 'rpmbuild')}`],
      ...['--define', `_rpmdir ${output}`],
      ...['--define', '_rpmfilename package.rpm'],
      ...['--define', `_binary_payload ${payload(given.compression)}`],
      spec,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  copyFileSync(join(output, 'package.rpm'), given.package);
}

/** Debian's names of processors, which electron-builder uses for both, and rpm's. */
const ARCHITECTURES = { amd64: 'x86_64', arm64: 'aarch64', i386: 'i686', armhf: 'armv7hl' };

/** fpm's words for compression, and rpm's; `xzmt` is xz on all processors. */
const PAYLOADS = { xzmt: 'w6T0.xzdio', xz: 'w6.xzdio', gz: 'w9.gzdio', gzip: 'w9.gzdio', none: 'w0.gzdio' };

function payload(compression) {
  const found = PAYLOADS[compression];
  if (found === undefined) throw new Error(`rpmbuild is not asked for ${compression}.`);
  return found;
}

/**
 * @param paths what the package owns, as rpm's list of files has it
 * @returns rpm's description of the package. What is packed was built elsewhere, so nothing of it is looked at or changed
 */
export function specFile(given, paths) {
  const fields = [
    ['Name', given.name],
    ['Version', given.version],
    ['Release', given.iteration ?? '1'],
    ['Summary', given.summary],
    ['License', given.license ?? 'unknown'],
    ['Vendor', given.vendor],
    ['Packager', given.maintainer],
    ['URL', given.url],
    ['Group', given.category],
    ['AutoReqProv', 'no'],
    ...given.depends.map((name) => ['Requires', name]),
  ];
  return [
    ...['__os_install_post', '__spec_install_pre', '__spec_install_post', 'debug_package'].map(
      (macro) => `%define ${macro} %{nil}`,
    ),
    // Links to each binary in a folder that all packages share: Electron's are the same in other apps.
    '%define _build_id_links none',
    ...fields.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`),
    '',
    '%description',
    ...given.description,
    '',
    ...scriptlet('%post', given.afterInstall),
    // The old version's script runs after the new one's: only the last to go may clear away.
    ...scriptlet('%postun', given.afterRemove, ['[ "$1" = 0 ] || exit 0']),
    '%files',
    '%defattr(-,root,root,-)',
    ...paths,
    '',
  ].join('\n');
}

function scriptlet(name, file, before = []) {
  if (file === undefined) return [];
  return [`${name} -p /bin/bash`, ...before, readFileSync(file, 'utf8').replaceAll('%', '%%'), ''];
}

/** Folders that bear the package's or the app's name are its own, with all in them; elsewhere only its files are. */
function ownedPaths(files) {
  return readdirSync(files, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name).slice(files.length) }))
    .filter(({ entry, path }) => !entry.isDirectory() || /^\/(opt|usr\/share\/doc)\//.test(path))
    .map(({ entry, path }) => (entry.isDirectory() ? `%dir "${path}"` : `"${path}"`));
}

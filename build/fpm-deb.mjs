import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Makes a deb by `dpkg-deb`.
 * @param given what `readFpmArguments` read
 * @param files the folder that becomes the root
 */
export function packDeb(given, files) {
  const debian = join(files, 'DEBIAN');
  const shipped = regularFiles(files);
  mkdirSync(debian);
  writeFileSync(join(debian, 'control'), controlFile(given, sizeOf(shipped)));
  writeFileSync(
    join(debian, 'md5sums'),
    shipped.map((file) => `${md5(file)}  ${relative(files, file)}\n`).join(''),
  );
  addScript(given.afterInstall, join(debian, 'postinst'));
  addScript(given.afterRemove, join(debian, 'postrm'));
  execFileSync('dpkg-deb', [
    '--root-owner-group',
    `-Z${given.compression === 'gz' ? 'gzip' : given.compression}`,
    '--build',
    files,
    given.package,
  ]);
}

/**
 * @param kilobytes what the files take when they are installed
 * @returns Debian's control file
 */
export function controlFile(given, kilobytes) {
  const version = given.iteration === undefined ? given.version : `${given.version}-${given.iteration}`;
  const fields = [
    ['Package', given.name],
    ['Version', version],
    ['License', given.license],
    ['Vendor', given.vendor],
    ['Architecture', given.architecture],
    ['Maintainer', given.maintainer],
    ['Installed-Size', String(kilobytes)],
    ['Depends', given.depends.join(', ')],
    ['Recommends', given.recommends.join(', ')],
    ['Section', given.category],
    ['Priority', given.priority],
    ['Homepage', given.url],
    ['Description', [given.summary, ...given.description.map((line) => ` ${line}`)].join('\n')],
  ];
  return fields
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

function addScript(from, to) {
  if (from === undefined) return;
  copyFileSync(from, to);
  chmodSync(to, 0o755);
}

function regularFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Debian counts every file in whole kilobytes. */
function sizeOf(files) {
  return files.reduce((sum, file) => sum + Math.ceil(lstatSync(file).size / 1024), 0);
}

function md5(file) {
  return createHash('md5').update(readFileSync(file)).digest('hex');
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem, run } from './run.mjs';

const STAMP = inRoot('node_modules/.metra-install');

/** Installs the packages of the lock file unless they are there already. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (readIfThere(STAMP) === wanted) return;
  if (!isComplete()) await install();
  writeFileSync(STAMP, wanted);
}

async function install() {
  console.log('Installing packages …');
  const [command, ...args] = npm();
  const quiet = ['--loglevel=error', '--no-fund', '--no-audit'];
  // Not `npm ci`, which would throw away what is there and fetch all of it again. Building needs the development
  // packages even in production.
  const options = ['--no-save', '--include=dev', '--include=optional', ...quiet];
  const code = await run(command, [...args, 'install', ...options]);
  if (code !== 0) throw new Problem('npm could not install the packages; its message stands above.');
}

function npm() {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') ? [process.execPath, running] : ['npm'];
}

function fingerprint() {
  const lock = readFileSync(inRoot('package-lock.json'));
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
}

/** Whether npm itself, by hand for example, has already installed exactly what the lock file says. */
function isComplete() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const wanted = packagesIn('package-lock.json');
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (entry.link) return path in installed;
    return installed[path]?.version === entry.version || (!(path in installed) && mayBeMissing(entry));
  });
}

/** Optional packages are for one platform each, or needed only by those. */
function mayBeMissing({ optional, os, cpu, libc }) {
  const allows = (list, value) => !list || list.includes(value);
  const isForThisMachine =
    os && allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, 'glibc');
  return optional && !isForThisMachine;
}

function packagesIn(file) {
  const text = readIfThere(inRoot(file));
  return text === undefined ? {} : JSON.parse(text).packages;
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { alone } from './alone.mjs';
import { megabytesOf } from './folder-size.mjs';
import { missingPackages, setToInstall } from './install-sets.mjs';
import { inRoot } from './paths.mjs';
import { phase } from './phase.mjs';
import { Problem, run } from './run.mjs';

/** Installs the packages for a start (`start`) or all packages (`test`), unless they are installed. */
export const ensureInstalled = (set = 'start') => ensureInstalledIn('.', set);

/** Lighthouse needs a hundred packages that nothing else needs, so it has its own lock file. */
export const ensureLighthouse = () => ensureInstalledIn('bench/lighthouse', 'start');

async function ensureInstalledIn(folder, wanted) {
  const lockFile = inRoot(folder, 'package-lock.json');
  const stamp = inRoot(folder, 'node_modules/.metra-install');
  const state = stateOf(lockFile);
  const isDone = () => [`${wanted} ${state}`, `test ${state}`].includes(readIfThere(stamp));
  if (isDone()) return;
  await alone(inRoot(folder, '.cache/install.lock'), async ({ wasInterrupted }) => {
    if (isDone()) return;
    // npm treats a partly installed package as complete.
    if (wasInterrupted) rmSync(inRoot(folder, 'node_modules'), { recursive: true, force: true });
    const set = await completeSet(folder, wanted, packagesIn(lockFile));
    writeFileSync(stamp, `${set} ${state}`);
  });
}

/**
 * Returns the set that is complete in the end. A person who installs by hand has all packages, and npm has
 * nothing to do.
 */
async function completeSet(folder, wanted, locked) {
  const installed = packagesIn(inRoot(folder, 'node_modules/.package-lock.json'));
  const complete = ['test', wanted].find((set) => missingPackages(set, locked, installed).length === 0);
  if (complete) return complete;
  const set = setToInstall(wanted, locked, installed);
  await phase('Installing packages', async () => {
    await install(folder, set);
    return sizeOf(inRoot(folder, 'node_modules'));
  });
  return set;
}

function sizeOf(modules) {
  const packages = Object.values(packagesIn(`${modules}/.package-lock.json`)).filter(({ link }) => !link);
  return `${packages.length} packages, ${megabytesOf(modules)} MB`;
}

async function install(folder, set) {
  const [command, ...args] = npm();
  const quiet = ['--loglevel=error', '--no-fund', '--no-audit'];
  const dev = set === 'test' ? '--include=dev' : '--omit=dev';
  // `npm ci` would remove all packages and download them again.
  const options = ['install', '--prefix', inRoot(folder), '--no-save', dev, '--include=optional', ...quiet];
  const attempt = (more, errors) =>
    run(command, [...args, ...options, ...more], { stdio: ['ignore', 'ignore', errors] });
  // npm's cache of package lists is usually new enough, and asking again takes a third of the time. If the
  // cache is older than the lock file, npm fails at once and the second attempt asks.
  if ((await attempt(['--prefer-offline', '--fetch-retries=0'], 'ignore')) === 0) return;
  if ((await attempt([], 'inherit')) === 0) return;
  throw new Problem('npm could not install the packages; its message stands above.');
}

function npm() {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') ? [process.execPath, running] : ['npm'];
}

function stateOf(lockFile) {
  const lock = readFileSync(lockFile);
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
}

function packagesIn(file) {
  const text = readIfThere(file);
  return text === undefined ? {} : JSON.parse(text).packages;
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

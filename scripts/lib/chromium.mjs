import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, tool } from './paths.mjs';
import { Problem, run } from './run.mjs';

// The headless shell draws no window, which saves a fifth of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const DOWNLOAD_LIMIT = 300_000;

/**
 * Returns the path of a working Chromium: the one that is configured, one that is installed, Playwright's, or
 * Debian's.
 */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (runs(asked)) return asked;
    throw new Problem(`CHROMIUM_PATH names ${asked}, which does not run.`);
  }
  const found = onThisMachine() ?? (await fromPlaywright()) ?? (await fromDebian());
  if (found !== undefined) return found;
  throw new Problem(
    'The browser tests need a Chromium: install one (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

function onThisMachine() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find(runs);
}

async function fromPlaywright() {
  const { chromium } = await import(pathToFileURL(inRoot('node_modules/playwright-core/index.mjs')));
  if (runs(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium on this machine; downloading Playwright’s …');
  await run(tool('playwright'), ['install', 'chromium'], {
    timeout: DOWNLOAD_LIMIT,
    stdio: 'ignore',
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return [chromium.executablePath()].find(runs);
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s Chromium …');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], options);
  await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    options,
  );
  return onThisMachine();
}

/** A downloaded browser can lack system libraries. Asking for its version shows that at once. */
function runs(path) {
  return (
    existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

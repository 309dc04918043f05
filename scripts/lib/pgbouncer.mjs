import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem, run } from './run.mjs';

/**
 * Returns the path of a working PgBouncer: the one that is configured, one that is installed, or Debian's.
 */
export async function ensurePgBouncer() {
  const asked = process.env.PGBOUNCER_PATH;
  if (asked) {
    if (runs(asked)) return asked;
    throw new Problem(`PGBOUNCER_PATH names ${asked}, which does not run.`);
  }
  const found = onThisMachine() ?? (await fromDebian());
  if (found !== undefined) return found;
  throw new Problem(
    'The tests need PgBouncer: install it (on Debian: sudo apt-get install pgbouncer), or set PGBOUNCER_PATH.',
  );
}

function onThisMachine() {
  const folders = [
    '/usr/sbin',
    '/usr/bin',
    '/opt/homebrew/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.map((folder) => join(folder, 'pgbouncer')).find(runs);
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s PgBouncer …');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'];
  // The package list is usually downloaded already.
  if ((await run('apt-get', install, options)) !== 0) {
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', install, options);
  }
  return onThisMachine();
}

function runs(path) {
  return (
    existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

const KEPT = 10;
const KEPT_FOR = 30 * 24 * 60 * 60 * 1_000;

/**
 * Returns the folder of the build with this name: an existing one, or a new one that `make` fills. A new
 * folder appears only when it is complete.
 */
export async function ensureBuilt(builds, name, make) {
  const folder = join(builds, name);
  if (!existsSync(folder)) await build(builds, folder, make);
  // The build that was used last counts as the newest.
  utimesSync(folder, new Date(), new Date());
  forgetOldBuilds(builds);
  return folder;
}

async function build(builds, folder, make) {
  mkdirSync(builds, { recursive: true });
  countBuild();
  const unfinished = mkdtempSync(join(builds, '.unfinished-'));
  try {
    await make(unfinished);
    // Other users cannot read temporary folders, but another user may run the program.
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster, and its build is the same.
    if (!existsSync(folder)) throw error;
  }
}

/** Counts builds for `npm test -- --profile`. */
function countBuild() {
  const { PROFILE_DIR, PROFILED_FILE = '' } = process.env;
  if (!PROFILE_DIR) return;
  const text = JSON.stringify({ step: 'build', file: PROFILED_FILE });
  appendFileSync(join(PROFILE_DIR, `steps-${process.pid}.jsonl`), `${text}\n`);
}

/**
 * Browsers may still show pages of earlier builds, and other programs may run them, so only old builds are
 * removed.
 */
function forgetOldBuilds(builds) {
  const found = readdirSync(builds)
    .map((name) => join(builds, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now() }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path, usedAt } of found.slice(KEPT)) {
    if (Date.now() - usedAt > KEPT_FOR) rmSync(path, { recursive: true, force: true });
  }
}

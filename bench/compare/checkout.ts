import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import type { AtEnd } from '../lib/run-to-end.ts';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '../..');
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** Returns the full id of a commit that the repository has. */
export function findCommit(name: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The repository has no commit ${name}.`);
  return stdout.trim();
}

/** Checks a commit out into a new folder, with its packages, its built web and the present benches. */
export async function checkOut(commit: string, folder: string, atEnd: AtEnd): Promise<void> {
  git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', commit);
  const lockFile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockFile(folder) === lockFile(root)) linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await runCommand('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, atEnd });
  rmSync(join(folder, 'bench'), { recursive: true, force: true });
  const isOwn = (path: string) => !path.includes('node_modules');
  cpSync(join(root, 'bench'), join(folder, 'bench'), { recursive: true, filter: isOwn });
  const lighthouse = join(root, 'bench/lighthouse/node_modules');
  if (existsSync(lighthouse)) symlinkSync(lighthouse, join(folder, 'bench/lighthouse/node_modules'));
  await runCommand(process.execPath, [join(folder, 'scripts/build-web.mjs')], { cwd: folder, atEnd });
}

/** Links to the packages themselves would lead the program of the commit to the modules of the present one. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    // The temporary folder may be on another disk.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

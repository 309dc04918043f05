import { execFileSync } from 'node:child_process';
import { codeTests, lint, lintOf, testsOf, types } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

await main(async () => {
  await ensureInstalled('test');
  const paths = process.argv.slice(2);
  if (paths.includes('--all')) return runSteps([types, lint, codeTests]);
  const changed = paths.length > 0 ? paths : changedFiles();
  if (changed.length === 0) return console.log('Nothing has changed since the last commit.');
  return runSteps([types, lintOf(changed), testsOf(changed)]);
});

/** Returns the files that differ from the last commit, including new ones. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const names = git('diff', '--name-only', 'HEAD') + git('ls-files', '--others', '--exclude-standard');
  return names.split('\n').filter(Boolean);
}

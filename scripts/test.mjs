import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { browserTests, codeTests, lint, types, webBuild } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { profileTable } from './profile/profile-table.mjs';

const profiles = process.argv.includes('--profile');
const folder = inRoot('.cache/profile');

await main(async () => {
  await ensureInstalled('test');
  if (profiles) startProfile();
  await runSteps([types, lint, codeTests, webBuild, browserTests]);
  if (profiles) printProfile();
});

function startProfile() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env.PROFILE_DIR = folder;
}

function printProfile() {
  const table = profileTable(folder, inRoot('.cache/playwright.json'));
  writeFileSync(inRoot('.cache/profile.md'), `${table}\n`);
  console.log(`\n${table}\n\nAlso in .cache/profile.md`);
}

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../source-files.ts';
import { readPassed, writePassed } from './passed-tests.ts';
import type { TestPlan } from './plan-tests.ts';

interface Report {
  testResults: { name: string; status: string }[];
}

/** Adds the test files that passed in the last run of Vitest to .cache/check/passed.json. */
const folder = join(root, '.cache/check');
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
const { run } = readJson<TestPlan>(join(folder, 'plan.json'));
const passed = readPassed(join(folder, 'passed.json'));
for (const { name, status } of readJson<Report>(join(root, '.cache/vitest.json')).testResults) {
  const file = relative(root, name);
  const hash = run[file];
  if (status === 'passed' && hash) passed[file] = hash;
}
writePassed(join(folder, 'passed.json'), passed);

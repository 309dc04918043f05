import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, root, textOf } from '../source-files.ts';
import { readPassed } from './passed-tests.ts';
import { planTests } from './plan-tests.ts';

/** Writes the tests that the given files and folders need to .cache/check/plan.json. */
const folder = join(root, '.cache/check');
const files = repositoryFiles();
const asked = process.argv.slice(2).map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
const changed = files.filter((file) => asked.some((path) => file === path || file.startsWith(`${path}/`)));
const texts = new Map(files.map((file) => [file, textOf(file)]));

mkdirSync(folder, { recursive: true });
const plan = planTests(new Set([...asked, ...changed]), texts, readPassed(join(folder, 'passed.json')));
writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));

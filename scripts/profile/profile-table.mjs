import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const STEPS = ['database', 'program', 'session', 'build'];
const LISTED = 40;

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * Returns a table of the profiled test files as Markdown: the slowest files first, the others summed by
 * project.
 */
export function profileTable(folder, browserReport) {
  const steps = stepsByFile(folder);
  const rows = [...codeRows(folder), ...browserRows(browserReport)]
    .map((row) => ({ ...row, steps: steps.get(row.file) ?? {} }))
    .sort((a, b) => total(b) - total(a));
  const areas = new Map();
  for (const row of rows) areas.set(row.project, [...(areas.get(row.project) ?? []), row]);
  return [
    '| area | files | tests | collect | set-up | test | tear-down | sum | clones | programs | sessions | builds |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...[...areas].map(([area, ofArea]) => line(`${area} | ${ofArea.length}`, summed(ofArea))),
    '',
    '| file | tests | collect | set-up | test | tear-down | sum | clones | programs | sessions | builds |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.slice(0, LISTED).map((row) => line(row.file, row)),
    ...(rows.length > LISTED ? [line(`${rows.length - LISTED} more files`, summed(rows.slice(LISTED)))] : []),
  ].join('\n');
}

const total = ({ collect, setUp, test, tearDown }) => collect + setUp + test + tearDown;

function line(name, row) {
  const times = [row.collect, row.setUp, row.test, row.tearDown, total(row)].map(seconds);
  return `| ${[name, row.tests, ...times, ...STEPS.map((step) => row.steps[step] ?? '')].join(' | ')} |`;
}

function summed(rows) {
  const sum = { tests: 0, collect: 0, setUp: 0, test: 0, tearDown: 0, steps: {} };
  for (const row of rows) {
    for (const phase of ['tests', 'collect', 'setUp', 'test', 'tearDown']) sum[phase] += row[phase];
    for (const step of STEPS) sum.steps[step] = (sum.steps[step] ?? 0) + (row.steps[step] ?? 0);
  }
  return sum;
}

const codeRows = (folder) => readJson(join(folder, 'vitest.json')) ?? [];

/** Playwright reports only the duration of each test, including its set-up. */
function browserRows(report) {
  const rows = new Map();
  const visit = ({ file, specs = [], suites = [] }) => {
    for (const { tests } of specs) {
      const path = `e2e/${file}`;
      const row = rows.get(path) ?? empty(path);
      row.tests += tests.length;
      row.test += tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      rows.set(path, row);
    }
    for (const suite of suites) visit(suite);
  };
  for (const suite of readJson(report)?.suites ?? []) visit(suite);
  return [...rows.values()];
}

const empty = (file) => ({ file, project: 'journeys', tests: 0, collect: 0, setUp: 0, test: 0, tearDown: 0 });

function stepsByFile(folder) {
  const counts = new Map();
  for (const name of readdirSync(folder).filter((name) => name.startsWith('steps-'))) {
    for (const text of readFileSync(join(folder, name), 'utf8').trim().split('\n')) {
      const { step, file } = JSON.parse(text);
      const path = file.startsWith(root) ? file.slice(root.length + 1) : file;
      const ofFile = counts.get(path) ?? {};
      ofFile[step] = (ofFile[step] ?? 0) + 1;
      counts.set(path, ofFile);
    }
  }
  return counts;
}

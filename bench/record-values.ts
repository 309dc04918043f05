import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compared } from './compare/comparison.ts';
import { limitText } from './lib/budget.ts';
import { csvLine } from './lib/csv-line.ts';
import { fixedWorkMs } from './lib/machine-speed.ts';
import type { BenchResult } from './lib/summary.ts';

const root = join(import.meta.dirname, '..');
const history = join(import.meta.dirname, 'history');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

interface Run {
  readonly isQuick: boolean;
  /** The cores that other programs used. */
  readonly busyCores: number;
}

/** Adds one line per value of a bench to the history. */
export function recordValues({ name, outcomes, busyCores }: BenchResult, isQuick: boolean): void {
  const conditions = conditionsOf({ isQuick, busyCores });
  append(
    'values.csv',
    outcomes.map(({ group, name: measured, value, unit, wanted, detail = '' }) => [
      today(),
      presentCommit(),
      name,
      group.title,
      measured,
      rounded(value),
      unit,
      limitText(wanted),
      detail,
      ...conditions,
    ]),
  );
}

/** Adds one line per value of a comparison to the history. */
export function recordComparison(commit: string, compared: readonly Compared[], run: Run): void {
  const conditions = conditionsOf(run);
  const before = git('rev-parse', '--short', commit);
  append(
    'comparisons.csv',
    compared.map(({ bench, group, name, unit, wanted, before: was, after: is }) => [
      today(),
      before,
      presentCommit(),
      bench,
      group,
      name,
      rounded(was),
      rounded(is),
      unit,
      limitText(wanted),
      ...conditions,
    ]),
  );
}

/** Values of different days can only be compared if the machine was as fast and as idle. */
const conditionsOf = ({ isQuick, busyCores }: Run) => [
  isQuick ? 'quick' : 'full',
  busyCores.toFixed(1),
  fixedWorkMs().toFixed(1),
];

const append = (file: string, rows: readonly (readonly (string | number)[])[]) =>
  appendFileSync(join(history, file), rows.map(csvLine).join(''));

const today = () => new Date().toISOString().slice(0, 10);

/** A plus marks changes that are not committed. */
function presentCommit(): string {
  const changed = git('status', '--porcelain', '--', '.', ':!bench/history');
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
}

const rounded = (value: number) => (Number.isNaN(value) ? '' : Number(value.toPrecision(4)));

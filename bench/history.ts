import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories, type Scores } from './lighthouse/scores.ts';
import { caches } from './web/budgets.ts';
import { type Metrics, metricNames } from './web/metrics.ts';

const folder = join(import.meta.dirname, 'history');
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** Appends today's measurements of the current commit to a file, so that they can be compared. */
function record(file: string, rows: readonly (readonly (string | number)[])[]): void {
  const now = [new Date().toISOString().slice(0, 10), git('rev-parse', '--short', 'HEAD')];
  appendFileSync(join(folder, file), rows.map((row) => `${[...now, ...row].join(',')}\n`).join(''));
}

interface MeasuredScreen {
  screen: { name: string };
  metrics: Record<(typeof caches)[number], Metrics>;
}

/**
 * Each row also contains how slow and how busy the machine was, because times cannot be compared without
 * that.
 */
export function recordWeb(measured: readonly MeasuredScreen[], slower: number, load: number): void {
  const rounded = (metrics: Metrics) =>
    metricNames.map((name) => Number(metrics[name].toFixed(name === 'layoutShift' ? 3 : 0)));
  record(
    'web.csv',
    measured.flatMap(({ screen, metrics }) =>
      caches.map((cache) => [
        screen.name,
        cache,
        ...rounded(metrics[cache]),
        slower.toFixed(2),
        load.toFixed(1),
      ]),
    ),
  );
}

export function recordLighthouse(measured: readonly { name: string; scores: Scores }[]): void {
  record(
    'lighthouse.csv',
    measured.map(({ name, scores }) => [name, ...categories.map((category) => scores[category])]),
  );
}

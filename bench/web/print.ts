import type { Budget } from '../lib/budget.ts';
import type { Load } from './measure-load.ts';
import { isTime, type MetricName, type Verdict } from './metrics.ts';
import { roundsOf } from './rounds.ts';

const labels: Readonly<Record<MetricName, string>> = {
  requests: 'requests',
  scripts: 'scripts',
  kB: 'kB',
  rounds: 'rounds',
  firstContent: 'first',
  largestPaint: 'largest',
  whole: 'whole',
  layoutShift: 'shift',
};

const rounded = (name: MetricName, value: number) =>
  Number.isNaN(value) ? 'never' : value.toFixed(name === 'layoutShift' ? 3 : 0);

/** `whole 3012 of 3500`, or `whole 3612 > 3500` above the budget. */
export function verdictText(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ name, value, limit, isKept }) => {
      const budget = limit === undefined ? '' : ` ${isKept ? 'of' : '>'} ${Number(limit.toFixed(3))}`;
      return `${labels[name]} ${rounded(name, value)}${budget}`;
    })
    .join(' · ');
}

/** Returns each metric as a budget of the screen. Without a limit, it only has to exist. */
export function budgetsOf(
  screen: string,
  verdicts: readonly Verdict[],
  lacking: readonly string[] = [],
): Budget[] {
  return verdicts.map(({ name, value, limit }) => ({
    name: `${screen}: ${labels[name]}`,
    value,
    unit: isTime(name) ? 'ms' : '',
    wanted: limit === undefined ? 'anything' : { atMost: limit },
    ...(name === 'whole' && lacking.length > 0 && { findings: [`never came: ${lacking.join(', ')}`] }),
  }));
}

/** Returns the requests of a load with their times and dependencies. */
export function detailLines(load: Load | undefined): string[] {
  if (!load) return [];
  const calls = load.requests.filter(({ path }) => path.startsWith('/api/'));
  const rounds = new Map(roundsOf(calls).map((round, index) => [calls[index], round]));
  const lines = load.requests.map((request) => {
    const { path, type, start, end, bytes, isKept } = request;
    const round = rounds.get(request);
    const size = isKept ? 'cache' : `${(bytes / 1000).toFixed(1)} kB`;
    const when = `${start.toFixed(0).padStart(6)} – ${end.toFixed(0).padEnd(6)}`;
    return `${when} ${size.padStart(9)}  ${type.padEnd(10)} ${path}${round ? `  (round ${round})` : ''}`;
  });
  const tasks = load.longTasks.map(({ at, duration }) => `${at.toFixed(0)} for ${duration.toFixed(0)}`);
  return [
    ...lines,
    ...(tasks.length > 0 ? [`long tasks: ${tasks.join(', ')}`] : []),
    ...(load.lacking.length > 0 ? [`lacks: ${load.lacking.join(', ')}`] : []),
  ];
}

import type { Outcome, Verdict } from './report.ts';

/** The result of one bench. */
export interface BenchResult {
  readonly name: string;
  readonly seconds: number;
  readonly outcomes: readonly Outcome[];
  /** The reason why it failed. */
  readonly failure?: string;
  /** The cores that other programs used before it started. */
  readonly busyCores: number;
}

/** Returns one line per bench, then each missed budget with its reason. */
export function summaryLines(results: readonly BenchResult[]): string[] {
  const missed = results.flatMap(({ name, outcomes }) =>
    outcomes.filter(({ verdict }) => verdict === 'missed').map((outcome) => ({ name, outcome })),
  );
  return [
    '',
    'Summary',
    ...results.map(lineOf),
    ...(missed.length > 0 ? ['', `Missed: ${missed.length}`] : []),
    ...missed.flatMap(({ name, outcome: { group, name: what, text } }) => [
      `  ${name} · ${group.title} · ${what}`,
      `    ${text}`,
      `    why: ${group.why}`,
      `    look at ${group.look}`,
    ]),
  ];
}

/** Returns the exit code: 1 if a budget is missed or a bench failed. */
export function exitCodeOf(results: readonly BenchResult[]): 0 | 1 {
  const isGood = ({ failure, outcomes }: BenchResult) =>
    failure === undefined && count(outcomes, 'missed') === 0;
  return results.every(isGood) ? 0 : 1;
}

const count = (outcomes: readonly Outcome[], wanted: Verdict) =>
  outcomes.filter(({ verdict }) => verdict === wanted).length;

function lineOf({ name, seconds, outcomes, failure, busyCores }: BenchResult): string {
  const counted = (['kept', 'missed', 'not judged'] as const)
    .map((verdict) => ({ verdict, number: count(outcomes, verdict) }))
    .filter(({ number }) => number > 0)
    .map(({ verdict, number }) => `${number} ${verdict}`);
  const reason = failure === undefined ? [] : [`failed: ${failure.split('\n')[0]}`];
  const busy = isBusy(busyCores) ? [`other programs used ${busyCores.toFixed(1)} cores`] : [];
  const mark = failure !== undefined ? 'FAIL' : count(outcomes, 'missed') > 0 ? 'MISS' : 'ok  ';
  return `  ${mark}  ${name.padEnd(18)} ${seconds.toFixed(0).padStart(4)} s  ${[...counted, ...reason, ...busy].join(', ')}`;
}

/** Other programs with this share of a core make times unreliable. */
export const isBusy = (busyCores: number): boolean => busyCores >= 0.3;

import { parseArgs } from 'node:util';
import { benches } from './benches.ts';
import type { Bench, BenchOptions } from './lib/bench.ts';

export interface Command {
  readonly chosen: readonly Bench[];
  readonly options: BenchOptions;
  /** The commit to compare the present program with. */
  readonly compareWith?: string;
}

const usual = 'calls';

/** Returns what to run, or undefined if the command asks for help. */
export function readCommand(words: readonly string[]): Command | undefined {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      detail: { type: 'boolean', default: false },
      json: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const { quick: isQuick, detail, json } = values;
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  const options = { isQuick, rounds, detail, json };
  const [first = usual, ...more] = positionals;
  if (first === 'compare') {
    const [compareWith, ...names] = more;
    if (compareWith === undefined)
      throw new Error('Name the commit: npm run bench -- compare <commit> [bench …]');
    const chosen = (names.length > 0 ? names : [usual]).flatMap(benchesOf);
    return { chosen, compareWith, options: { ...options, only: [], record: values.record } };
  }
  const record = values.record || first === 'all';
  return { chosen: benchesOf(first), options: { ...options, only: more, record } };
}

function benchesOf(name: string): readonly Bench[] {
  const found = name === 'all' ? benches : benches.filter((bench) => bench.name === name);
  if (found.length > 0) return found;
  throw new Error(`There is no bench ${name}; there are ${benches.map((bench) => bench.name).join(', ')}.`);
}

export function helpLines(): string[] {
  const duration = (seconds: number) =>
    (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`).padStart(6);
  const line = (name: string, seconds: Bench['seconds'], about: string) =>
    `  ${name.padEnd(18)}${duration(seconds.full)}  ${duration(seconds.quick)}  ${about}`;
  const all = {
    full: benches.reduce((total, { seconds }) => total + seconds.full, 0),
    quick: benches.reduce((total, { seconds }) => total + seconds.quick, 0),
  };
  return [
    'npm run bench -- [name] [--quick]                       Without a name: calls.',
    'npm run bench -- compare <commit> [name …] [--quick]    Measures a commit and the present program in turns.',
    '',
    `  ${'name'.padEnd(18)}${'full'.padStart(6)}  ${'quick'.padStart(6)}  usual duration on two quiet cores`,
    ...benches.map(({ name, seconds, about }) => line(name, seconds, about)),
    line('all', all, 'every bench, one after the other'),
    '',
    '  --quick           less is seeded and measured; budgets that depend on the size are not judged',
    '  --rounds 3        web, lighthouse: how often each page is loaded',
    '  --record          adds the values to bench/history; all always does',
    '  --detail          web: lists every request',
    '  --json file       web: writes all values to a file',
    '',
    'docs/bench.md says what is measured.',
  ];
}

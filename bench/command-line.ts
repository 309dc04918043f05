import { parseArgs } from 'node:util';
import { benches } from './benches.ts';
import type { Bench, BenchOptions } from './lib/bench.ts';

export interface Command {
  readonly chosen: readonly Bench[];
  readonly options: BenchOptions;
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
  const [name = usual, ...only] = positionals;
  const chosen = name === 'all' ? benches : benches.filter((bench) => bench.name === name);
  if (chosen.length === 0)
    throw new Error(`There is no bench ${name}; there are ${benches.map((bench) => bench.name).join(', ')}.`);
  const { quick: isQuick, detail, json, record } = values;
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  return { chosen, options: { isQuick, only, rounds, detail, json, record } };
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
    'npm run bench -- [name] [--quick]     Without a name: calls.',
    '',
    `  ${'name'.padEnd(18)}${'full'.padStart(6)}  ${'quick'.padStart(6)}  usual duration on two quiet cores`,
    ...benches.map(({ name, seconds, about }) => line(name, seconds, about)),
    line('all', all, 'every bench, one after the other'),
    '',
    '  --quick           less is seeded and measured; budgets that depend on the size are not judged',
    '  --rounds 3        web, lighthouse: how often each page is loaded',
    '  --record          web, lighthouse: adds the values to bench/history',
    '  --detail          web: lists every request',
    '  --json file       web: writes all values to a file',
    '',
    'docs/bench.md says what is measured.',
  ];
}

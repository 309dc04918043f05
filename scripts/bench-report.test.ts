import { expect, test } from 'vitest';
import { benches } from '../bench/benches.ts';
import { helpLines, readCommand } from '../bench/command-line.ts';
import { changeText, comparedValues, tableOf } from '../bench/compare/comparison.ts';
import { grantTurns } from '../bench/compare/turns.ts';
import type { Budget } from '../bench/lib/budget.ts';
import { busyCores } from '../bench/lib/busy-cores.ts';
import { csvLine } from '../bench/lib/csv-line.ts';
import { createReport, type Group, type Outcome } from '../bench/lib/report.ts';
import { leftovers } from '../bench/lib/run-folder.ts';
import { chunksOf } from '../bench/lib/seeding.ts';
import { median, percentile } from '../bench/lib/statistics.ts';
import { type BenchResult, exitCodeOf, summaryLines } from '../bench/lib/summary.ts';

const group: Group = { title: 'Throughput', why: 'Few servers serve many people.', look: 'platform/http' };

const budget = (changed: Partial<Budget> = {}): Budget => ({
  name: 'list',
  value: 0.8,
  unit: 'of bare',
  wanted: { atLeast: 0.7 },
  ...changed,
});

/** Prints these budgets as a bench does and returns what the bench passes on. */
function reported(budgets: readonly Budget[], { isQuick = false, isSizeBound = false } = {}) {
  const lines: string[] = [];
  const outcomes: Outcome[] = [];
  const report = createReport({
    isQuick,
    print: (line) => lines.push(line),
    note: (outcome) => outcomes.push(outcome),
  });
  const { budget: hold } = report.group({ ...group, isSizeBound });
  for (const each of budgets) hold(each);
  return { lines, outcomes, text: lines.join('\n') };
}

const result = (changed: Partial<BenchResult> = {}): BenchResult => ({
  name: 'calls',
  seconds: 84.4,
  outcomes: [],
  busyCores: 0,
  ...changed,
});

test('a kept budget says what was measured and what is wanted', () => {
  const { lines, outcomes } = reported([budget({ detail: '1200 : 1500 a second' })]);
  expect(lines.at(-1)).toMatch(
    /^ {2}ok {4}list +0\.8 of bare, wanted at least 0\.7 \(1200 : 1500 a second\)$/,
  );
  expect(outcomes).toMatchObject([{ name: 'list', verdict: 'kept' }]);
});

test('a group says why its budgets exist', () => {
  expect(reported([]).text).toContain('Throughput\n  Few servers serve many people.');
});

test.each([
  [budget({ value: 0.61 }), '0.61 of bare, wanted at least 0.7: missed by 0.09 (13 %)'],
  [
    budget({ value: 112.34, unit: 'ms', wanted: { atMost: 100 } }),
    '112 ms, wanted at most 100 ms: missed by 12 ms (12 %)',
  ],
  [budget({ value: 0.6996 }), '0.7 of bare, wanted at least 0.7: missed by 0.0004 (0.057 %)'],
  [budget({ value: 3, unit: 'calls', wanted: { atMost: 0 } }), '3 calls, wanted at most 0: missed by 3'],
  [
    budget({ value: 400, unit: '', wanted: { atMost: 100 } }),
    '400, wanted at most 100: missed by 300 (300 %)',
  ],
  [
    budget({ value: Number.NaN }),
    'nothing, wanted at least 0.7: missed because there was nothing to measure',
  ],
  [
    budget({ value: Number.NaN, wanted: 'anything' }),
    'nothing, wanted anything: missed because there was nothing to measure',
  ],
])('a missed budget says by how much and where to look: %#', (missed, text) => {
  const { lines, outcomes } = reported([missed]);
  expect(lines.at(-2)).toBe(`  MISS  ${'list'.padEnd(40)} ${text}`);
  expect(lines.at(-1)).toContain('look at platform/http');
  expect(outcomes).toMatchObject([{ verdict: 'missed', text, group }]);
});

test('a missed budget tells what was found; a kept one does not', () => {
  const findings = ['3 answered with 500'];
  expect(reported([budget({ value: 0.1, findings })]).text).toContain('3 answered with 500');
  expect(reported([budget({ findings })]).text).not.toContain('3 answered with 500');
});

test('a budget on its limit is kept in both directions, and anything keeps what has none', () => {
  const kept = [
    budget({ value: 0.7 }),
    budget({ value: 5, wanted: { atMost: 5 } }),
    budget({ wanted: 'anything' }),
  ];
  expect(reported(kept).outcomes.map(({ verdict }) => verdict)).toEqual(['kept', 'kept', 'kept']);
});

test('a quick run judges everything but what depends on the size', () => {
  const missed = [budget({ value: 0.1 })];
  const small = reported(missed, { isQuick: true, isSizeBound: true });
  expect(small.outcomes).toMatchObject([{ verdict: 'not judged' }]);
  expect(small.lines.at(-1)).toContain('0.1 of bare, wanted at least 0.7: not judged at this size');
  expect(reported(missed, { isQuick: true }).outcomes).toMatchObject([{ verdict: 'missed' }]);
  expect(reported(missed, { isSizeBound: true }).outcomes).toMatchObject([{ verdict: 'missed' }]);
});

test('several budgets of one screen share a line, and each missed one gets its own', () => {
  const lines: string[] = [];
  const outcomes: Outcome[] = [];
  const report = createReport({
    isQuick: false,
    print: (line) => lines.push(line),
    note: (outcome) => outcomes.push(outcome),
  });
  const screen = report.group(group);
  screen.budgets('home, empty', 'scripts 8 · whole 900', [
    budget({ name: 'scripts' }),
    budget({ name: 'whole' }),
  ]);
  expect(lines.slice(2)).toEqual([`  ok    ${'home, empty'.padEnd(40)} scripts 8 · whole 900`]);
  screen.budgets('grid, empty', 'scripts 8', [
    budget({ name: 'scripts', findings: ['nothing of interest'] }),
    budget({ name: 'whole', value: 0.1, findings: ['never came: 6.430'] }),
  ]);
  expect(lines.slice(3)).toEqual([
    `  MISS  ${'grid, empty'.padEnd(40)} scripts 8`,
    '        whole: 0.1 of bare, wanted at least 0.7: missed by 0.6 (86 %)',
    '        look at platform/http',
    '          never came: 6.430',
  ]);
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['kept', 'kept', 'kept', 'missed']);
});

test('the summary tells misses only, each with what, by how much, why and where to look', () => {
  const { outcomes } = reported([budget(), budget({ name: 'write', value: 0.35 })]);
  expect(summaryLines([result({ outcomes })]).join('\n')).toBe(`
Summary
  MISS  calls                84 s  1 kept, 1 missed

Missed: 1
  calls · Throughput · write
    0.35 of bare, wanted at least 0.7: missed by 0.35 (50 %)
    why: Few servers serve many people.
    look at platform/http`);
});

test('a bench that failed is told with the first line of its reason, beside those that ran', () => {
  const failure = "Error: Cannot find package 'lighthouse'\n    at main.ts:1";
  const { outcomes } = reported([budget()]);
  expect(summaryLines([result({ outcomes }), result({ name: 'lighthouse', seconds: 2, failure })])).toEqual([
    '',
    'Summary',
    '  ok    calls                84 s  1 kept',
    "  FAIL  lighthouse            2 s  failed: Error: Cannot find package 'lighthouse'",
  ]);
});

test('the summary says when other programs kept the machine busy', () => {
  expect(summaryLines([result({ busyCores: 1.23 })]).join()).toContain('other programs used 1.2 cores');
  expect(summaryLines([result({ busyCores: 0.1 })]).join()).not.toContain('other programs');
});

test('a run fails where one budget is missed or one bench failed, whatever else is kept', () => {
  const good = result({ outcomes: reported([budget()]).outcomes });
  const missed = result({ outcomes: reported([budget({ value: 0 }), budget()]).outcomes });
  const unjudged = reported([budget({ value: 0 })], { isQuick: true, isSizeBound: true }).outcomes;
  expect(exitCodeOf([good, result({ outcomes: unjudged })])).toBe(0);
  expect(exitCodeOf([good, missed, good])).toBe(1);
  expect(exitCodeOf([good, result({ failure: 'no Chromium' })])).toBe(1);
});

test('busy cores are those of all cores that were not idle', () => {
  const before = [
    { user: 100, idle: 100 },
    { user: 0, idle: 0 },
  ];
  const after = [
    { user: 200, idle: 100 },
    { user: 25, idle: 75 },
  ];
  expect(busyCores(before, after)).toBeCloseTo(1.25);
  expect(busyCores(before, before)).toBe(0);
});

test('chunks cover all numbers once, in order, whatever the total', () => {
  for (const total of [0, 1, 7, 20, 21, 100_000]) {
    const chunks = chunksOf(total);
    expect(chunks.length).toBeLessThanOrEqual(20);
    let next = 1;
    for (const [from, to] of chunks) {
      expect(from).toBe(next);
      expect(to).toBeGreaterThanOrEqual(from);
      next = to + 1;
    }
    expect(next).toBe(total + 1);
  }
});

test('percentiles and medians are values that were measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
  expect(median([3, 1, 2])).toBe(2);
});

test('folders of killed runs are left over: those whose number is free or belongs to another program', () => {
  const names = ['metra-bench-10-a', 'metra-bench-11-b', 'metra-bench-12-c', 'metra-bench-x', 'other'];
  const running = new Map([
    [10, 'node /metra/bench/main.ts all --quick'],
    [11, 'vim notes.txt'],
  ]);
  expect(leftovers(names, running)).toEqual(['metra-bench-11-b', 'metra-bench-12-c']);
});

test('the command line names one bench, its own words, or all', () => {
  const names = (...words: string[]) => readCommand(words)?.chosen.map(({ name }) => name);
  expect(names()).toEqual(['calls']);
  expect(names('kpi', '--quick')).toEqual(['kpi']);
  expect(names('all', '--quick')).toEqual(benches.map(({ name }) => name));
  expect(readCommand(['web', 'grid', '--rounds', '2'])?.options).toMatchObject({
    only: ['grid'],
    rounds: 2,
    isQuick: false,
  });
  expect(() => readCommand(['nothing'])).toThrow(/There is no bench nothing; there are calls, kpi/);
  expect(readCommand(['all'])?.options.record).toBe(true);
  expect(readCommand(['kpi'])?.options.record).toBe(false);
});

test('a comparison names a commit and then its benches', () => {
  const command = readCommand(['compare', 'abc123', 'kpi', 'offers', '--quick']);
  expect(command).toMatchObject({ compareWith: 'abc123', options: { isQuick: true, only: [] } });
  expect(command?.chosen.map(({ name }) => name)).toEqual(['kpi', 'offers']);
  expect(readCommand(['compare', 'abc123'])?.chosen.map(({ name }) => name)).toEqual(['calls']);
  expect(() => readCommand(['compare'])).toThrow(/compare <commit>/);
});

test('a comparison shows each value that both sides have measured, with its change', () => {
  const outcomes = (changed: Partial<Budget>[]) => reported(changed.map(budget)).outcomes;
  const cpu = { name: 'cpu', unit: 'µs', wanted: 'anything' } as const;
  const before = outcomes([{ value: 0.4 }, { ...cpu, value: 9_000 }, { name: 'old' }]);
  const after = outcomes([{ value: 0.6 }, { ...cpu, value: 750 }, { name: 'new' }]);
  expect(tableOf(comparedValues('calls', { before, after }))).toEqual([
    'value   before  after  change  wanted',
    'calls · Throughput',
    '  list     0.4    0.6   +50 %  at least 0.7 of bare  MISS',
    '  cpu     9000    750    ÷ 12  µs',
  ]);
});

test.each([
  [1, 1, '='],
  [10, 35, '× 3.5'],
  [100, 95, '-5 %'],
  [0, 3, ''],
  [Number.NaN, 3, ''],
])('the change from %d to %d is "%s"', (before, after, text) => {
  expect(changeText({ before, after })).toBe(text);
});

test('turns alternate, and nobody gets one while another side works', () => {
  const turns = grantTurns(['before', 'after']);
  const granted: string[] = [];
  const want = (side: 'before' | 'after') => turns.want(side, () => granted.push(side));
  want('after');
  expect(granted).toEqual([]);
  want('before');
  expect(granted).toEqual(['before']);
  turns.finish('before');
  expect(granted).toEqual(['before']);
  want('before');
  expect(granted).toEqual(['before', 'after']);
  turns.finish('after');
  want('after');
  expect(granted).toEqual(['before', 'after', 'before']);
  turns.leave('before');
  expect(granted).toEqual(['before', 'after', 'before', 'after']);
});

test('a line of the history quotes what contains commas or quotes', () => {
  expect(csvLine(['list, "all"', 0.5, 'ms'])).toBe('"list, ""all""",0.5,ms\n');
});

test('help names every bench with how long it takes', () => {
  expect(readCommand(['--help'])).toBeUndefined();
  const help = helpLines().join('\n');
  for (const { name } of benches)
    expect(help).toMatch(new RegExp(`^  ${name} +\\d+ (s|min) +\\d+ (s|min)  `, 'm'));
  expect(help).toMatch(/^ {2}all /m);
});

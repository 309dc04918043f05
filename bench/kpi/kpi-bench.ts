import { join } from 'node:path';
import autocannon from 'autocannon';
import type { RunBench } from '../lib/bench.ts';
import type { CpuAnswer } from '../lib/cpu-time.ts';
import { forkProcess } from '../lib/forked-process.ts';
import type { Report } from '../lib/report.ts';
import { median } from '../lib/statistics.ts';
import type { Turn } from '../lib/turn.ts';
import { recordsEach } from './kpi-seed.ts';
import type { CopiedRow, KpiTask, Question, Ready, Side } from './kpi-server.ts';

const wanted = { growth: 1.1, record: 0.8, import: 0.5, perSecond: 300 } as const;

interface Effort {
  organisations: KpiTask['organisations'];
  rounds: number;
  seconds: number;
}

const efforts = {
  full: { organisations: { small: 5, large: 5_000 }, rounds: 5, seconds: 2 },
  quick: { organisations: { small: 5, large: 100 }, rounds: 3, seconds: 1 },
} as const satisfies Record<string, Effort>;

const headersOf = (token: string) => ({ 'x-application-id': 'mc_esg', authorization: `Bearer ${token}` });

/** Returns the answers, also per second. Any answer except 2xx is an error of the bench. */
async function throughput(url: string, requests: autocannon.Request[], seconds: number, connections: number) {
  const result = await autocannon({ url, requests, duration: seconds, connections, timeout: 20 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result['2xx'] / result.duration, answered: result['2xx'] };
}

type Ask = <Answer>(question: Question) => Promise<Answer>;

interface Context {
  ready: Ready;
  effort: Effort;
  report: Report;
  turn: Turn;
  ask: Ask;
}

const calls = [
  { name: 'history of an organisation', path: () => '/kpi-history', perSecond: wanted.perSecond },
  { name: 'history of one KPI', path: ({ kpis }: Ready) => `/kpi-history/${kpis[0]?.id}` },
  { name: 'latest records', path: () => '/kpi-records' },
  { name: 'company data', path: () => '/company-data', perSecond: wanted.perSecond },
] as const satisfies { name: string; path(ready: Ready): string; perSecond?: number }[];

/** Compares reading with many organisations to reading with few, in turns. */
async function reading(context: Context): Promise<void> {
  const { ready, effort, report } = context;
  const sizes = {
    small: effort.organisations.small * recordsEach,
    large: effort.organisations.large * recordsEach,
  };
  const growth = report.group({
    title: `Reading among ${sizes.large} records against ${sizes.small}`,
    why: 'What an organisation reads must not get slower because there are many other organisations.',
    look: 'the plans of these statements (server/test/lists/list-plans.test.ts shows how) and the indexes of kpi_records',
    isSizeBound: true,
  });
  const measured = [];
  for (const call of calls) {
    const {
      small,
      large,
      growth: ratio,
    } = await readAtBothSizes(`/api/v1/tracking${call.path(ready)}`, context);
    measured.push({ call, small, large });
    growth.budget({
      name: call.name,
      value: ratio,
      unit: 'times the cost',
      wanted: { atMost: wanted.growth },
      detail: `${small.perSecond.toFixed(0)} : ${large.perSecond.toFixed(0)} a second`,
    });
  }
  const throughput = report.group({
    title: 'What members read, requests per second',
    why: 'People open these pages every day, and all others wait while the program computes them.',
    look: 'server/src/modules/kpis; a CPU profile of the server says which part',
  });
  for (const { call, ...bySize } of measured)
    for (const size of ['small', 'large'] as const) {
      const name = `${call.name} among ${sizes[size]} records`;
      const { perSecond, cpu } = bySize[size];
      const atLeast = 'perSecond' in call ? ({ atLeast: call.perSecond } as const) : 'anything';
      throughput.budget({ name, value: perSecond, unit: 'a second', wanted: atLeast });
      throughput.budget({ name: `${name}, CPU per call`, value: cpu, unit: 'µs', wanted: 'anything' });
    }
}

async function readAtBothSizes(path: string, { ready, effort, turn, ask }: Context) {
  const cpu = async () => (await ask<CpuAnswer>({ cpu: true })).microseconds;
  const read = async ({ address, tokens }: Side) => {
    const requests = tokens.map((token) => ({ method: 'GET' as const, path, headers: headersOf(token) }));
    const before = await cpu();
    const { perSecond, answered } = await throughput(address, requests, effort.seconds, 4);
    return { perSecond, cpu: ((await cpu()) - before) / answered };
  };
  const both = async () => ({ small: await read(ready.small), large: await read(ready.large) });
  await turn(both);
  const measured: Awaited<ReturnType<typeof both>>[] = [];
  for (let round = 0; round < effort.rounds; round += 1) measured.push(await turn(both));
  const middle = (size: 'small' | 'large') => ({
    perSecond: median(measured.map((each) => each[size].perSecond)),
    cpu: median(measured.map((each) => each[size].cpu)),
  });
  return {
    small: middle('small'),
    large: middle('large'),
    growth: median(measured.map(({ small, large }) => small.perSecond / large.perSecond)),
  };
}

/** Runs both alternately several times and returns the medians, and the median of their ratios. */
async function inTurns(
  { effort: { rounds }, turn }: Context,
  one: () => Promise<number>,
  other: () => Promise<number>,
) {
  const measured: { first: number; second: number }[] = [];
  for (let round = 0; round < rounds; round++)
    await turn(async () => void measured.push({ first: await one(), second: await other() }));
  return {
    first: median(measured.map(({ first }) => first)),
    second: median(measured.map(({ second }) => second)),
    ratio: median(measured.map(({ first, second }) => first / second)),
  };
}

/** Yields each combination of period and KPI once. */
function* unusedPeriods(kpis: Ready['kpis']) {
  for (let year = 2020; year >= 1900; year--) {
    for (let month = 1; month <= 12; month++) {
      const start = new Temporal.PlainDate(year, month, 1);
      const end = start.with({ day: start.daysInMonth });
      for (const { id } of kpis)
        yield { kpiId: id, periodStart: start.toString(), periodEnd: end.toString() };
    }
  }
}

async function writingRecords(context: Context): Promise<void> {
  const { large, writers, bareAddress, kpis } = context.ready;
  const group = context.report.group({
    title: 'Writing a record against a bare insert',
    why: 'Records are written one by one in the grid, and each waits until it is kept.',
    look: 'server/src/modules/kpis/records (what is read and locked before the insert)',
  });
  const periodsOf = writers.map(() => unusedPeriods(kpis));
  const barePeriods = unusedPeriods(kpis);
  let turn = 0;
  const json = { 'content-type': 'application/json' };
  const real: autocannon.Request = {
    method: 'POST',
    path: '/api/v1/tracking/kpi-records',
    setupRequest(request) {
      turn += 1;
      const writer = turn % writers.length;
      const place = periodsOf[writer]?.next().value;
      return {
        ...request,
        headers: { ...headersOf(writers[writer] ?? ''), ...json },
        body: JSON.stringify({ ...place, value: 100, confirmed: true }),
      };
    },
  };
  const bare: autocannon.Request = {
    method: 'POST',
    path: '/insert',
    setupRequest: (request) => ({
      ...request,
      headers: json,
      body: JSON.stringify({ ...barePeriods.next().value, value: 100 }),
    }),
  };
  const write = async () => (await throughput(large.address, [real], 2, 20)).perSecond;
  const insert = async () => (await throughput(bareAddress, [bare], 1, 20)).perSecond;
  await context.turn(write);
  await context.turn(insert);
  const { first, second, ratio } = await inTurns(context, write, insert);
  group.budget({
    name: 'record',
    value: ratio,
    unit: 'of bare',
    wanted: { atLeast: wanted.record },
    detail: `${first.toFixed(0)} : ${second.toFixed(0)} a second`,
  });
}

async function importing(context: Context): Promise<void> {
  const {
    ask,
    ready: { large, kpis },
  } = context;
  const group = context.report.group({
    title: 'Import of 10,000 rows against raw COPY of the same rows',
    why: 'A whole table of values is imported within one call, while somebody waits for it.',
    look: 'server/src/modules/kpis/import (reading the table, checking the rows, how many statements write them)',
  });
  const places = unusedPeriods(kpis).take(10_000).toArray();
  const slugs = new Map(kpis.map(({ id, slug }) => [id, slug]));
  const table = `Kennzahl;Von;Bis;Wert\n${places
    .map(({ kpiId, periodStart, periodEnd }) => `${slugs.get(kpiId)};${periodStart};${periodEnd};100`)
    .join('\n')}`;
  const copied = places.map(
    ({ kpiId, periodStart, periodEnd }): CopiedRow => [kpiId, periodStart, periodEnd, '100'],
  );
  const copy = async () => (await ask<{ milliseconds: number }>({ copy: copied })).milliseconds;
  const send = async () => {
    const { token } = await ask<{ token: string }>({ newcomer: true });
    return importTable(large.address, token, table);
  };
  const { first, second, ratio } = await inTurns(context, copy, send);
  group.budget({
    name: 'import',
    value: ratio,
    unit: 'of COPY',
    wanted: { atLeast: wanted.import },
    detail: `${first.toFixed(0)} : ${second.toFixed(0)} ms`,
  });
}

/** Returns the milliseconds until the answer. */
async function importTable(address: string, token: string, table: string): Promise<number> {
  const form = new FormData();
  form.set('import', new Blob([JSON.stringify({ confirmed: true })], { type: 'application/json' }));
  form.set('file', new Blob([table]), 'werte.csv');
  const begun = performance.now();
  const response = await fetch(`${address}/api/v1/tracking/kpi-records/import`, {
    method: 'POST',
    headers: headersOf(token),
    body: form,
  });
  const took = performance.now() - begun;
  if (!response.ok) throw new Error(`The import answers ${response.status}: ${await response.text()}`);
  return took;
}

/** Measures KPIs of organisations with years of records. */
export const runKpi: RunBench = async ({ cluster, folder, options, report, atEnd, turn }) => {
  const effort = options.isQuick ? efforts.quick : efforts.full;
  const { server, ready } = await turn(async () => {
    const task: KpiTask = { cluster, folder, organisations: effort.organisations };
    const server = forkProcess(join(import.meta.dirname, 'kpi-server.ts'), task, atEnd);
    return { server, ready: await server.next<Ready>() };
  });
  const context = { ready, effort, report, turn, ask: server.ask };
  await reading(context);
  await writingRecords(context);
  await importing(context);
};

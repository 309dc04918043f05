import { join } from 'node:path';
import autocannon from 'autocannon';
import type { RunBench } from '../lib/bench.ts';
import { forkProcess } from '../lib/forked-process.ts';
import type { Report } from '../lib/report.ts';
import { median } from '../lib/statistics.ts';
import { recordsEach } from './kpi-seed.ts';
import type { CopiedRow, KpiTask, Question, Ready, Side } from './kpi-server.ts';

const wanted = { growth: 1.3, record: 0.6, import: 0.3 } as const;

interface Effort {
  organisations: KpiTask['organisations'];
  rounds: number;
  seconds: number;
}

const efforts = {
  full: { organisations: { small: 5, large: 5_000 }, rounds: 5, seconds: 3 },
  quick: { organisations: { small: 5, large: 100 }, rounds: 3, seconds: 1 },
} as const satisfies Record<string, Effort>;

const headersOf = (token: string) => ({ 'x-application-id': 'mc_esg', authorization: `Bearer ${token}` });

/** Returns the answers per second. Any answer except 2xx is an error of the bench. */
async function throughput(url: string, requests: autocannon.Request[], seconds: number, connections: number) {
  const result = await autocannon({ url, requests, duration: seconds, connections, timeout: 20 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

/** Compares reading with many organisations to reading with few, in turns. */
async function reading({ small, large, kpis }: Ready, effort: Effort, report: Report): Promise<void> {
  const { organisations, rounds, seconds } = effort;
  const group = report.group({
    title: `Reading among ${organisations.large * recordsEach} records against ${organisations.small * recordsEach}`,
    why: 'What an organisation reads must not get slower because there are many other organisations.',
    look: 'the plans of these statements (server/test/lists/list-plans.test.ts shows how) and the indexes of kpi_records',
    isSizeBound: true,
  });
  const calls = {
    'history of an organisation': '/api/v1/tracking/kpi-history',
    'history of one KPI': `/api/v1/tracking/kpi-history/${kpis[0]?.id}`,
    'latest records': '/api/v1/tracking/kpi-records',
    'company data': '/api/v1/tracking/company-data',
  };
  for (const [name, path] of Object.entries(calls)) {
    const at = (side: Side) =>
      throughput(
        side.address,
        side.tokens.map((token) => ({ method: 'GET', path, headers: headersOf(token) })),
        seconds,
        4,
      );
    await at(small);
    await at(large);
    const { first, second, ratio } = await inTurns(
      rounds,
      () => at(small),
      () => at(large),
    );
    group.budget({
      name,
      value: ratio,
      unit: 'times the cost',
      wanted: { atMost: wanted.growth },
      detail: `${first.toFixed(0)} : ${second.toFixed(0)} a second`,
    });
  }
}

/** Runs both alternately several times and returns the medians, and the median of their ratios. */
async function inTurns(rounds: number, one: () => Promise<number>, other: () => Promise<number>) {
  const measured: { first: number; second: number }[] = [];
  for (let round = 0; round < rounds; round++) measured.push({ first: await one(), second: await other() });
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

async function writingRecords(
  { large, writers, bareAddress, kpis }: Ready,
  { rounds }: Effort,
  report: Report,
): Promise<void> {
  const group = report.group({
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
  const write = () => throughput(large.address, [real], 2, 20);
  const insert = () => throughput(bareAddress, [bare], 1, 20);
  await write();
  await insert();
  const { first, second, ratio } = await inTurns(rounds, write, insert);
  group.budget({
    name: 'record',
    value: ratio,
    unit: 'of bare',
    wanted: { atLeast: wanted.record },
    detail: `${first.toFixed(0)} : ${second.toFixed(0)} a second`,
  });
}

type Ask = <Answer>(question: Question) => Promise<Answer>;

async function importing(
  { large, kpis }: Ready,
  ask: Ask,
  { rounds }: Effort,
  report: Report,
): Promise<void> {
  const group = report.group({
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
  const { first, second, ratio } = await inTurns(rounds, copy, send);
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
export const runKpi: RunBench = async ({ cluster, folder, options, report, atEnd }) => {
  const effort = options.isQuick ? efforts.quick : efforts.full;
  const task: KpiTask = { cluster, folder, organisations: effort.organisations };
  const server = forkProcess(join(import.meta.dirname, 'kpi-server.ts'), task, atEnd);
  const ready = await server.next<Ready>();
  await reading(ready, effort, report);
  await writingRecords(ready, effort, report);
  await importing(ready, server.ask, effort, report);
};

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, type Report } from './report.ts';

interface Side {
  address: string;
  tokens: string[];
}

interface Ready {
  small: Side;
  large: Side;
  writers: string[];
  bareAddress: string;
  kpis: { id: number; slug: string }[];
}

const headersOf = (token: string) => ({ 'x-application-id': 'mc_esg', authorization: `Bearer ${token}` });

/** Answers a second; anything but 2xx is a fault of the bench. */
async function throughput(url: string, requests: autocannon.Request[], seconds: number, connections: number) {
  const result = await autocannon({ url, requests, duration: seconds, connections, timeout: 20 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

/** Reading with many organisations costs at most 1.3 times what it costs with few. Taken in turns. */
async function reading({ small, large, kpis }: Ready, { title, row }: Report): Promise<void> {
  title('Reading among 10 million records against 10 thousand');
  const calls = {
    'history of an organisation': '/api/v1/tracking/kpi-history',
    'history of one KPI': `/api/v1/tracking/kpi-history/${kpis[0]?.id}`,
    'latest records': '/api/v1/tracking/kpi-records',
    'company data': '/api/v1/tracking/company-data',
  };
  for (const [name, path] of Object.entries(calls)) {
    const at = (side: Side, seconds: number) =>
      throughput(
        side.address,
        side.tokens.map((token) => ({ method: 'GET', path, headers: headersOf(token) })),
        seconds,
        4,
      );
    await at(small, 2);
    await at(large, 3);
    const ratios: number[] = [];
    let both = [0, 0];
    for (let round = 0; round < 5; round++) {
      both = [await at(small, 3), await at(large, 3)];
      ratios.push((both[0] ?? 0) / (both[1] ?? 1));
    }
    const cost = median(ratios);
    row(
      name,
      `${cost.toFixed(2)} times the cost (${both.map((each) => each.toFixed(0)).join(' : ')} a second)`,
      cost <= 1.3,
    );
  }
}

/** Periods and KPIs that are used once each. */
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
  { title, row }: Report,
): Promise<void> {
  title('Writing a record against a bare insert');
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
  await throughput(large.address, [real], 2, 20);
  await throughput(bareAddress, [bare], 1, 20);
  const ratios: number[] = [];
  let both = [0, 0];
  for (let round = 0; round < 5; round++) {
    both = [await throughput(large.address, [real], 2, 20), await throughput(bareAddress, [bare], 1, 20)];
    ratios.push((both[0] ?? 0) / (both[1] ?? 1));
  }
  const share = median(ratios);
  row(
    'record',
    `${share.toFixed(2)} of bare (${both.map((each) => each.toFixed(0)).join(' : ')} a second, wanted 0.6)`,
    share >= 0.6,
  );
}

type Ask = <Answer>(message: object) => Promise<Answer>;

async function importing({ large, kpis }: Ready, ask: Ask, { title, row }: Report): Promise<void> {
  title('Import of 10,000 rows against raw COPY of the same rows');
  const places = unusedPeriods(kpis).take(10_000).toArray();
  const slugs = new Map(kpis.map(({ id, slug }) => [id, slug]));
  const table = `Kennzahl;Von;Bis;Wert\n${places
    .map(({ kpiId, periodStart, periodEnd }) => `${slugs.get(kpiId)};${periodStart};${periodEnd};100`)
    .join('\n')}`;
  const ratios: number[] = [];
  let both = [0, 0];
  for (let round = 0; round < 5; round++) {
    const copy = places.map(({ kpiId, periodStart, periodEnd }) => [kpiId, periodStart, periodEnd, '100']);
    const { milliseconds } = await ask<{ milliseconds: number }>({ copy });
    const { token } = await ask<{ token: string }>({ newcomer: true });
    const form = new FormData();
    form.set('import', new Blob([JSON.stringify({ confirmed: true })], { type: 'application/json' }));
    form.set('file', new Blob([table]), 'werte.csv');
    const begun = performance.now();
    const response = await fetch(`${large.address}/api/v1/tracking/kpi-records/import`, {
      method: 'POST',
      headers: headersOf(token),
      body: form,
    });
    const took = performance.now() - begun;
    if (!response.ok) throw new Error(`The import answers ${response.status}: ${await response.text()}`);
    both = [milliseconds, took];
    ratios.push(milliseconds / took);
  }
  const share = median(ratios);
  row(
    'import',
    `${share.toFixed(2)} of COPY (${both.map((each) => each.toFixed(0)).join(' : ')} ms, wanted 0.3)`,
    share >= 0.3,
  );
}

/** Takes minutes and some gigabytes: `npm run bench -- kpi`. */
export async function kpiBench(report: Report): Promise<void> {
  const server = fork(join(import.meta.dirname, 'kpi-server.ts'), { stdio: 'inherit' });
  const diedEarly = () => process.exit(1);
  server.once('exit', diedEarly);
  const answer = async () => (await once(server, 'message'))[0];
  const ask: Ask = async (message) => {
    server.send(message);
    return answer();
  };
  try {
    const ready: Ready = await answer();
    await reading(ready, report);
    await writingRecords(ready, report);
    await importing(ready, ask, report);
  } finally {
    server.off('exit', diedEarly);
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

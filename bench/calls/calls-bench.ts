import { join } from 'node:path';
import type { RunBench } from '../lib/bench.ts';
import type { CpuAnswer, ReadCpu } from '../lib/cpu-time.ts';
import { forkProcess } from '../lib/forked-process.ts';
import type { Report } from '../lib/report.ts';
import { median, percentile } from '../lib/statistics.ts';
import type { Turn } from '../lib/turn.ts';
import type { Targets } from './calls-server.ts';
import { compare, type Load, load } from './load.ts';

const wanted = {
  list: 0.85,
  write: 0.85,
  page: 0.5,
  guide: 0.5,
  submit: 0.5,
  firstCallMs: 30,
  overload: 0.85,
  storm: 0.2,
} as const;
const compared = ['list', 'write', 'page', 'guide', 'submit'] as const;

interface Measuring {
  rounds: number;
  seconds: number;
}

interface Context {
  targets: Targets;
  effort: Measuring;
  report: Report;
  turn: Turn;
  /** The processor time of the server in microseconds. */
  cpu: ReadCpu;
}

const measuring = { full: { rounds: 5, seconds: 3 }, quick: { rounds: 3, seconds: 1 } } as const;

/** Compares calls of the real application with a bare handler that does the same work. */
export const runCalls: RunBench = async ({ cluster, folder, options, report, atEnd, turn }) => {
  const { server, targets } = await turn(async () => {
    const server = forkProcess(join(import.meta.dirname, 'calls-server.ts'), { cluster, folder }, atEnd);
    return { server, targets: await server.next<Targets>() };
  });
  const cpu = async () => (await server.ask<CpuAnswer>({ cpu: true })).microseconds;
  const effort = options.isQuick ? measuring.quick : measuring.full;
  const context = { targets, effort, report, turn, cpu };
  await comparisons(context);
  await firstCalls(context);
  await overload(context);
  await loginStorm(context);
};

async function comparisons({ targets, effort, report, ...measuring }: Context): Promise<void> {
  const group = report.group({
    title:
      'Throughput against a bare handler with the same statements on the same pool, or with the same bytes',
    why: 'What the application does around the database decides how many people one small server serves.',
    look: 'server/src/platform/http (what every call passes), then the service of the operation; a CPU profile of the server says which',
  });
  for (const name of compared) {
    const { real, bare, ratio, cpu } = await compare(targets[name], effort, measuring);
    group.budget({
      name,
      value: ratio,
      unit: 'of bare',
      wanted: { atLeast: wanted[name] },
      detail: `${real.toFixed(0)} : ${bare.toFixed(0)} a second`,
    });
    group.budget({ name: `${name}, CPU per call`, value: cpu, unit: 'µs', wanted: 'anything' });
  }
}

/** No page is in the cache, because each is one of ten thousand. */
async function firstCalls({ targets, report, turn }: Context): Promise<void> {
  const { url, headers } = targets.guides;
  const group = report.group({
    title: 'The first call of a page among 10,000',
    why: 'Most pages are read seldom, so most visitors meet one that is not in the cache.',
    look: 'server/src/modules/content/published-pages.views.ts (how it is found) and server/src/site/render-page.ts (how it is drawn)',
  });
  const times: number[] = [];
  await turn(async () => {
    // Node loads its HTTP client with the first call, which must not count.
    await (await fetch(targets.page.real.url)).arrayBuffer();
    for (let n = 1; n <= 200; n += 1) {
      const begun = performance.now();
      const answer = await fetch(`${url}${n * 47}`, { headers: { ...headers } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url}${n * 47} answers ${answer.status}`);
      times.push(performance.now() - begun);
    }
  });
  group.budget({
    name: 'first call, 99 of 100 within',
    value: percentile(times, 0.99),
    unit: 'ms',
    wanted: { atMost: wanted.firstCallMs },
    detail: `${median(times).toFixed(1)} ms in the middle`,
  });
}

/** Uses three times the connections that already keep the application busy, in turns with these. */
async function overload({ targets, effort, report, turn }: Context): Promise<void> {
  const { real } = targets.list;
  const group = report.group({
    title: 'Three times more than it can serve',
    why: 'A server that is asked for too much goes on serving as many as it can, and refuses the rest at once.',
    look: 'server/src/platform/http/admission.ts (what refuses calls) and server/src/platform/database/connection-shares.ts',
  });
  const seconds = Math.max(2, effort.seconds);
  const loadWith = (connections: number) => turn(() => load(real, seconds, connections));
  await loadWith(100);
  const shares: number[] = [];
  const refused: number[] = [];
  const unanswered: string[] = [];
  let failed = 0;
  for (let round = 0; round < effort.rounds; round++) {
    const best = await loadWith(100);
    const over = await loadWith(300);
    shares.push(over.goodput / best.goodput);
    refused.push(over.refused);
    failed += over.failed;
    unanswered.push(...over.reasons);
  }
  group.budget({
    name: 'goodput',
    value: median(shares),
    unit: 'of the best',
    wanted: { atLeast: wanted.overload },
    detail: `${median(refused).toFixed(0)} refused a second`,
  });
  group.budget({
    name: 'neither served nor refused',
    value: failed,
    unit: 'calls',
    wanted: { atMost: 0 },
    findings: unanswered,
  });
  const after = await loadWith(20);
  const served = after.goodput * seconds;
  group.budget({
    name: 'served again afterwards',
    value: served / (served + after.refused * seconds + after.failed),
    unit: 'of all calls',
    wanted: { atLeast: 1 },
    detail: `${after.goodput.toFixed(0)} a second`,
    findings: after.reasons,
  });
}

/** Hashing a password uses two cores for a long time. Other calls must still be served. */
async function loginStorm({ targets, report, turn }: Context): Promise<void> {
  const { list, login } = targets;
  const group = report.group({
    title: 'Other calls while 50 clients sign in without pause',
    why: 'Somebody who tries passwords must not keep the others from their work.',
    look: 'server/src/platform/secrets/passwords.ts (how many are hashed at once)',
  });
  const calm = await turn(() => load(list.real, 3, 5));
  const [storm, during] = await turn(() => Promise.all([load(login, 5, 50), load(list.real, 4, 5)]));
  group.budget({
    name: 'list',
    value: during.goodput / calm.goodput,
    unit: 'of the calm',
    wanted: { atLeast: wanted.storm },
    detail: `${during.goodput.toFixed(0)} : ${calm.goodput.toFixed(0)} a second, p99 ${during.p99} ms`,
  });
  const noneFailed = (name: string, { failed, reasons }: Load, detail: string) =>
    group.budget({
      name,
      value: failed,
      unit: 'calls',
      wanted: { atMost: 0 },
      detail,
      findings: reasons,
    });
  noneFailed('list, neither served nor refused', during, `${during.refused.toFixed(0)} refused a second`);
  noneFailed(
    'sign-ins, neither served nor refused',
    storm,
    `${storm.goodput.toFixed(0)} served a second, ${storm.refused.toFixed(0)} refused`,
  );
}

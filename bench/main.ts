import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { administrationBench } from './administration-bench.ts';
import { kpiBench } from './kpi-bench.ts';
import { compare, load, type Target } from './load.ts';
import { offersBench } from './offers-bench.ts';
import { questionnairesBench } from './questionnaires-bench.ts';
import { createReport, median } from './report.ts';
import { reportDocumentsBench } from './report-documents-bench.ts';
import { reportsBench } from './reports-bench.ts';

interface Targets {
  list: { real: Target; bare: Target };
  write: { real: Target; bare: Target };
  page: { real: Target; bare: Target };
  guide: { real: Target; bare: Target };
  submit: { real: Target; bare: Target };
  guides: Target;
  login: Target;
}

const wanted = {
  list: 0.7,
  write: 0.6,
  page: 0.5,
  guide: 0.5,
  submit: 0.5,
  firstCallMs: 50,
  overload: 0.85,
  storm: 0.2,
};
const report = createReport(console.log);
const { title, row } = report;

async function comparisons({ list, write, page, guide, submit }: Targets): Promise<void> {
  title(
    'Throughput against a bare handler with the same statements on the same pool, or with the same bytes',
  );
  for (const [name, pair] of Object.entries({ list, write, page, guide, submit })) {
    const { real, bare, ratio } = await compare(pair.real, pair.bare);
    const limit = wanted[name as 'list' | 'write' | 'page' | 'guide' | 'submit'];
    row(
      name,
      `${ratio.toFixed(2)} of bare (${real.toFixed(0)} : ${bare.toFixed(0)} a second, wanted ${limit})`,
      ratio >= limit,
    );
  }
}

/** Nothing of them is at hand: each is read among ten thousand. */
async function firstCalls({ guides: { url, headers } }: Targets): Promise<void> {
  title('The first call of a page among 10,000');
  const times: number[] = [];
  for (let n = 1; n <= 200; n += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}${n * 47}`, { headers: { ...headers } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}${n * 47} answers ${answer.status}`);
    times.push(performance.now() - begun);
  }
  const slowest = times.toSorted((one, other) => one - other).at(-3) ?? 0;
  row(
    'first call',
    `${median(times).toFixed(1)} ms, 99 of 100 within ${slowest.toFixed(1)} ms (wanted ${wanted.firstCallMs})`,
    slowest <= wanted.firstCallMs,
  );
}

/** Three times the connections that already keep it fully busy, in turns with these. */
async function overload({ list }: Targets): Promise<void> {
  title('Three times more than it can serve');
  await load(list.real, 3, 100);
  const shares: number[] = [];
  const refused: number[] = [];
  let failed = 0;
  for (let round = 0; round < 5; round++) {
    const best = await load(list.real, 3, 100);
    const over = await load(list.real, 3, 300);
    shares.push(over.goodput / best.goodput);
    refused.push(over.refused);
    failed += over.failed;
  }
  const share = median(shares);
  row(
    'goodput',
    `${share.toFixed(2)} of the best, ${median(refused).toFixed(0)} refused a second (wanted ${wanted.overload})`,
    share >= wanted.overload,
  );
  row('neither served nor refused', String(failed), failed === 0);
  const after = await load(list.real, 3, 20);
  row(
    'served again afterwards',
    `${after.goodput.toFixed(0)} a second`,
    after.refused === 0 && after.failed === 0,
  );
}

/** Hashing a password takes long on purpose, and two cores; others are served beside it all the same. */
async function loginStorm({ list, login }: Targets): Promise<void> {
  title('Other calls while 50 clients sign in without pause');
  const calm = await load(list.real, 3, 5);
  const [storm, during] = await Promise.all([load(login, 5, 50), load(list.real, 4, 5)]);
  const share = during.goodput / calm.goodput;
  row(
    'list',
    `${share.toFixed(2)} of the calm (${during.goodput.toFixed(0)} : ${calm.goodput.toFixed(0)} a second, p99 ${during.p99} ms, wanted ${wanted.storm})`,
    share >= wanted.storm && during.failed === 0,
  );
  row(
    'sign-ins',
    `${storm.goodput.toFixed(0)} a second, ${storm.refused.toFixed(0)} refused`,
    storm.failed === 0,
  );
}

if (process.argv.includes('kpi')) {
  await kpiBench(report);
  process.exit(report.end());
}

if (process.argv.includes('administration')) {
  await administrationBench(report);
  process.exit(report.end());
}

if (process.argv.includes('questionnaires')) {
  await questionnairesBench(report);
  process.exit(report.end());
}

if (process.argv.includes('report-documents')) {
  await reportDocumentsBench(report);
  process.exit(report.end());
}

if (process.argv.includes('reports')) {
  await reportsBench(report);
  process.exit(report.end());
}

if (process.argv.includes('offers')) {
  await offersBench(report);
  process.exit(report.end());
}

const server = fork(join(import.meta.dirname, 'bench-server.ts'), { stdio: 'inherit' });
const diedEarly = () => process.exit(1);
server.once('exit', diedEarly);
try {
  const [targets] = (await once(server, 'message')) as [Targets];
  await comparisons(targets);
  await firstCalls(targets);
  await overload(targets);
  await loginStorm(targets);
} finally {
  server.off('exit', diedEarly);
  server.kill('SIGTERM');
  await once(server, 'exit');
}
process.exitCode = report.end();

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import budgets from './budgets.json' with { type: 'json' };
import { homeFirstLoad } from './bundle-size.ts';
import { kpiBench } from './kpi-bench.ts';
import { compare, load, type Target } from './load.ts';

interface Targets {
  list: { real: Target; bare: Target };
  write: { real: Target; bare: Target };
  login: Target;
}

const wanted = { list: 0.7, write: 0.6, overload: 0.8 };
const row = (name: string, text: string, good: boolean) =>
  console.log(`  ${good ? 'ok ' : 'LOW'}  ${name.padEnd(34)} ${text}`);

async function comparisons({ list, write }: Targets): Promise<void> {
  console.log('\nThroughput against a bare handler with the same statements on the same pool');
  for (const [name, pair] of Object.entries({ list, write })) {
    const { real, bare, ratio } = await compare(pair.real, pair.bare);
    const limit = wanted[name as 'list' | 'write'];
    row(
      name,
      `${ratio.toFixed(2)} of bare (${real.toFixed(0)} : ${bare.toFixed(0)} a second, wanted ${limit})`,
      ratio >= limit,
    );
  }
}

/** Three times the connections that already keep it fully busy. */
async function overload({ list }: Targets): Promise<void> {
  console.log('\nThree times more than it can serve');
  const best = await load(list.real, 5, 100);
  const over = await load(list.real, 5, 300);
  const after = await load(list.real, 3, 20);
  const share = over.goodput / best.goodput;
  row(
    'goodput',
    `${share.toFixed(2)} of the best, ${over.refused.toFixed(0)} refused a second`,
    share >= wanted.overload,
  );
  row('neither served nor refused', String(over.failed), over.failed === 0);
  row(
    'served again afterwards',
    `${after.goodput.toFixed(0)} a second`,
    after.refused === 0 && after.failed === 0,
  );
}

/** Hashing a password takes long on purpose; nobody else may feel it. */
async function loginStorm({ list, login }: Targets): Promise<void> {
  console.log('\nOther calls while 50 clients sign in without pause');
  const calm = await load(list.real, 3, 5);
  const [storm, during] = await Promise.all([load(login, 5, 50), load(list.real, 4, 5)]);
  row(
    'list',
    `${during.goodput.toFixed(0)} a second (calm ${calm.goodput.toFixed(0)}), p99 ${during.p99} ms`,
    during.failed === 0,
  );
  row(
    'sign-ins',
    `${storm.goodput.toFixed(0)} a second, ${storm.refused.toFixed(0)} refused`,
    storm.failed === 0,
  );
}

function bundles(): void {
  console.log('\nJavaScript of the first load, gzip');
  const { javascriptGzip } = homeFirstLoad(join(import.meta.dirname, '../web/dist'));
  const budget = budgets.home.javascriptGzip;
  row('home', `${(javascriptGzip / 1000).toFixed(1)} kB of ${budget / 1000} kB`, javascriptGzip <= budget);
}

if (process.argv.includes('kpi')) {
  await kpiBench();
  process.exit(0);
}

const server = fork(join(import.meta.dirname, 'bench-server.ts'), { stdio: 'inherit' });
const [targets] = (await Promise.race([
  once(server, 'message'),
  once(server, 'exit').then(() => process.exit(1)),
])) as [Targets];
try {
  await comparisons(targets);
  await overload(targets);
  await loginStorm(targets);
  bundles();
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

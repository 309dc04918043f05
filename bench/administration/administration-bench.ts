import { buildApp } from '../../server/src/app.ts';
import { readModuleSettings } from '../../server/src/module-settings.ts';
import { anAdministrator, signedIn } from '../../server/test/factories/accounts.ts';
import { openOwnDatabase, silentLog } from '../lib/application.ts';
import type { BenchContext, RunBench } from '../lib/bench.ts';
import { percentile } from '../lib/statistics.ts';
import { type AdministrationSize, seedAdministration } from './administration-seed.ts';

const wanted = { listMs: 100, bulkMs: 2_250 } as const;
const sizes = {
  full: { accounts: 100_000, entries: 1_000_000, rounds: 20 },
  quick: { accounts: 10_000, entries: 100_000, rounds: 10 },
} as const;

/**
 * Returns the addresses of a first and a later page, each order, each filter, and searches with many, few and
 * no matches.
 */
function callsAmong({ accounts }: AdministrationSize): string[] {
  const last = accounts / 20 - 1;
  const middle = (last + 1) / 2;
  // Every fifth is called Anna.
  const lastAnna = accounts / 5 / 20 - 1;
  return [
    '/accounts',
    `/accounts?page=${middle - middle / 5}`,
    `/accounts?page=${middle}`,
    `/accounts?page=${last}`,
    '/accounts?sort=lastName',
    `/accounts?sort=lastName&page=${middle}`,
    `/accounts?sort=lastName&page=${last}`,
    '/accounts?sort=-lastLoginAt',
    `/accounts?sort=-lastLoginAt&page=${last}`,
    `/accounts?sort=email&page=${middle}`,
    `/accounts?sort=email&page=${last}`,
    '/accounts?sort=-createdAt&status=SPAM',
    '/accounts?query=anna',
    `/accounts?query=anna&page=${(lastAnna + 1) / 2}`,
    `/accounts?query=anna&page=${lastAnna}`,
    '/accounts?query=3%40bench-777.example',
    '/accounts?query=nobody-has-this-name',
    '/admin/audit',
    '/admin/audit?page=499',
    '/admin/audit?sort=at',
    '/admin/audit?action=team.invited',
    '/admin/audit?action=job.discarded',
    '/admin/audit?actorId=777',
    '/admin/audit?inTheNameOf=777',
    '/admin/audit?organisationId=777',
    '/admin/audit?subject=account%3A777',
    '/admin/audit?action=login.failed&from=2025-06-01&to=2025-06-30',
    '/admin/audit?from=2025-11-15&to=2025-11-15',
    '/admin/audit?query=account%3A777',
    '/admin/audit?query=offer',
    '/admin/audit?query=3%40bench-777.example',
    '/admin/audit?query=firma',
    '/admin/audit?query=anna',
    '/admin/audit?query=eingeladen',
    '/admin/audit?query=gesperrt',
    '/admin/audit?query=anna%20eingeladen',
    '/admin/audit?query=nobody-has-this-name',
    '/admin/overview',
  ];
}

/** The actions run in this order, because each needs the state that the previous one left. */
const bulkActions = ['block', 'unblock', 'delete', 'restore'];

/** Measures lists with many rows and actions on a thousand accounts. */
export const runAdministration: RunBench = async (context) => {
  const size = context.options.isQuick ? sizes.quick : sizes.full;
  const ask = await context.turn(() => askApplication(context, size));
  await lists(ask, size, context);
  await bulks(ask, context);
};

/**
 * Returns the duration of a call on the server in milliseconds and its answer, or nothing if it took too
 * long.
 */
type Ask = <Answer>(url: string, payload?: object) => Promise<{ took: number; answer: Answer | undefined }>;

/** A call that exceeds the time limit gets this status. */
const tookTooLong = 503;

async function askApplication({ atEnd, ...place }: BenchContext, size: AdministrationSize): Promise<Ask> {
  const { platform } = await openOwnDatabase(place, 'bench_administration', atEnd, {
    seed: (adminConnectionString) => seedAdministration(adminConnectionString, size),
  });
  const { server } = await buildApp({
    platform,
    settings: readModuleSettings({ DEMO: 'off' }),
    log: silentLog,
    web: { current: '/nowhere' },
    built: undefined,
  });
  atEnd(() => server.close());
  await platform.jobs.start();
  const administrator = await anAdministrator(platform);
  const { token } = await signedIn({ platform, client: () => ({}) as never }, administrator);
  return async (url, payload) => {
    const begun = performance.now();
    const { statusCode, body } = await server.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}`, 'x-application-id': 'mc_esg' },
      ...(payload && { payload }),
    });
    const took = performance.now() - begun;
    if (statusCode === tookTooLong) return { took, answer: undefined };
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
    return { took, answer: JSON.parse(body) };
  };
}

async function lists(
  ask: Ask,
  { rounds, ...size }: AdministrationSize & { rounds: number },
  { report, turn }: BenchContext,
): Promise<void> {
  const group = report.group({
    title: `Lists over ${size.accounts} accounts and ${size.entries} entries of the log (95th percentile of ${rounds})`,
    why: 'Lists stay quick for an operator who has as many customers as a country has companies.',
    look: 'the plan of the list (server/test/lists/list-plans.test.ts shows how), its indexes, and how it counts its total',
    isSizeBound: true,
  });
  for (const call of callsAmong(size)) {
    const times: number[] = [];
    await turn(async () => {
      for (let round = 0; round < rounds; round += 1) times.push((await ask(call)).took);
    });
    const value = percentile(times, 0.95);
    group.budget({ name: call, value, unit: 'ms', wanted: { atMost: wanted.listMs } });
  }
}

async function bulks(ask: Ask, { report, turn }: BenchContext): Promise<void> {
  const group = report.group({
    title: 'A thousand accounts at once',
    why: 'A bulk action is one call, which may take 4.5 s; half of that leaves room for a slower machine.',
    look: 'the bulk actions of server/src/modules/accounts (how many statements a thousand accounts take)',
  });
  const ids = Array.from({ length: 1_000 }, (_, index) => 1_000 + index * 7);
  const within = (name: string, value: number, done: readonly unknown[] | undefined) =>
    group.budget({
      name,
      value,
      unit: 'ms',
      wanted: { atMost: wanted.bulkMs },
      detail: done ? `${done.length} accounts` : 'refused, because it took longer than a call may',
    });
  for (const action of bulkActions) {
    const preview = await turn(() =>
      ask<{ items: { id: number; version: number }[] }>(`/admin/accounts/${action}/preview`, { ids }),
    );
    const shown = preview.answer?.items;
    within(`${action}, preview`, preview.took, shown);
    if (!shown) continue;
    const items = shown.map(({ id, version }) => ({ id, version }));
    const { took, answer } = await turn(() =>
      ask<{ done: unknown[] }>(`/admin/accounts/${action}`, { items }),
    );
    within(action, took, answer?.done);
  }
}

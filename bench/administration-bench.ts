import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../server/src/app.ts';
import { readModuleSettings } from '../server/src/module-settings.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openPlatform } from '../server/src/platform/open-platform.ts';
import { anAdministrator, signedIn } from '../server/test/factories/accounts.ts';
import { accounts, entries, seedAdministration } from './administration-seed.ts';
import type { Report } from './report.ts';

const wantedMs = 100;
const rounds = 20;

/** One page as a screen asks for it, a later one, each order, each filter, and words that many, few and none match. */
const calls: readonly string[] = [
  '/accounts',
  '/accounts?page=2000',
  '/accounts?page=2500',
  '/accounts?page=4999',
  '/accounts?sort=lastName',
  '/accounts?sort=lastName&page=2500',
  '/accounts?sort=lastName&page=4999',
  '/accounts?sort=-lastLoginAt',
  '/accounts?sort=-lastLoginAt&page=4999',
  '/accounts?sort=email&page=2500',
  '/accounts?sort=email&page=4999',
  '/accounts?sort=-createdAt&status=SPAM',
  '/accounts?query=anna',
  '/accounts?query=anna&page=500',
  '/accounts?query=anna&page=999',
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

/** One after the other: each finds the thousand as the one before has left them. */
const bulkActions = ['block', 'unblock', 'delete', 'restore'];
const bulkWantedMs = 2_250;

/** What an administrator waits for who looks into full lists, and acts on a thousand at once. */
export async function administrationBench({ title, row }: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'metra-bench-administration-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const connectionString = postgres.connectionString();
  await migrate({ connectionString });
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', DEMO: 'off' };
  const configuration = readConfiguration(environment);
  const log = pino({ level: 'silent' });
  const platform = await openPlatform({
    configuration,
    connectionString,
    clock: systemClock,
    log,
    works: false,
  });
  try {
    await seedAdministration(connectionString);
    const settings = readModuleSettings(environment);
    const { server } = await buildApp({
      platform,
      settings,
      log,
      web: { current: '/nowhere' },
      built: undefined,
    });
    await platform.jobs.start();
    const { token } = await signedIn(
      { platform, client: () => ({}) as never },
      await anAdministrator(platform),
    );
    title(`Lists over ${accounts} accounts and ${entries} entries of the log (95th percentile of ${rounds})`);
    const ask = async (url: string, payload?: object) => {
      const begun = performance.now();
      const { statusCode, body } = await server.inject({
        method: payload ? 'POST' : 'GET',
        url: `/api/v1${url}`,
        headers: { authorization: `Bearer ${token}`, 'x-application-id': 'mc_esg' },
        ...(payload && { payload }),
      });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
      return { took: performance.now() - begun, answer: JSON.parse(body) };
    };
    for (const call of calls) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push((await ask(call)).took);
      const slowest = times.toSorted((a, b) => a - b)[Math.floor(rounds * 0.95) - 1] ?? Number.NaN;
      row(call, `${slowest.toFixed(1)} ms (wanted ${wantedMs})`, slowest < wantedMs);
    }
    title('A thousand accounts at once');
    const ids = Array.from({ length: 1_000 }, (_, index) => 1_000 + index * 7);
    for (const action of bulkActions) {
      const { answer, took: previewed } = await ask(`/admin/accounts/${action}/preview`, { ids });
      const items = answer.items.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
      const { answer: outcome, took } = await ask(`/admin/accounts/${action}`, { items });
      row(
        action,
        `${took.toFixed(0)} ms, preview ${previewed.toFixed(0)} ms, ${outcome.done.length} done (wanted ${bulkWantedMs})`,
        Math.max(took, previewed) < bulkWantedMs,
      );
    }
    await server.close();
  } finally {
    await platform.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastify from 'fastify';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pino } from 'pino';
import { buildApp } from '../server/src/app.ts';
import { readModuleSettings } from '../server/src/module-settings.ts';
import { seedCatalogue } from '../server/src/modules/catalogue/catalogue.module.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openPlatform } from '../server/src/platform/open-platform.ts';
import { aMember, signedIn } from '../server/test/factories/accounts.ts';
import { aSubscription } from '../server/test/factories/subscriptions.ts';
import { seedRecords } from './kpi-seed.ts';

/** Two applications on one PostgreSQL: one with few organisations, one with many. */
const dataDir = mkdtempSync(join(tmpdir(), 'metra-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
const log = pino({ level: 'silent' });

async function application(name: string, organisations: number) {
  const connectionString = postgres.connectionString(name);
  if (name !== 'metra') {
    const admin = new pg.Client({ connectionString: postgres.adminConnectionString('postgres') });
    await admin.connect();
    await admin.query(`create database ${name} owner metra`);
    await admin.end();
  }
  await migrate({ connectionString });
  const configuration = readConfiguration({
    DATA_DIR: join(dataDir, name),
    LOG_LEVEL: 'silent',
    PORT: '0',
    DEMO: 'off',
  });
  const platform = await openPlatform({ configuration, connectionString, clock: systemClock, log });
  await seedCatalogue(platform.database);
  const begun = performance.now();
  await seedRecords(postgres.adminConnectionString(name), organisations);
  console.log(
    `  seeded ${organisations} organisations in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
  const { server } = await buildApp({
    platform,
    settings: readModuleSettings({}),
    log,
    web: { current: '/nowhere' },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    platform,
    server,
    address,
    close: async () => {
      await server.close();
      await platform.close();
    },
  };
}

type Application = Awaited<ReturnType<typeof application>>;

/** Someone to ask as, in as many organisations as asked for, spread over all. */
async function people({ platform }: Application, count: number) {
  const { rows } = await platform.database.pool.query<{ id: number }>(
    `select id from organisations where slug like 'bench-%' order by md5(slug) limit $1`,
    [count],
  );
  const tokens: string[] = [];
  for (const { id } of rows) {
    const member = await aMember(platform, { organisationId: id });
    await aSubscription(platform, id);
    tokens.push((await signedIn({ platform, client: () => ({}) as never }, member)).token);
  }
  return tokens;
}

/** An organisation without records, as its own target for writing. */
async function newcomer({ platform }: Application) {
  const member = await aMember(platform);
  await aSubscription(platform, member.organisationId);
  const { token } = await signedIn({ platform, client: () => ({}) as never }, member);
  return { token, accountId: member.id, organisationId: member.organisationId };
}

const small = await application('small', 5);
const large = await application('metra', Number(process.env.BENCH_ORGANISATIONS ?? 5_000));
const { pool } = large.platform.database;
const kpis = (
  await pool.query<{ id: number; slug: string; unit_code: string }>(
    `select id, slug, unit_code from kpis where organisation_id is null and formula is null and frequency = 'MONTH' order by id`,
  )
).rows;
await pool.query(`insert into organisation_kpis select o.id, k.id from organisations o, kpis k
  where o.operator and k.organisation_id is null on conflict do nothing`);
const {
  rows: [operator],
} = await pool.query<{ id: number }>('select id from organisations where operator');

/** Insert and nothing else, on the same pool. */
const bare = fastify({ logger: false });
bare.post('/insert', async (request) => {
  const { kpiId, periodStart, periodEnd, value } = request.body as Record<string, unknown>;
  const { rows } = await pool.query({
    name: 'bare_insert',
    text: `insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value,
        quality, created_at, updated_at)
      values ($1, $2, $3, $4, $5, 'kW.h', $5, 'MEASURED', now(), now()) returning *`,
    values: [operator?.id, kpiId, periodStart, periodEnd, value],
  });
  return rows[0];
});
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

/** The rows of an import, straight into the table: the same indexes and constraints, nothing checked or kept beside. */
async function rawCopy(
  lines: readonly (readonly [kpi: number, start: string, end: string, value: string])[],
) {
  const { organisationId, accountId } = await newcomer(large);
  await pool.query('insert into organisation_kpis select $1, id from kpis where organisation_id is null', [
    organisationId,
  ]);
  const client = new pg.Client({ connectionString: postgres.connectionString() });
  await client.connect();
  const text = lines
    .map(
      ([kpi, start, end, value]) =>
        `${organisationId}\t${kpi}\t${start}\t${end}\t${value}\tkW.h\t${value}\tMEASURED\t${accountId}\t2026-11-01\t2026-11-01\n`,
    )
    .join('');
  const begun = performance.now();
  await pipeline(
    Readable.from([text]),
    client.query(
      copyFrom(`copy kpi_records (organisation_id, kpi_id, period_start,
    period_end, value, unit_code, canonical_value, quality, author_account_id, created_at, updated_at) from stdin`),
    ),
  );
  const milliseconds = performance.now() - begun;
  await client.end();
  return milliseconds;
}

process.on('message', async (message: { copy: Parameters<typeof rawCopy>[0] } | { newcomer: true }) => {
  if ('copy' in message) process.send?.({ milliseconds: await rawCopy(message.copy) });
  else process.send?.({ token: (await newcomer(large)).token });
});
process.once('SIGTERM', async () => {
  await bare.close();
  await small.close();
  await large.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});

process.send?.({
  small: { address: small.address, tokens: await people(small, 5) },
  large: { address: large.address, tokens: await people(large, 50) },
  writers: await Promise.all(Array.from({ length: 20 }, async () => (await newcomer(large)).token)),
  bareAddress,
  kpis,
});

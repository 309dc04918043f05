import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { buildApp } from '../../server/src/app.ts';
import { readModuleSettings } from '../../server/src/module-settings.ts';
import { aMember, signedIn } from '../../server/test/factories/accounts.ts';
import { aSubscription } from '../../server/test/factories/subscriptions.ts';
import { type OpenedDatabase, openOwnDatabase, silentLog } from '../lib/application.ts';
import type { Place } from '../lib/bench.ts';
import { answerCpuQuestions, type CpuQuestion } from '../lib/cpu-time.ts';
import { receiveTask } from '../lib/forked-process.ts';
import { type AtEnd, runToEnd } from '../lib/run-to-end.ts';
import { seed } from '../lib/seeding.ts';
import { seedRecords } from './kpi-seed.ts';

export interface KpiTask extends Place {
  /** The number of organisations in each of the two applications. */
  readonly organisations: { readonly small: number; readonly large: number };
}

export interface Side {
  address: string;
  tokens: string[];
}

export interface Ready {
  small: Side;
  large: Side;
  writers: string[];
  bareAddress: string;
  kpis: { id: number; slug: string }[];
}

/** A row of an import: KPI, start and end of the period, value. */
export type CopiedRow = readonly [kpi: number, start: string, end: string, value: string];

export type Question = { copy: readonly CopiedRow[] } | { newcomer: true } | CpuQuestion;

/** Serves two applications on one PostgreSQL: one with few organisations, one with many. */
runToEnd(async (atEnd) => {
  const { organisations, ...place } = await receiveTask<KpiTask>();
  const small = await application(place, 'bench_kpi_small', organisations.small, atEnd);
  const large = await application(place, 'bench_kpi_large', organisations.large, atEnd);
  await seed(large.adminConnectionString, 'the KPIs of the operator', ({ run }) =>
    run(
      'KPIs',
      `insert into organisation_kpis select o.id, k.id from organisations o, kpis k
        where o.operator and k.organisation_id is null on conflict do nothing`,
    ),
  );
  const { rows: kpis } = await large.platform.database.pool.query<{ id: number; slug: string }>(
    `select id, slug from kpis where organisation_id is null and formula is null and frequency = 'MONTH' order by id`,
  );
  answerCpuQuestions();
  process.on('message', async (question: Question) => {
    if ('copy' in question) process.send?.({ milliseconds: await rawCopy(large, question.copy) });
    if ('newcomer' in question) process.send?.({ token: (await newcomer(large)).token });
  });
  process.send?.({
    small: { address: small.address, tokens: await people(small, 5) },
    large: { address: large.address, tokens: await people(large, 50) },
    writers: await Promise.all(Array.from({ length: 20 }, async () => (await newcomer(large)).token)),
    bareAddress: await serveBareInsert(large, atEnd),
    kpis,
  } satisfies Ready);
  return undefined;
});

interface Application extends OpenedDatabase {
  address: string;
}

async function application(
  place: Place,
  name: string,
  organisations: number,
  atEnd: AtEnd,
): Promise<Application> {
  const database = await openOwnDatabase(place, name, atEnd, {
    works: true,
    seed: (adminConnectionString) => seedRecords(adminConnectionString, organisations),
  });
  const { server } = await buildApp({
    platform: database.platform,
    settings: readModuleSettings({}),
    log: silentLog,
    web: { current: '/nowhere' },
  });
  atEnd(() => server.close());
  return { ...database, address: await server.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Returns sessions in the given number of organisations, spread over all. */
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

/** Creates an organisation without records, as a target for writing. */
async function newcomer({ platform }: Application) {
  const member = await aMember(platform);
  await aSubscription(platform, member.organisationId);
  const { token } = await signedIn({ platform, client: () => ({}) as never }, member);
  return { token, accountId: member.id, organisationId: member.organisationId };
}

/** Serves an insert without anything else, on the same pool. */
async function serveBareInsert({ platform }: Application, atEnd: AtEnd): Promise<string> {
  const { pool } = platform.database;
  const { rows } = await pool.query<{ id: number }>('select id from organisations where operator');
  const bare: FastifyInstance = fastify({ logger: false });
  atEnd(() => bare.close());
  bare.post('/insert', async (request) => {
    const { kpiId, periodStart, periodEnd, value } = request.body as Record<string, unknown>;
    const inserted = await pool.query({
      name: 'bare_insert',
      text: `insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value,
        quality, created_at, updated_at)
      values ($1, $2, $3, $4, $5, 'kW.h', $5, 'MEASURED', now(), now()) returning *`,
      values: [rows[0]?.id, kpiId, periodStart, periodEnd, value],
    });
    return inserted.rows[0];
  });
  return bare.listen({ port: 0, host: '127.0.0.1' });
}

/** Copies the rows of an import into the table with its indexes and constraints, without any checks. */
async function rawCopy(to: Application, lines: readonly CopiedRow[]): Promise<number> {
  const { organisationId, accountId } = await newcomer(to);
  const text = lines
    .map(
      ([kpi, start, end, value]) =>
        `${organisationId}\t${kpi}\t${start}\t${end}\t${value}\tkW.h\t${value}\tMEASURED\t${accountId}\t2026-11-01\t2026-11-01\n`,
    )
    .join('');
  const client = new pg.Client({ connectionString: to.connectionString });
  await client.connect();
  try {
    await client.query(
      'insert into organisation_kpis select $1, id from kpis where organisation_id is null',
      [organisationId],
    );
    const begun = performance.now();
    await pipeline(
      Readable.from([text]),
      client.query(
        copyFrom(`copy kpi_records (organisation_id, kpi_id, period_start,
    period_end, value, unit_code, canonical_value, quality, author_account_id, created_at, updated_at) from stdin`),
      ),
    );
    return performance.now() - begun;
  } finally {
    await client.end();
  }
}

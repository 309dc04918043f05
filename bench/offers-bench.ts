import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { offers } from '@metra/contract/offers';
import type { Query } from '@metra/contract/operation';
import pg from 'pg';
import { pino } from 'pino';
import { seedCatalogue } from '../server/src/modules/catalogue/catalogue.module.ts';
import type { OfferPictures } from '../server/src/modules/offers/offer-pictures.service.ts';
import { offerSearchService } from '../server/src/modules/offers/search/offer-search.service.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { DatabaseClient } from '../server/src/platform/database/database-client.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openPlatform } from '../server/src/platform/open-platform.ts';
import { seedOffers } from './offers-seed.ts';
import type { Report } from './report.ts';

const wanted = { searchMs: 50, growth: 3, suggestionsMs: 20 } as const;
const rounds = 20;

/** The offers of the bench show none. */
const noPictures: OfferPictures = {
  replaceUses: async () => undefined,
  removeUses: async () => undefined,
  published: async () => new Map(),
  draft: async () => new Map(),
};

type Asked = Partial<Query<typeof offers.list>>;

const stuttgart = '48.78,9.18';

/** As people ask: common and rare words, mistyped ones, places, filters, everything at once, and nothing at all. */
const questions: readonly Asked[] = [
  {},
  { query: 'Energie' },
  { query: 'Solaranlage' },
  { query: 'Wärmepume' },
  { query: 'Photovoltaickanlage' },
  { query: 'Hinweisgeberschuzgesetz' },
  { query: 'Beratung und Förderung für Betriebe' },
  { query: 'Weiterbildungen zu Energie und Material' },
  { query: 'stress at work' },
  { query: 'Donaudampfschifffahrtsgesellschaft' },
  { query: 'Strom', categories: ['energy'], offerTypes: ['service', 'product'] },
  { query: 'Strom', location: stuttgart, radiusKm: 50 },
  { location: stuttgart, radiusKm: 25 },
  { location: stuttgart, radiusKm: 300, remote: 'EXCLUDED' },
  { location: '0,180', radiusKm: 20_000 },
  { remote: 'ONLY' },
  { categories: ['water', 'waste'] },
  { tags: ['renewables', 'saves-money'], containsAllTags: true },
  {
    query: 'Energie',
    tags: ['renewables'],
    categories: ['energy'],
    location: stuttgart,
    radiusKm: 100,
    remote: 'ONLY',
  },
  { query: 'Abwärme', page: 20 },
];

const typed = ['s', 'so', 'sol', 'wärm', 'energieber', 'ben', 'bench 1', 'xyzzy'];

/** Search among many offers: how long PostgreSQL works for it, and how that grows. */
export async function offersBench({ title, row }: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'metra-bench-offers-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const statements = timeOfStatements();
  try {
    const times: Record<string, number[]> = {};
    for (const [name, count] of [
      ['few', 1_000],
      ['metra', 100_000],
    ] as const) {
      const { service, close } = await searchAmong(postgres, name, dataDir, count);
      const call = { actor: null, language: 'de', idempotencyKey: undefined } as never;
      const search = (asked: Asked) =>
        service.search(call, { page: 0, pageSize: 20, radiusKm: 50, remote: 'INCLUDED', ...asked });
      title(`Search among ${count} offers, milliseconds in the database (95th percentile of ${rounds})`);
      times[name] = [];
      for (const asked of questions) {
        const { total } = await search(asked);
        const ms = await percentile(statements, () => search(asked));
        times[name]?.push(ms);
        row(JSON.stringify(asked).slice(0, 60), `${ms.toFixed(1)} ms, ${total} found`, ms < wanted.searchMs);
      }
      for (const text of typed) {
        const ms = await percentile(statements, () => service.suggestions(call, text));
        row(`suggestions for "${text}"`, `${ms.toFixed(1)} ms`, ms < wanted.suggestionsMs);
      }
      await close();
    }
    title('Growth from 1,000 to 100,000 offers');
    const [few, many] = [Math.max(...(times.few ?? [])), Math.max(...(times.metra ?? []))];
    row('the slowest question', `${(many / few).toFixed(1)} times`, many / few <= wanted.growth);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What each statement took, added up until it is asked for. */
function timeOfStatements() {
  let spent = 0;
  const query = DatabaseClient.prototype.query as (...input: unknown[]) => Promise<unknown>;
  DatabaseClient.prototype.query = async function timed(this: DatabaseClient, ...input: unknown[]) {
    const begun = performance.now();
    try {
      return await query.apply(this, input);
    } finally {
      spent += performance.now() - begun;
    }
  } as typeof DatabaseClient.prototype.query;
  return {
    take() {
      const ms = spent;
      spent = 0;
      return ms;
    },
  };
}

async function percentile(statements: ReturnType<typeof timeOfStatements>, work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    statements.take();
    await work();
    times.push(statements.take());
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds * 0.95) - 1] ?? Number.NaN;
}

async function searchAmong(
  postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>,
  name: string,
  dataDir: string,
  count: number,
) {
  if (name !== 'metra') {
    const admin = new pg.Client({ connectionString: postgres.adminConnectionString('postgres') });
    await admin.connect();
    await admin.query(`create database ${name} owner metra`);
    await admin.end();
  }
  const connectionString = postgres.connectionString(name);
  await migrate({ connectionString });
  const configuration = readConfiguration({
    DATA_DIR: join(dataDir, name),
    LOG_LEVEL: 'silent',
    PORT: '0',
    DEMO: 'off',
  });
  const log = pino({ level: 'silent' });
  const platform = await openPlatform({
    configuration,
    connectionString,
    clock: systemClock,
    log,
    works: false,
  });
  await seedCatalogue(platform.database);
  await seedOffers(postgres.adminConnectionString(name), count);
  const service = offerSearchService({
    ...platform,
    linkTo: () => '',
    pictures: noPictures,
    findPlace: async () => undefined,
    foundNothing: () => {},
  });
  return { service, close: () => platform.close() };
}

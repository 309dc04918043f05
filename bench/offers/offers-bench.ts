import type { Query } from '@metra/contract/core/operation';
import type { offers } from '@metra/contract/operations/offers';
import { offerSearchService } from '../../server/src/modules/marketplace/search/offer-search.service.ts';
import type { ContentPictures } from '../../server/src/modules/resources/resources.module.ts';
import { DatabaseClient } from '../../server/src/platform/database/database-client.ts';
import { openOwnDatabase } from '../lib/application.ts';
import type { BenchContext, RunBench } from '../lib/bench.ts';
import { percentile } from '../lib/statistics.ts';
import { seedOffers } from './offers-seed.ts';

const wanted = { searchMs: 30, growth: 3, suggestionsMs: 20 } as const;
const sizes = {
  full: { few: 1_000, many: 100_000, rounds: 20 },
  quick: { few: 1_000, many: 10_000, rounds: 10 },
} as const;

/** The offers of the bench have no pictures. */
const noPictures: ContentPictures = {
  replaceUses: async () => undefined,
  removeUses: async () => undefined,
  published: async () => new Map(),
  draft: async () => new Map(),
};

type Asked = Partial<Query<typeof offers.list>>;

const stuttgart = '48.78,9.18';

/**
 * Searches as people type them: common, rare and mistyped words, places, filters, everything at once, and an
 * empty search.
 */
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

/** Measures the PostgreSQL time of searches among many offers, and how it grows. */
export const runOffers: RunBench = async (context) => {
  const { few, many, rounds } = context.options.isQuick ? sizes.quick : sizes.full;
  const statements = timeOfStatements();
  const slowest = async (count: number) =>
    Math.max(...(await searchTimes(context, count, rounds, statements)));
  const [slowestOfFew, slowestOfMany] = [await slowest(few), await slowest(many)];
  context.report
    .group({
      title: `Growth from ${few} to ${many} offers`,
      why: 'A marketplace that grows a hundredfold must not make its search a hundred times slower.',
      look: 'the plan of the slowest question above: which index it uses, and what it reads in vain',
      isSizeBound: true,
    })
    .budget({
      name: 'the slowest question',
      value: slowestOfMany / slowestOfFew,
      unit: 'times',
      wanted: { atMost: wanted.growth },
      detail: `${slowestOfMany.toFixed(1)} : ${slowestOfFew.toFixed(1)} ms`,
    });
};

/** Returns the milliseconds of each search. */
async function searchTimes(
  { atEnd, report, turn, ...place }: BenchContext,
  count: number,
  rounds: number,
  statements: ReturnType<typeof timeOfStatements>,
): Promise<number[]> {
  const { platform } = await turn(() =>
    openOwnDatabase(place, `bench_offers_${count}`, atEnd, {
      seed: (adminConnectionString) => seedOffers(adminConnectionString, count),
    }),
  );
  const service = offerSearchService({
    ...platform,
    linkTo: () => '',
    pictures: noPictures,
    findPlace: async () => undefined,
    foundNothing: () => {},
  });
  const call = { actor: null, language: 'de', idempotencyKey: undefined } as never;
  const search = (asked: Asked) =>
    service.search(call, { page: 0, pageSize: 20, radiusKm: 50, remote: 'INCLUDED', ...asked });
  const slowestOf = async (work: () => Promise<unknown>) => {
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      statements.take();
      await work();
      measured.push(statements.take());
    }
    return percentile(measured, 0.95);
  };

  const group = report.group({
    title: `Search among ${count} offers, milliseconds in the database (95th percentile of ${rounds})`,
    why: 'Results are shown while somebody types, so each search has to be over before the next letter.',
    look: 'server/src/modules/marketplace/search: the statements of this question and their plans',
    isSizeBound: true,
  });
  const times: number[] = [];
  for (const asked of questions) {
    const { total } = await turn(() => search(asked));
    const value = await turn(() => slowestOf(() => search(asked)));
    times.push(value);
    group.budget({
      name: JSON.stringify(asked).slice(0, 60),
      value,
      unit: 'ms',
      wanted: { atMost: wanted.searchMs },
      detail: `${total} found`,
    });
  }
  for (const text of typed)
    group.budget({
      name: `suggestions for "${text}"`,
      value: await turn(() => slowestOf(() => service.suggestions(call, text))),
      unit: 'ms',
      wanted: { atMost: wanted.suggestionsMs },
    });
  return times;
}

/** A prepared query is returned at once and contains the promise of its answer. Earlier programs have none. */
const answerOf = (returned: unknown): unknown =>
  typeof returned === 'object' && returned !== null && 'answer' in returned ? returned.answer : returned;

/** Sums the duration of all statements until it is read. */
function timeOfStatements() {
  let spent = 0;
  const query = DatabaseClient.prototype.query as (...input: unknown[]) => Promise<unknown>;
  DatabaseClient.prototype.query = async function timed(this: DatabaseClient, ...input: unknown[]) {
    const begun = performance.now();
    try {
      const answer = await query.apply(this, input);
      return await answerOf(answer);
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

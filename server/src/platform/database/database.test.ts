import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { isForeignKeyViolation, isUniqueViolation } from './database-errors.ts';
import { valueTypes } from './value-types.ts';

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase({ connectionString: clone.connectionString, max: 4, limits: patientLimits });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

const addOrganisation = (slug: string) =>
  database.kysely
    .insertInto('organisations')
    .values({ slug, name: slug })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('values', () => {
  it.each(['first', 'second', 'third'])('arrive as exact as they are stored at the %s use', async (use) => {
    const { rows } = await sql`
      select 9007199254740991::bigint as id, 0.10::numeric as decimal, '2026-03-29'::date as day,
             timestamptz '2026-03-29 03:00+02' as instant, array[1, null]::bigint[] as ids,
             array['2026-01-01'::date] as days, '{"a": [1]}'::jsonb as json, null::date as none,
             ${use}::text as given, ${['a"b', null]}::text[] as texts, ${new Date(0)}::timestamptz as moment`.execute(
      database.kysely,
    );
    expect(rows).toEqual([
      {
        id: 9007199254740991,
        decimal: '0.10',
        day: '2026-03-29',
        instant: new Date('2026-03-29T01:00:00Z'),
        ids: [1, null],
        days: ['2026-01-01'],
        json: { a: [1] },
        none: null,
        given: use,
        texts: ['a"b', null],
        moment: new Date(0),
      },
    ]);
  });

  it('that are instants arrive to the millisecond', () => {
    const read = valueTypes.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text');
    const readByPg = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text');
    const millisecond = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('+012000-01-01'),
      noInvalidDate: true,
    });
    const ending = fc.constantFrom('+00', '+02', '-03:30', '+00:53:28', '+00 BC');
    fc.assert(
      fc.property(millisecond, fc.nat(999), fc.nat(6), ending, (date, micros, places, offset) => {
        const [day = '', time = ''] = date.toISOString().replace('+0', '').split('T');
        const fraction = `${time.slice(8, 12)}${String(micros).padStart(3, '0')}`.slice(0, places + 1);
        const text = `${day} ${time.slice(0, 8)}${places > 0 ? fraction : ''}${offset}`;
        expect(read(text)).toEqual(readByPg(text));
      }),
    );
    expect(read('infinity')).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(['first', 'second', 'third'])(
    'are refused at the %s use rather than rounded when a bigint is too large',
    async () => {
      const tooLarge = sql`select ${'9007199254740992'}::bigint as id`.execute(database.kysely);
      await expect(tooLarge).rejects.toThrow('9007199254740992 is too large');
      await expect(database.ping()).resolves.toBeUndefined();
    },
  );

  it.each(['first', 'second', 'third'])('that cannot be sent are refused at the %s use', async () => {
    const circular: unknown[] = [];
    circular.push({ circular });
    await expect(sql`select ${circular}::jsonb as json`.execute(database.kysely)).rejects.toThrow('circular');
    await expect(database.ping()).resolves.toBeUndefined();
  });
});

describe('errors of SQL', () => {
  it('are distinguished by kind and constraint', async () => {
    await addOrganisation('twice');
    const twice = await addOrganisation('twice').catch((error) => error);
    expect(isUniqueViolation(twice)).toBe(true);
    expect(isUniqueViolation(twice, 'organisations_slug_unique')).toBe(true);
    expect(isUniqueViolation(twice, 'another')).toBe(false);
    const orphan = database.kysely.insertInto('events').values({ account_id: 0, type: 'x' }).execute();
    expect(isForeignKeyViolation(await orphan.catch((error) => error), 'events_account_id_fkey')).toBe(true);
  });
});

describe('a transaction', () => {
  it('is undone as a whole', async () => {
    const work = database.transaction(async (tx) => {
      await tx.insertInto('organisations').values({ slug: 'undone', name: 'undone' }).execute();
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    const { total } = await database.kysely
      .selectFrom('organisations')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('slug', '=', 'undone')
      .executeTakeFirstOrThrow();
    expect(total).toBe(0);
  });

  it('never pretends to have committed after a swallowed error', async () => {
    const work = database.transaction(async (tx) => {
      await tx.insertInto('organisations').values({ slug: 'swallowed', name: 'swallowed' }).execute();
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(work).rejects.toMatchObject({ name: 'TransactionAborted' });
  });

  it('runs again after a deadlock', async () => {
    const ids = [(await addOrganisation('left')).id, (await addOrganisation('right')).id];
    let runs = 0;
    let locks = 0;
    const bothLocked = Promise.withResolvers<void>();
    const oneIsDone = Promise.withResolvers<void>();
    const renameBoth = async (order: number[], name: string) => {
      await database.transaction(async (tx) => {
        runs++;
        // On a busy machine the two could meet a second time.
        if (runs > 2) await oneIsDone.promise;
        for (const id of order) {
          await tx.updateTable('organisations').set({ name }).where('id', '=', id).execute();
          locks++;
          if (locks >= 2) bothLocked.resolve();
          await bothLocked.promise;
        }
      });
      oneIsDone.resolve();
    };
    await Promise.all([renameBoth(ids, 'one'), renameBoth(ids.toReversed(), 'two')]);
    expect(runs).toBe(3);
  });
});

describe('a statement on its own', () => {
  it('runs again after a deadlock', async () => {
    const ids = [(await addOrganisation('north')).id, (await addOrganisation('south')).id];
    const gate = 4_711;
    const lockBoth = ([first, second]: number[]) =>
      sql<{ id: number }>`
        with one as materialized (select id from organisations where id = ${first} for update),
        gate as materialized (select pg_advisory_xact_lock_shared(${gate}) from one),
        two as materialized (
          select id from organisations where id = ${second} and exists (select from gate) for update)
        select id from two`.execute(database.kysely);
    const both = await database.transaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(${gate})`.execute(tx);
      const locking = Promise.all([lockBoth(ids), lockBoth(ids.toReversed())]);
      const waiting = sql<{ count: number }>`
        select count(*) from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`;
      await expect.poll(async () => (await waiting.execute(tx)).rows).toEqual([{ count: 2 }]);
      return { locking };
    });
    const [north, south] = await both.locking;
    expect([north.rows, south.rows]).toEqual([[{ id: ids[1] }], [{ id: ids[0] }]]);
  });
});

describe('a statement that is used again and again', () => {
  it('survives a change of the table by a newer server', async () => {
    const all = () =>
      database.kysely.selectFrom('organisations').selectAll().where('slug', '=', 'first').execute();
    await addOrganisation('first');
    for (let use = 0; use < 5; use++) await all();
    await sql`alter table organisations add column later text`.execute(database.kysely);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, all));
    const odd = answers.filter(({ status }) => status === 'rejected');
    expect(odd.length).toBeLessThanOrEqual(4);
    expect(await all()).toMatchObject([{ later: null }]);
  });
});

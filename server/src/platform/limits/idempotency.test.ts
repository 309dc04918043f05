import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../../test/app/fake-clock.ts';
import { patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { type Database, openDatabase, type Tx } from '../database/database.ts';
import { createOnce, removeExpiredKeys } from './idempotency.ts';

const clock = fakeClock('2026-06-01T12:00:00Z');
let testDatabase: TestDatabase;
let servers: Database[];
const accountId = 1;
const otherAccountId = 2;

const first = () => servers[0] as Database;
const notesCalled = async (text: string) => {
  const { rows } = await first().pool.query('select count(*)::int as count from notes where text = $1', [
    text,
  ]);
  return rows[0].count as number;
};

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { connectionString } = testDatabase;
  servers = [1, 2].map(() => openDatabase({ connectionString, max: 12, limits: patientLimits }));
  // The owners of the keys do not matter here.
  await first().pool.query('alter table idempotency_keys drop constraint idempotency_keys_account_id_fkey');
  await first().pool.query('create table notes (id serial primary key, text text not null)');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await testDatabase.drop();
});

async function write(tx: Tx, text: string) {
  const { rows } = await sql<{ id: number }>`insert into notes (text) values (${text}) returning id`.execute(
    tx,
  );
  return { id: rows[0]?.id, text, tags: ['a', null] };
}

const note = (
  text: string,
  change: { key?: string; account?: number; operation?: string; server?: number; content?: string } = {},
) =>
  createOnce({ database: servers[change.server ?? 0] as Database, clock })(
    {
      actor: { accountId: change.account ?? accountId },
      idempotencyKey: {
        key: change.key ?? text,
        operation: change.operation ?? 'notes.create',
        input: { text },
      },
    },
    (tx) => write(tx, text),
    change.content,
  );

test('20 of the same at one moment on two servers happen once and get one answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => note('once', { server: index % 2 })),
  );
  expect(await notesCalled('once')).toBe(1);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ text: 'once', tags: ['a', null] });
});

test('the same key is good again after 24 hours, for another account at once', async () => {
  const answer = await note('daily');
  clock.advance({ hours: 23 });
  expect(await note('daily')).toEqual(answer);
  await note('daily', { account: otherAccountId });
  expect(await notesCalled('daily')).toBe(2);
  clock.advance({ hours: 2 });
  expect(await note('daily')).not.toEqual(answer);
  expect(await notesCalled('daily')).toBe(3);
});

test('the same key for something else is refused', async () => {
  await note('mine', { key: 'shared' });
  const refusal = { key: 'conflict.idempotency_key', status: 409 };
  await expect(note('other', { key: 'shared' })).rejects.toMatchObject(refusal);
  await expect(note('mine', { key: 'shared', operation: 'notes.remove' })).rejects.toMatchObject(refusal);
  await expect(note('mine', { key: 'shared', content: 'a file' })).rejects.toMatchObject(refusal);
  expect(await notesCalled('other')).toBe(0);
});

test('a failure leaves neither work nor key, and those who waited try themselves', async () => {
  const once = createOnce({ database: first(), clock });
  const idempotencyKey = { key: 'shaky', operation: 'notes.create', input: 'shaky' };
  let runs = 0;
  const attempt = () =>
    once({ actor: { accountId }, idempotencyKey }, async (tx) => {
      runs += 1;
      const isFirst = runs === 1;
      const answer = await write(tx, 'shaky');
      if (isFirst) throw new Error('the power is gone');
      return answer;
    });
  const outcomes = await Promise.allSettled([attempt(), attempt(), attempt()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(runs).toBe(2);
  expect(await notesCalled('shaky')).toBe(1);
});

test('an answer without a body is repeated too', async () => {
  const once = createOnce({ database: first(), clock });
  const idempotencyKey = { key: 'empty', operation: 'notes.clear', input: undefined };
  const clear = () => once({ actor: { accountId }, idempotencyKey }, async () => null);
  expect([await clear(), await clear()]).toEqual([null, null]);
});

test('expired keys are removed', async () => {
  await note('old', { key: 'old' });
  clock.advance({ hours: 25 });
  await note('young', { key: 'young' });
  await removeExpiredKeys(first().kysely, clock.now());
  const left = await first().kysely.selectFrom('idempotency_keys').select('key').execute();
  expect(left).toEqual([{ key: 'young' }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../../test/app/fake-clock.ts';
import { patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createRateLimiter } from './rate-limiter.ts';

const secret = Buffer.alloc(32, 1);
let testDatabase: TestDatabase;
let servers: Database[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { connectionString } = testDatabase;
  servers = [1, 2].map(() => openDatabase({ connectionString, max: 8, limits: patientLimits }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await testDatabase.drop();
});

const first = () => servers[0] as Database;
const limiters = () => servers.map(({ kysely }) => createRateLimiter({ db: kysely, secret }));

test('of 50 takes at the same moment on two servers exactly the allowed number succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      limiters()[index % 2]?.take('storm', { max: 20, perSeconds: 3600 }),
    ),
  );
  expect(answers.filter((answer) => answer?.allowed)).toHaveLength(20);
  for (const answer of answers) {
    if (answer?.allowed) continue;
    expect(answer?.remaining).toBe(0);
    expect(answer?.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(answer?.retryAfterSeconds).toBeLessThanOrEqual(180);
  }
});

test('says how much is left and when to come back, and lets in again by then', async () => {
  const clock = fakeClock('2026-06-01T12:00:00Z');
  const limiter = createRateLimiter({ db: first().kysely, secret, clock });
  const take = () => limiter.take('login:someone', { max: 7, perSeconds: 60 });
  for (let left = 6; left >= 0; left -= 1) {
    expect(await take()).toEqual({ allowed: true, retryAfterSeconds: 0, remaining: left });
  }
  const refused = await take();
  expect(refused).toEqual({ allowed: false, retryAfterSeconds: 9, remaining: 0 });
  clock.advance({ seconds: 8 });
  expect((await take()).allowed).toBe(false);
  clock.advance({ seconds: 1 });
  expect((await take()).allowed).toBe(true);
  expect((await take()).allowed).toBe(false);
  clock.advance({ minutes: 10 });
  expect(await take()).toMatchObject({ allowed: true, remaining: 6 });
});

test('a dear request costs more, and one that could never fit is refused', async () => {
  const limiter = createRateLimiter({ db: first().kysely, secret });
  const take = (cost: number) => limiter.take('upload', { max: 10, perSeconds: 3600, cost });
  expect(await take(8)).toMatchObject({ allowed: true, remaining: 2 });
  expect((await take(3)).allowed).toBe(false);
  expect((await take(2)).allowed).toBe(true);
  expect((await limiter.take('huge', { max: 10, perSeconds: 3600, cost: 11 })).allowed).toBe(false);
});

test('keys do not disturb each other, and one can be given back', async () => {
  const limiter = createRateLimiter({ db: first().kysely, secret });
  const take = (key: string) => limiter.take(key, { max: 1, perSeconds: 3600 });
  expect((await take('a@example.org')).allowed).toBe(true);
  expect((await take('b@example.org')).allowed).toBe(true);
  expect((await take('a@example.org')).allowed).toBe(false);
  await limiter.reset('a@example.org');
  expect((await take('a@example.org')).allowed).toBe(true);
  expect((await take('b@example.org')).allowed).toBe(false);
});

test('uncounted attempts are given back, and no more', async () => {
  const clock = fakeClock('2026-06-01T12:00:00Z');
  const limiter = createRateLimiter({ db: first().kysely, secret, clock });
  const limit = { max: 2, perSeconds: 60 };
  const take = async () => (await limiter.take('codes', limit)).allowed;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  await limiter.giveBack('codes', limit);
  expect([await take(), await take()]).toEqual([true, false]);
  await limiter.giveBack('nobody', limit);
  expect((await limiter.take('nobody', limit)).remaining).toBe(1);
});

test('no key is readable in the table, and unused limits are removed', async () => {
  const clock = fakeClock('2026-06-01T12:00:00Z');
  const limiter = createRateLimiter({ db: first().kysely, secret, clock });
  await first().kysely.deleteFrom('rate_limits').execute();
  await limiter.take('mail:person@example.org', { max: 1, perSeconds: 60 });
  await limiter.take('ip:203.0.113.7', { max: 1, perSeconds: 3600 });
  const { rows } = await first().pool.query('select rate_limits::text as row, key from rate_limits');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/person|example|203/);
  clock.advance({ minutes: 5 });
  await limiter.removeOld();
  expect(await first().kysely.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
});

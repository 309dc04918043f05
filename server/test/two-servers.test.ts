import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aMember, signedIn } from './factories/accounts.ts';
import { patience } from './patience.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await createTestApp({ database });
  other = await createTestApp({ database });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.drop();
});

const firstGoal = async (app: TestApp) => (await app.client().frontend.metraLite()).goals[0];

test('content changed through one server is new on the other', async () => {
  const goal = await firstGoal(other);
  await one.platform.database.transaction(async (tx) => {
    await tx
      .updateTable('goals')
      .set({ translations: JSON.stringify({ de: { ...goal, name: 'Anders' } }) })
      .where('id', '=', goal?.id ?? 0)
      .execute();
    await one.platform.signals.send(tx, 'catalogue');
  });
  await vi.waitFor(async () => {
    expect((await firstGoal(one))?.name).toBe('Anders');
    expect((await firstGoal(other))?.name).toBe('Anders');
  }, patience);
});

test('a session of one server is good on the other, until it ends on either', async () => {
  const { token } = await signedIn(one, await aMember(one.platform));
  await other.client(token).auth.getLogin();
  await one.client(token).auth.logout();
  await vi.waitFor(
    () => expect(other.client(token).auth.getLogin()).rejects.toMatchObject({ status: 401 }),
    patience,
  );
});

test('what one server was told to keep the other hands out', async () => {
  const { token } = await signedIn(one, await aMember(one.platform));
  const kept = await one
    .client(token)
    .storage.write({ params: { name: 'metraLite.goals' }, body: { value: '{"e":1}' } });
  expect(await other.client(token).storage.read({ params: { name: 'metraLite.goals' } })).toEqual(kept);
});

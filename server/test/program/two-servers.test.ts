import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../app/patience.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../app/test-database.ts';
import { aMember, anEditor, signedIn } from '../factories/accounts.ts';
import { aTag, aTagType } from '../factories/tags.ts';

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

test('a value stored through one server can be read through the other', async () => {
  const { token } = await signedIn(one, await aMember(one.platform));
  const kept = await one
    .client(token)
    .storage.write({ params: { name: 'metraLite.goals' }, body: { value: '{"e":1}' } });
  expect(await other.client(token).storage.read({ params: { name: 'metraLite.goals' } })).toEqual(kept);
});

test('two tags put below each other on two servers at once make no circle', async () => {
  const editor = await signedIn(one, await anEditor(one.platform));
  const clients = [editor.client, other.client(editor.token)] as const;
  const tagTypeId = (await aTagType(editor)).id;
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = await Promise.all(
      [1, 2].map(() => editor.client.tags.create({ body: aTag({ tagTypeId }) })),
    );
    if (!a || !b) throw new Error('No tags');
    const moves = [
      [a, b],
      [b, a],
    ] as const;
    const outcomes = await Promise.allSettled(
      moves.map(([{ id, slug }, parent], index) =>
        clients[index]?.tags.update({
          params: { tagId: id },
          body: { ...aTag({ tagTypeId, parentId: parent.id }), slug, version: 1 },
        }),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ i18nKey: 'tag.own_ancestor' }) },
    ]);
  }
});

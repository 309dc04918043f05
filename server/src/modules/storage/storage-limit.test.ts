import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aSubscription } from '../../../test/factories/subscriptions.ts';
import { hasRoom, storageRoom } from './storage-room.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform));
});

const full = { status: 409, i18nKey: 'storage.full' };

const write = ({ client }: SignedInAccount, name: string, version?: number, value = '2') =>
  client.storage.write({ params: { name }, body: { value, ...(version !== undefined && { version }) } });

/** A JSON text of this size. */
const ofBytes = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

const keep = ({ organisationId }: SignedInAccount, count: number, value = '1') =>
  app.platform.database.kysely
    .insertInto('stored_values')
    .values(
      Array.from({ length: count }, (_, index) => ({
        organisation_id: organisationId,
        name: `name${index}`,
        value,
      })),
    )
    .execute();

describe.each([
  ['without a subscription an organisation has room for 50 names', storageRoom.small.names, false],
  ['with one it has room for 500', storageRoom.full.names, true],
])('%s', (_, names, isSubscribed) => {
  test('existing values can still be changed, and removing makes room', async () => {
    if (isSubscribed) await aSubscription(app.platform, katrin.organisationId);
    await keep(katrin, names);
    await expect(write(katrin, 'more')).rejects.toMatchObject(full);
    await expect(write(katrin, 'more', 0)).rejects.toMatchObject(full);
    expect(await write(katrin, 'name7')).toMatchObject({ value: '2', version: 2 });
    expect(await write(katrin, 'name7', 2)).toMatchObject({ version: 3 });
    await expect(write(katrin, 'name8', 0)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    expect(await write(await signedIn(app, await aMember(app.platform)), 'more')).toMatchObject({
      version: 1,
    });
    await katrin.client.storage.remove({ params: { name: 'name8' } });
    expect(await write(katrin, 'more')).toMatchObject({ version: 1 });
  });
});

describe('all values together', () => {
  const quarter = storageRoom.small.bytes / 4;

  test('can use a mebibyte without a subscription, to the byte', async () => {
    await keep(katrin, 3, ofBytes(quarter));
    await write(katrin, 'rest', undefined, ofBytes(quarter - 2));
    await expect(write(katrin, 'more', undefined, '"x"')).rejects.toMatchObject(full);
    expect(await write(katrin, 'more', undefined, '12')).toMatchObject({ version: 1 });
    await expect(write(katrin, 'rest', undefined, ofBytes(quarter))).rejects.toMatchObject(full);
    await aSubscription(app.platform, katrin.organisationId);
    expect(await write(await signedIn(app, katrin), 'rest', undefined, ofBytes(quarter))).toMatchObject({
      version: 2,
    });
  });

  test('that are more than is allowed since a subscription ended can be made smaller', async () => {
    await keep(katrin, 8, ofBytes(quarter));
    expect(await write(katrin, 'name1', undefined, ofBytes(quarter))).toMatchObject({ version: 2 });
    expect(await write(katrin, 'name1', undefined, ofBytes(10))).toMatchObject({ version: 3 });
    await expect(write(katrin, 'name1', undefined, ofBytes(11))).rejects.toMatchObject(full);
  });

  test('of those who run the product have all the room', async () => {
    const editor = await signedIn(app, await anEditor(app.platform));
    await keep(editor, 5, ofBytes(quarter));
    expect(await write(editor, 'more')).toMatchObject({ version: 1 });
  });
});

test('accepted values never exceed the limit together', () => {
  const amounts = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 60 }),
      fc.option(amounts),
      amounts,
      (bytes, names, replaced, more) => {
        const room = storageRoom.small;
        const fits = hasRoom({ bytes, names, replacedBytes: replaced }, more, room);
        const grows = replaced === null || more > replaced;
        if (fits && grows) expect(bytes + more).toBeLessThanOrEqual(room.bytes);
        if (fits && replaced === null) expect(names + 1).toBeLessThanOrEqual(room.names);
        if (!grows) expect(fits).toBe(true);
      },
    ),
  );
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let katrin: SignedInAccount;
let stranger: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  katrin = await signedIn(app, await aMember(app.platform));
  stranger = await signedIn(app, await aMember(app.platform));
  const names = Array.from({ length: 500 }, (_, index) => `name${index}`);
  await app.platform.database.kysely
    .insertInto('stored_values')
    .values(names.map((name) => ({ organisation_id: katrin.organisationId, name, value: '1' })))
    .execute();
});
afterAll(() => app.close());

const write = ({ client }: SignedInAccount, name: string, version?: number) =>
  client.storage.write({
    params: { name },
    body: { value: '2', ...(version !== undefined && { version }) },
  });

test('an organisation has room for 500 names; what is there can still be changed', async () => {
  const full = { status: 413, i18nKey: 'input.too_large' };
  await expect(write(katrin, 'more')).rejects.toMatchObject(full);
  await expect(write(katrin, 'more', 0)).rejects.toMatchObject(full);

  expect(await write(katrin, 'name7')).toMatchObject({ value: '2', version: 2 });
  expect(await write(katrin, 'name7', 2)).toMatchObject({ version: 3 });
  await expect(write(katrin, 'name8', 0)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  expect(await write(stranger, 'more')).toMatchObject({ version: 1 });

  await katrin.client.storage.remove({ params: { name: 'name8' } });
  expect(await write(katrin, 'more')).toMatchObject({ version: 1 });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';

let app: TestApp;
let katrin: SignedInAccount;
let colleague: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  katrin = await signedIn(app, await aMember(app.platform));
  colleague = await signedIn(app, await aMember(app.platform, { organisationId: katrin.organisationId }));
});
afterAll(() => app.close());

const params = { name: 'metraLite.goals' };
const write = (who: SignedInAccount, value: string, version?: number, name = params.name) =>
  who.client.storage.write({ params: { name }, body: { value, ...(version !== undefined && { version }) } });

describe('a stored value', () => {
  test('is the whole organisation’s', async () => {
    await write(katrin, '{"e":1}');
    expect(await colleague.client.storage.read({ params })).toMatchObject({ value: '{"e":1}' });
  });

  test('is not overwritten by someone who has not seen the latest', async () => {
    const { version } = await write(katrin, '1', undefined, 'note');
    await write(colleague, '2', version, 'note');
    await expect(write(katrin, '3', version, 'note')).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    expect(await katrin.client.storage.read({ params: { name: 'note' } })).toMatchObject({ value: '2' });
  });

  test('begun by two at once is begun by one', async () => {
    const begun = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => write(n % 2 ? katrin : colleague, String(n), 0, 'race')),
    );
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each(['', '{', 'undefined'])('must be JSON: %j is refused', async (value) => {
    await expect(write(katrin, value)).rejects.toMatchObject({ i18nKey: 'storage.value_malformed' });
  });

  test('has at most 256 KiB, counted in bytes', async () => {
    const value = (length: number) => JSON.stringify('ä'.repeat(length));
    await write(katrin, value(131_070), undefined, 'large');
    await expect(write(katrin, value(131_072), undefined, 'large')).rejects.toMatchObject({ status: 413 });
  });

  test.each(['../secret', 'a..b', '', '1a', 'a'.repeat(101)])('is not called %j', async (name) => {
    const address = `/api/v1/my/organisation/storage/${encodeURIComponent(name)}`;
    const response = await app.fetch(address, { headers: { authorization: `Bearer ${katrin.token}` } });
    expect([400, 404]).toContain(response.status);
  });

  test('is forgotten on request', async () => {
    await write(katrin, '1', undefined, 'gone');
    await katrin.client.storage.remove({ params: { name: 'gone' } });
    await expect(katrin.client.storage.read({ params: { name: 'gone' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/core/operation';
import { RecordKind } from '@metra/contract/operations/record-history';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../factories/accounts.ts';

/** Operations on people, roles, money and the machine that a stolen session of an editor must not reach. */
const outOfReach = [
  'auth.impersonate',
  'accountsAdmin',
  'subscriptionsAdmin',
  'invoicesAdmin',
  'promotions',
] as const;

const isOutOfReach = (id: string) => outOfReach.some((name) => id === name || id.startsWith(`${name}.`));
const operations = [...operationsOf(contract)];

let app: TestApp;
let editor: SignedInAccount;
let member: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
  member = await signedIn(app, await aMember(app.platform));
});
afterAll(() => app.close());

describe('with a stolen session of an editor', () => {
  test.each(operations.filter(({ id }) => isOutOfReach(id)))('$id is refused', async ({ operation }) => {
    const path = operation.path.replace(/\{\w+\}/g, String(member.id));
    const response = await app.fetch(`/api/v1${path}`, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${editor.token}`,
        ...(operation.body && { 'content-type': 'application/json' }),
      },
      ...(operation.body && { body: '{}' }),
    });
    expect(response.status).toBe(403);
  });

  test.each(['account', 'invoice', 'subscription', 'promotion'] as const)(
    'the history of a record of kind %s is not there',
    async (kind) => {
      await expect(
        editor.client.recordHistory.list({ params: { kind, id: member.id } }),
      ).rejects.toMatchObject({ status: 404 });
    },
  );

  test('the history of other objects contains no address', async () => {
    for (const kind of RecordKind.options.filter((name) => name !== 'account')) {
      const answer = await editor.client.recordHistory
        .list({ params: { kind, id: member.organisationId } })
        .catch(() => null);
      expect(JSON.stringify(answer)).not.toContain('@');
    }
  });

  test('it becomes no administrator, and outlives neither an hour unused nor twelve in all', async () => {
    const self = { params: { accountId: editor.id } };
    const body = {
      firstName: 'Neu',
      lastName: 'Mächtig',
      language: 'de' as const,
      roles: ['ADMIN' as const],
      version: 1,
    };
    await expect(editor.client.accountsAdmin.update({ ...self, body })).rejects.toMatchObject({
      status: 403,
    });
    expect(await editor.client.auth.getLogin()).toMatchObject({ roles: ['METRA'] });
    app.clock.advance({ minutes: 61 });
    await expect(editor.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
  });
});

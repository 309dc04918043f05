import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/operation';
import type { TeamRole } from '@metra/contract/primitives';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareCall } from './fuzz/prepared-call.ts';
import { callersOf } from './fuzz/roles.ts';
import { addressOf } from './request-address.ts';
import type { Input } from './sweep/operation-call.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** What a reader changes is their own: how they sign in, who they are, what they have seen, what they ask us, that they leave. */
const ofTheReader = [
  'auth.logout',
  'auth.beginConfirmation',
  'auth.confirmSignIn',
  'secondFactor.beginTotp',
  'secondFactor.confirmTotp',
  'secondFactor.removeTotp',
  'secondFactor.beginPasskey',
  'secondFactor.addPasskey',
  'secondFactor.renamePasskey',
  'secondFactor.removePasskey',
  'secondFactor.renewRecoveryCodes',
  'account.update',
  'account.remove',
  'account.initiatePasswordChange',
  'account.initiateEmailChange',
  'account.replaceOneTimePassword',
  'account.endSession',
  'account.markEventSeen',
  'account.markAllEventsSeen',
  'account.askForHelp',
  'keptResults.keep',
  'keptResults.forget',
  'watchList.add',
  'watchList.remove',
  'watchList.updateDigest',
];

/** Money, team, and the end. */
const ofOwners = [
  'team.invite',
  'team.revokeInvitation',
  'team.changeRole',
  'team.remove',
  'subscription.subscribe',
  'subscription.cancel',
  'subscription.resume',
  'subscription.updateBilling',
  'organisations.remove',
];

const operations = [...operationsOf(contract)].filter(
  ({ operation }) => operation.access === 'member' || operation.access === 'subscriber',
);
const reads = operations.filter(({ operation }) => operation.method === 'GET');
const writes = operations.filter(({ operation }) => operation.method !== 'GET');
const without = (ids: readonly string[]) => writes.filter(({ id }) => !ids.includes(id));
const only = (ids: readonly string[]) => writes.filter(({ id }) => ids.includes(id));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A request that would work for an owner, sent by somebody who is something else in the team. */
async function answerTo(id: string, operation: Operation, teamRole: TeamRole) {
  const [caller = 'nobody'] = callersOf(operation);
  const { token, input } = await prepareCall(app, { id, operation }, caller);
  const { accountId } = await app.platform.database.kysely
    .selectFrom('sessions')
    .select((row) => row.fn.max('account_id').as('accountId'))
    .executeTakeFirstOrThrow();
  await app.platform.database.kysely
    .updateTable('accounts')
    .set({ team_role: teamRole })
    .where('id', '=', accountId)
    .execute();
  const { body } = input as Input;
  const response = await app.fetch(addressOf(operation.path, input), {
    method: operation.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !operation.multipart && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && !operation.multipart && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, error: response.ok ? null : JSON.parse(text).error };
}

describe('a reader', () => {
  test.each(reads)('is answered by $id', async ({ id, operation }) => {
    expect(await answerTo(id, operation, 'READER')).toMatchObject({ error: null });
  });

  test.each(without(ofTheReader))('may not call $id', async ({ id, operation }) => {
    expect(await answerTo(id, operation, 'READER')).toEqual({ status: 403, error: 'team.read_only' });
  });

  test.each(only(ofTheReader))('may call $id', async ({ id, operation }) => {
    expect(await answerTo(id, operation, 'READER')).toMatchObject({ error: null });
  });
});

describe('a member who is no owner', () => {
  test.each(only(ofOwners))('may not call $id', async ({ id, operation }) => {
    expect(await answerTo(id, operation, 'MEMBER')).toEqual({ status: 403, error: 'team.owner_only' });
  });

  test.each(without(ofOwners))('is refused nothing for that at $id', async ({ id, operation }) => {
    expect(operation.ownerOnly).toBeUndefined();
    const { error } = await answerTo(id, operation, 'MEMBER');
    expect(['team.owner_only', 'team.read_only']).not.toContain(error);
  });
});

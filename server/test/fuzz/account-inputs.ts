import { randomUUID } from 'node:crypto';
import { aMember } from '../factories/accounts.ts';
import { aSignedInAdministrator, aSignedInMember } from '../factories/billing.ts';
import { anAuthenticatorApp } from '../factories/second-factors.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';
import type { InputsOf } from './content-inputs.ts';

const person = { firstName: 'Mia', lastName: 'Kurz', language: 'de' } as const;

const ofAccount = async ({ app }: Organisation) => ({
  params: { accountId: (await aSignedInMember(app)).id },
});

const ofSession = async (own: Organisation) => {
  const account = await aSignedInMember(own.app);
  const { items } = await account.client.account.sessions();
  return { params: { accountId: account.id, sessionId: items[0]?.id ?? 0 } };
};

const picked = async ({ app }: Organisation) => ({ body: { ids: [(await aSignedInMember(app)).id] } });
const items = async ({ app }: Organisation) => ({
  body: { items: [{ id: (await aSignedInMember(app)).id, version: 1 }] },
});

/** The accounts whose change the call undoes. */
async function itemsAfter(own: Organisation, act: 'block' | 'delete') {
  const { client } = await aSignedInAdministrator(own.app);
  const { done } = await client.accountsAdmin[act](await items(own));
  return { body: { items: done } };
}

const unconfirmed = async ({ app }: Organisation) => ({
  body: { items: [{ id: (await aMember(app.platform, { status: 'PENDING' })).id, version: 1 }] },
});

export const accountsAdminInputs: InputsOf<'accountsAdmin'> = {
  read: async (own) => ofAccount(own),
  sessions: async (own) => ofAccount(own),
  endSession: ofSession,
  endSessions: async (own) => ofAccount(own),
  previewBlock: picked,
  block: items,
  previewUnblock: picked,
  unblock: (own) => itemsAfter(own, 'block'),
  previewDelete: picked,
  delete: items,
  previewRestore: picked,
  restore: (own) => itemsAfter(own, 'delete'),
  previewSendConfirmation: picked,
  sendConfirmation: unconfirmed,
  create: () => ({
    body: {
      email: `${randomUUID()}@firma.example`,
      ...person,
      roles: ['USER'],
      organisationName: 'Kurz GmbH',
    },
  }),
  update: async (own) => ({ ...(await ofAccount(own)), body: { ...person, roles: ['USER'], version: 1 } }),
  remove: ofAccount,
  markAsSpam: async (own) => ({ ...(await ofAccount(own)), body: { spam: true } }),
  resetPassword: async (own) => ({ ...(await ofAccount(own)), body: { password: 'ein neues, langes Wort' } }),
  credentialsReset: ofAccount,
  initiateCredentialsReset: ofAccount,
  revokeCredentialsReset: ofAccount,
  async removeSecondFactor({ app }) {
    const member = await aSignedInMember(app);
    await anAuthenticatorApp(app, member);
    return { params: { accountId: member.id }, body: { reason: 'Handy verloren' } };
  },
};

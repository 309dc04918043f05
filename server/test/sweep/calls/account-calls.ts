import { VirtualAuthenticator } from '../../app/virtual-authenticator.ts';
import { password } from '../../factories/accounts.ts';
import { anAuthenticatorApp, codeOf } from '../../factories/second-factors.ts';
import type { CallsOf } from '../operation-call.ts';

const newPassword = 'ein neuer Satz, den niemand kennt';

export const authCalls: CallsOf<'auth'> = {
  beginConfirmation: { refers: {}, input: () => ({}) },
  confirmSignIn: { refers: {}, input: () => ({ body: { password } }) },
  logout: { refers: {}, input: () => ({}) },
};

export const accountCalls: CallsOf<'account'> = {
  update: {
    refers: {},
    input: () => ({ body: { firstName: 'Mia', lastName: 'Kurz', language: 'en' } }),
  },
  remove: { refers: {}, input: () => ({ body: { password } }) },
  initiatePasswordChange: {
    refers: {},
    input: () => ({ body: { currentPassword: password, newPassword } }),
  },
  initiateEmailChange: {
    refers: {},
    input: () => ({ body: { email: 'neu@kurz.example', currentPassword: password } }),
  },
  replaceOneTimePassword: {
    refers: {},
    byNewcomer: true,
    async input({ app, member }) {
      await app.platform.database.kysely
        .updateTable('accounts')
        .set({ must_change_password: true })
        .where('id', '=', member.id)
        .execute();
      return { body: { newPassword } };
    },
  },
  askForHelp: {
    refers: {},
    input: () => ({ body: { question: 'Wo trage ich Werte ein?', page: '/app/tracking' } }),
    another: ({ body }) => ({ body: { ...body, question: 'Wo finde ich die Rechnung?' } }),
  },
  markAllEventsSeen: {
    refers: {},
    async input({ the }) {
      await the('event');
      return {};
    },
  },
  endSession: {
    refers: { 'params.id': 'session' },
    input: async ({ the }) => ({ params: { id: await the('session') } }),
  },
  markEventSeen: {
    refers: { 'params.id': 'event' },
    input: async ({ the }) => ({ params: { id: await the('event') } }),
  },
};

export const secondFactorCalls: CallsOf<'secondFactor'> = {
  beginTotp: { refers: {}, input: () => ({}) },
  confirmTotp: {
    refers: {},
    async input({ app, member: { client } }) {
      const { secret } = await client.secondFactor.beginTotp();
      return { body: { code: codeOf(app, secret) } };
    },
  },
  removeTotp: {
    refers: {},
    async input({ app, member }) {
      await anAuthenticatorApp(app, member);
      return {};
    },
  },
  beginPasskey: { refers: {}, input: () => ({}) },
  addPasskey: {
    refers: {},
    async input({ member: { client } }) {
      const question = await client.secondFactor.beginPasskey();
      const passkey = new VirtualAuthenticator().make(question);
      return { body: { challenge: question.challenge, name: 'Laptop', passkey } };
    },
  },
  renamePasskey: {
    refers: { 'params.passkeyId': 'passkey' },
    input: async ({ the }) => ({ params: { passkeyId: await the('passkey') }, body: { name: 'Handy' } }),
  },
  removePasskey: {
    refers: { 'params.passkeyId': 'passkey' },
    input: async ({ the }) => ({ params: { passkeyId: await the('passkey') } }),
  },
  renewRecoveryCodes: {
    refers: {},
    async input({ app, member }) {
      await anAuthenticatorApp(app, member);
      return {};
    },
  },
};

export const teamCalls: CallsOf<'team'> = {
  invite: { refers: {}, input: () => ({ body: { email: 'mia@kurz.example', language: 'de' } }) },
  revokeInvitation: {
    refers: { 'params.id': 'invitation' },
    input: async ({ the }) => ({ params: { id: await the('invitation') } }),
  },
  changeRole: {
    refers: { 'params.id': 'colleague' },
    input: async ({ the }) => ({ params: { id: await the('colleague') }, body: { teamRole: 'READER' } }),
  },
  remove: {
    refers: { 'params.id': 'colleague' },
    input: async ({ the }) => ({ params: { id: await the('colleague') } }),
  },
};

export const remindersCalls: CallsOf<'reminders'> = {
  update: { refers: {}, input: () => ({ body: { rhythm: 'WEEKLY' } }) },
};

export const recordHistoryCalls: CallsOf<'recordHistory'> = {
  list: {
    refers: { 'params.id': 'catalogue' },
    input: ({ member }) => ({ params: { kind: 'organisation', id: member.organisationId } }),
  },
};

import { randomUUID } from 'node:crypto';
import { password } from '../factories/accounts.ts';
import { anOrder, aSignedInAdministrator, aSignedInMember } from '../factories/billing.ts';
import { anAuthenticatorApp, aPasskey, questionAfterPassword } from '../factories/second-factors.ts';
import { catalogueGoals } from '../factories/strategies.ts';
import { aTag, aTagType } from '../factories/tags.ts';
import { tokenMailedTo } from '../readers/mails.ts';
import { ofPublicOffer } from '../sweep/calls/offer-calls.ts';
import { ofPublicOrganisation } from '../sweep/calls/organisation-calls.ts';
import type { CallsOf, GroupName } from '../sweep/operation-call.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';
import { accountsAdminInputs } from './account-inputs.ts';
import {
  datevInputs,
  invoicesAdminInputs,
  promotionsInputs,
  subscriptionsAdminInputs,
} from './billing-inputs.ts';
import {
  factorsAdminInputs,
  goalsAdminInputs,
  kpisAdminInputs,
  measuresAdminInputs,
  projectsAdminInputs,
  translationsAdminInputs,
} from './catalogue-inputs.ts';
import { homeInputs, type InputsOf, landingPagesAdminInputs } from './content-inputs.ts';
import { offersAdminInputs, organisationsAdminInputs, stopDigestInput } from './marketplace-inputs.ts';
import { auditInputs, jobsInputs, mailsInputs, overviewInputs } from './operation-inputs.ts';
import { questionnaireResultsInputs, questionnairesAdminInputs } from './questionnaire-inputs.ts';

const fresh = 'ein neues, langes Wort';
const newAddress = () => `${randomUUID()}@firma.example`;
const person = { firstName: 'Mia', lastName: 'Kurz', language: 'de' } as const;

async function registered({ app }: Organisation): Promise<string> {
  const email = newAddress();
  await app.client().account.register({
    body: { email, password, ...person, organisationName: 'Kurz GmbH', termsAccepted: true },
  });
  return email;
}

async function recoveryToken({ app, member: { email } }: Organisation): Promise<string> {
  await app.client().account.initiatePasswordRecovery({ body: { username: email } });
  return tokenMailedTo(app.platform, email);
}

async function resetToken({ app, member }: Organisation): Promise<string> {
  const admin = await aSignedInAdministrator(app);
  const params = { accountId: member.id };
  const { link } = await admin.client.accountsAdmin.initiateCredentialsReset({ params });
  return new URL(link).searchParams.get('token') ?? '';
}

async function invitationToken({ app, member }: Organisation): Promise<string> {
  const email = newAddress();
  await member.client.team.invite({ body: { email, language: 'de' } });
  return tokenMailedTo(app.platform, email);
}

const account: InputsOf<'account'> = {
  register: () => ({
    body: { email: newAddress(), password, ...person, organisationName: 'Kurz GmbH', termsAccepted: true },
  }),
  confirm: async (own) => ({
    query: { token: await tokenMailedTo(own.app.platform, await registered(own)) },
  }),
  confirmInBrowser: async (own) => ({
    body: { token: await tokenMailedTo(own.app.platform, await registered(own)) },
  }),
  sendConfirmation: async (own) => ({ body: { username: await registered(own) } }),
  initiatePasswordRecovery: ({ member }) => ({ body: { username: member.email } }),
  checkPasswordRecovery: async (own) => ({ query: { token: await recoveryToken(own) } }),
  updatePassword: async (own) => ({
    body: { token: await recoveryToken(own), username: own.member.email, password: fresh },
  }),
  async confirmPasswordChange({ app, member }) {
    await member.client.account.initiatePasswordChange({
      body: { currentPassword: password, newPassword: fresh },
    });
    return { query: { token: await tokenMailedTo(app.platform, member.email) } };
  },
  async confirmEmailChange(own) {
    const email = newAddress();
    await own.member.client.account.initiateEmailChange({ body: { email, currentPassword: password } });
    return { body: { token: await tokenMailedTo(own.app.platform, email) } };
  },
  async objectToEmailChange({ app, member }) {
    const email = newAddress();
    await member.client.account.initiateEmailChange({ body: { email, currentPassword: password } });
    return { body: { token: await tokenMailedTo(app.platform, member.email) } };
  },
  checkCredentialsReset: async (own) => ({ query: { token: await resetToken(own) } }),
  resetCredentials: async (own) => ({
    body: { token: await resetToken(own), email: newAddress(), password: fresh },
  }),
  async confirmCredentialsReset(own) {
    const email = newAddress();
    await own.app
      .client()
      .account.resetCredentials({ body: { token: await resetToken(own), email, password: fresh } });
    return { query: { token: await tokenMailedTo(own.app.platform, email) } };
  },
};

async function aNewMeasure({ app }: Organisation) {
  const [goal] = await catalogueGoals(app.platform);
  return {
    slug: `measure-${randomUUID()}`,
    goalId: goal?.id ?? 0,
    translations: { de: { name: 'Maßnahme', description: 'Eine Maßnahme' } },
    effort: 'LOW',
    impact: 'HIGH',
  } as const;
}

/** The measure is created for this call, so that the catalogue stays unchanged. */
async function ofMeasure(own: Organisation) {
  const { client } = await aSignedInAdministrator(own.app);
  return { params: { id: (await client.measures.create({ body: await aNewMeasure(own) })).id } };
}

const ofTagType = async ({ app }: Organisation) => ({
  params: { id: (await aTagType(await aSignedInAdministrator(app))).id },
});

const view = { name: 'Ohne Prüfung', search: 'verified=false', isShared: false };

/** A view of the caller. */
async function ofView({ app, member }: Organisation) {
  const { id } = await app.platform.database.kysely
    .insertInto('admin_views')
    .values({
      list: 'offers',
      account_id: member.id,
      made_by: member.id,
      name: view.name,
      search: view.search,
      created_at: app.platform.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

const aNewTag = async ({ app }: Organisation) =>
  aTag({ tagTypeId: (await aTagType(await aSignedInAdministrator(app))).id });

async function ofTag(own: Organisation) {
  const { client } = await aSignedInAdministrator(own.app);
  return { params: { tagId: (await client.tags.create({ body: await aNewTag(own) })).id } };
}

const aNewTagType = () =>
  ({
    slug: `type-${randomUUID()}`,
    translations: { de: { name: 'Art' } },
  }) as const;

const withStrategy = async ({ the }: Organisation) => {
  await the('activeStrategy');
  return {};
};

/**
 * Inputs for operations that the sweeps do not call, or not repeatedly: those without own objects, and the
 * operator's.
 */
const inputs: { [G in GroupName]?: InputsOf<G> } = {
  auth: {
    login: ({ member }) => ({ body: { username: member.email, password } }),
    loginWithSecondFactor: async ({ app, member }) => {
      const { recoveryCodes } = await anAuthenticatorApp(app, member);
      const { challenge } = await questionAfterPassword(app, member.email);
      return { body: { challenge, recoveryCode: recoveryCodes[0] ?? '' } };
    },
    loginWithPasskey: async ({ app, member }) => {
      const { authenticator } = await aPasskey(member);
      const question = await app.client().auth.beginPasskeyLogin();
      return { body: { challenge: question.challenge, passkey: authenticator.sign(question) } };
    },
    impersonate: async (own) => ({
      body: { accountId: (await aSignedInMember(own.app)).id, reason: 'Rückfrage am Telefon' },
    }),
  },
  account,
  accountsAdmin: accountsAdminInputs,
  recordHistory: {
    list: ({ member }) => ({ params: { kind: 'organisation', id: member.organisationId } }),
  },
  team: {
    // The number of mails to one address is limited.
    invite: () => ({ body: { email: newAddress(), language: 'de' } }),
    checkInvitation: async (own) => ({ query: { token: await invitationToken(own) } }),
    acceptInvitation: async (own) => ({
      body: { token: await invitationToken(own), ...person, password, termsAccepted: true },
    }),
  },
  landingPagesAdmin: landingPagesAdminInputs,
  home: homeInputs,
  goalsAdmin: goalsAdminInputs,
  measuresAdmin: measuresAdminInputs,
  kpisAdmin: kpisAdminInputs,
  factorsAdmin: factorsAdminInputs,
  standardsAdmin: { read: () => ({ params: { version: 'vsme-2026-05-01' } }) },
  projectsAdmin: projectsAdminInputs,
  translationsAdmin: translationsAdminInputs,
  addresses: { suggest: () => ({ query: { query: 'Stutt' } }) },
  measures: {
    create: async (own) => ({ body: await aNewMeasure(own) }),
    update: async (own) => ({
      ...(await ofMeasure(own)),
      body: { ...(await aNewMeasure(own)), version: 1 },
    }),
    remove: ofMeasure,
  },
  offers: {
    list: () => ({}),
    suggestions: () => ({ query: { query: 'Abw' } }),
    read: ofPublicOffer,
    partners: ofPublicOffer,
    report: ofPublicOffer,
    posts: ofPublicOffer,
    countView: ofPublicOffer,
  },
  archive: { summary: () => ({}), reports: () => ({}), goals: () => ({}), strategies: () => ({}) },
  marketplace: { offers: () => ({}) },
  offersAdmin: offersAdminInputs,
  organisationsAdmin: organisationsAdminInputs,
  watchList: { stopDigest: stopDigestInput },
  organisations: {
    list: () => ({}),
    read: ofPublicOrganisation,
    offers: ofPublicOrganisation,
    posts: ofPublicOrganisation,
    activities: ofPublicOrganisation,
    projects: ofPublicOrganisation,
    statistics: ofPublicOrganisation,
  },
  community: { organisations: () => ({}) },
  tags: {
    create: async (own) => ({ body: await aNewTag(own) }),
    update: async (own) => ({ ...(await ofTag(own)), body: { ...(await aNewTag(own)), version: 1 } }),
    async updateOrder(own) {
      const { tagId } = (await ofTag(own)).params;
      return { body: { tags: [{ id: tagId, version: 1 }] } };
    },
    remove: ofTag,
  },
  adminViews: {
    create: () => ({ body: { ...view, list: 'offers' } }),
    update: async (own) => ({ ...(await ofView(own)), body: { ...view, version: 1 } }),
    remove: ofView,
  },
  tagTypes: {
    create: () => ({ body: { ...aNewTagType(), availableFor: ['OFFER'] } }),
    read: ofTagType,
    update: async (own) => ({
      ...(await ofTagType(own)),
      body: { ...aNewTagType(), availableFor: ['OFFER'], version: 1 },
    }),
    remove: ofTagType,
  },
  audit: auditInputs,
  jobs: jobsInputs,
  mails: mailsInputs,
  overview: overviewInputs,
  questionnairesAdmin: questionnairesAdminInputs,
  questionnaireResults: questionnaireResultsInputs,
  my: { activeStrategy: withStrategy, dashboard: withStrategy },
  subscription: { quote: () => ({ query: { country: anOrder().billing.country } }) },
  invoicesAdmin: invoicesAdminInputs,
  subscriptionsAdmin: subscriptionsAdminInputs,
  promotions: promotionsInputs,
  datev: datevInputs,
};

type MakeInput = NonNullable<CallsOf<GroupName>[keyof CallsOf<GroupName>]>['input'];

export function otherInputOf(id: string): MakeInput | undefined {
  const [group = '', name = ''] = id.split('.');
  // Each input is typed where it is written; here all have the same type.
  return (inputs as Record<string, Record<string, MakeInput> | undefined>)[group]?.[name];
}

import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifetimes } from '../src/modules/accounts/lifetimes.ts';
import { sessionStore } from '../src/modules/accounts/sessions/sessions.store.ts';
import { anAdministrator, anEditor, type TestAccount } from './factories/accounts.ts';
import { aSubscription } from './factories/subscriptions.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/**
 * What an administrator may do in someone's name: look at everything that person sees, and do their daily work for
 * them. Not what is the person's own (how they sign in, their name, sessions and notifications), nor money, the team,
 * everything at once, or what cannot be taken back. A new operation has to be put into one of the two lists.
 */
const allowed = [
  'auth.getLogin',
  'auth.logout',
  'secondFactor.read',
  'account.sessions',
  'account.exportContents',
  'account.events',
  'account.helpContact',
  'team.list',
  'reminders.read',
  'storage.read',
  'storage.write',
  'resources.list',
  'resources.storage',
  'resources.create',
  'resources.read',
  'resources.update',
  'resources.uses',
  'resources.restore',
  'profile.read',
  'profile.update',
  'addresses.find',
  'lookup.goals',
  'lookup.measures',
  'organisations.update',
  'organisations.addPost',
  'organisations.interactions',
  'organisations.offerReports',
  'organisations.partnerships',
  'organisations.removal',
  'offerContacts.list',
  'offerMatches.forGoal',
  'offerMatches.forMeasure',
  'offersAdmin.list',
  'offersAdmin.read',
  'offersAdmin.reports',
  'organisationsAdmin.list',
  'organisationsAdmin.read',
  'offers.create',
  'offers.update',
  'offers.answerInvitation',
  'offers.addPost',
  'watchList.list',
  'watchList.digest',
  'lookup.tagTypes',
  'lookup.tags',
  'lookup.landingPages',
  'landingPages.byId',
  'landingPagesAdmin.list',
  'landingPagesAdmin.read',
  'landingPagesAdmin.versions',
  'home.readForEditors',
  'measures.list',
  'measures.read',
  'tags.list',
  'tags.read',
  'adminViews.list',
  'tagTypes.list',
  'tagTypes.read',
  'ownMeasures.create',
  'ownMeasures.update',
  'ownMeasures.restore',
  'keptResults.list',
  'questionnairesAdmin.list',
  'questionnairesAdmin.read',
  'questionnairesAdmin.export',
  'questionnairesAdmin.tagMapping',
  'questionnaireResults.list',
  'questionnaireResults.read',
  'questionnaireResults.statistics',
  'questionnaireResults.export',
  'my.activeStrategy',
  'my.dashboard',
  'my.subscription',
  'strategies.list',
  'strategies.create',
  'strategies.read',
  'strategies.update',
  'strategies.goals',
  'tracking.goals',
  'tracking.addGoal',
  'tracking.goal',
  'tracking.goalHistory',
  'tracking.goalChanges',
  'tracking.goalRecalculations',
  'tracking.baselineChoices',
  'tracking.updateGoal',
  'tracking.addMeasures',
  'tracking.finishGoal',
  'tracking.takeUpGoal',
  'tracking.measures',
  'tracking.measure',
  'tracking.updateMeasure',
  'tracking.rating',
  'tracking.rate',
  'kpis.list',
  'kpis.create',
  'kpis.read',
  'kpis.update',
  'kpis.switchOff',
  'kpis.switchOn',
  'kpis.checkFormula',
  'kpis.units',
  'kpis.fuels',
  'kpis.categories',
  'kpis.factors',
  'kpis.mine',
  'kpisAdmin.list',
  'kpisAdmin.export',
  'kpisAdmin.read',
  'kpisAdmin.organisations',
  'kpisAdmin.formulaChanges',
  'goalsAdmin.list',
  'goalsAdmin.export',
  'goalsAdmin.read',
  'measuresAdmin.list',
  'measuresAdmin.export',
  'measuresAdmin.read',
  'factorsAdmin.list',
  'factorsAdmin.export',
  'factorsAdmin.read',
  'factorsAdmin.touched',
  'factorsAdmin.changes',
  'projectsAdmin.list',
  'projectsAdmin.export',
  'projectsAdmin.read',
  'translationsAdmin.overview',
  'translationsAdmin.gaps',
  'factors.inUse',
  'factors.catalogueChanges',
  'factors.listOwn',
  'factors.createOwn',
  'factors.updateOwn',
  'factors.restoreOwn',
  'factors.ownChanges',
  'factors.review',
  'kpiRecords.latest',
  'kpiRecords.create',
  'kpiRecords.batch',
  'kpiRecords.read',
  'kpiRecords.update',
  'kpiRecords.restore',
  'kpiRecords.changes',
  'kpiRecords.restoreChange',
  'kpiRecords.ofKpi',
  'kpiRecords.grid',
  'kpiRecords.enteredKpis',
  'kpiHistory.all',
  'kpiHistory.one',
  'kpiHistory.origin',
  'kpiHistory.overview',
  'kpiHistory.due',
  'kpiImport.preview',
  'kpiImport.commit',
  'kpiImport.export',
  'kpiImport.exportSeries',
  'kpiImport.template',
  'kpiBatches.list',
  'subscription.quote',
  'subscription.billing',
  'subscription.invoices',
  'subscription.invoice',
  'subscription.invoicePdf',
  'subscription.invoiceXml',
];

const refused = [
  // How somebody proves who they are.
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
  'account.exportData',
  // The owner is told there that somebody acted for them.
  'account.markEventSeen',
  'account.markAllEventsSeen',
  // The answer goes to the person.
  'account.askForHelp',
  'reminders.update',
  'team.invite',
  'team.revokeInvitation',
  'team.changeRole',
  'team.remove',
  'storage.remove',
  'resources.remove',
  // The catalogue is everyone's: an administrator changes it under their own name.
  'goalsAdmin.create',
  'goalsAdmin.order',
  'goalsAdmin.previewSwitch',
  'goalsAdmin.switch',
  'goalsAdmin.update',
  'goalsAdmin.remove',
  'measuresAdmin.order',
  'measuresAdmin.previewSwitch',
  'measuresAdmin.switch',
  'measuresAdmin.remove',
  'kpisAdmin.previewSwitch',
  'kpisAdmin.switch',
  'factorsAdmin.update',
  'factorsAdmin.putValue',
  'factorsAdmin.review',
  'projectsAdmin.create',
  'projectsAdmin.update',
  'projectsAdmin.remove',
  'translationsAdmin.confirm',
  'measures.create',
  'measures.update',
  'measures.remove',
  'tags.create',
  'tags.updateOrder',
  'tags.update',
  'tags.remove',
  'adminViews.create',
  'adminViews.update',
  'adminViews.remove',
  'tagTypes.create',
  'tagTypes.update',
  'tagTypes.remove',
  'landingPagesAdmin.create',
  'landingPagesAdmin.update',
  'landingPagesAdmin.remove',
  'landingPagesAdmin.publishNow',
  'landingPagesAdmin.publish',
  'landingPagesAdmin.withdraw',
  'landingPagesAdmin.unschedule',
  'landingPagesAdmin.versionPreview',
  'landingPagesAdmin.bringBack',
  'home.update',
  'ownMeasures.remove',
  // What somebody keeps for themselves, …
  'keptResults.keep',
  'keptResults.forget',
  // … and what everyone is asked.
  'questionnairesAdmin.create',
  'questionnairesAdmin.import',
  'questionnairesAdmin.update',
  'questionnairesAdmin.remove',
  'questionnairesAdmin.copy',
  'questionnairesAdmin.addQuestion',
  'questionnairesAdmin.updateQuestion',
  'questionnairesAdmin.removeQuestion',
  'questionnairesAdmin.updateOrder',
  'questionnairesAdmin.updateTagMapping',
  'questionnaireResults.remove',
  'offers.remove',
  'organisations.remove',
  'organisations.removePost',
  'offerContacts.remove',
  // What is decided about others is decided under one's own name.
  'offersAdmin.create',
  'offersAdmin.updateTags',
  'offersAdmin.dismissReports',
  'offersAdmin.takeDown',
  'offersAdmin.putBack',
  'organisationsAdmin.updateTags',
  'organisationsAdmin.verify',
  // What somebody watches is their own affair.
  'watchList.add',
  'watchList.remove',
  'watchList.updateDigest',
  'my.finishWizard',
  'strategies.remove',
  'strategies.activate',
  'strategies.finishActive',
  'tracking.removeGoal',
  'tracking.removeMeasure',
  'kpis.remove',
  'factors.removeOwn',
  'kpiRecords.remove',
  'kpiBatches.takeBack',
  'subscription.subscribe',
  'subscription.cancel',
  'subscription.resume',
  'subscription.updateBilling',
];

/** Public calls do not ask who calls, and nobody acts for an administrator. */
const open = [...operationsOf(contract)].filter(
  ({ operation }) => operation.access !== 'public' && operation.access !== 'admin',
);

test('every operation has its place in one list', () => {
  expect([...allowed, ...refused].toSorted()).toEqual(open.map(({ id }) => id).toSorted());
});

let app: TestApp;
let editor: TestAccount;
let impersonatorId: number;
beforeAll(async () => {
  app = await createTestApp();
  editor = await anEditor(app.platform);
  impersonatorId = (await anAdministrator(app.platform)).id;
  await aSubscription(app.platform, editor.organisationId);
});
afterAll(() => app.close());

/** As an administrator who acts for an editor, about things nobody has. */
async function errorOf(operation: Operation): Promise<string | null> {
  const { database, clock } = app.platform;
  const { token } = await sessionStore(database.kysely).start({
    accountId: editor.id,
    lifetime: lifetimes.session.impersonation,
    origin: { ip: '127.0.0.1', userAgent: 'test', responseId: 'test' },
    now: clock.now(),
    impersonation: { impersonatorId, reason: 'Rückfrage am Telefon' },
  });
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    /id$/i.test(name) ? '987654321' : 'nothing',
  );
  const sendsBody = operation.body && !operation.multipart;
  const response = await app.fetch(`/api/v1${path}`, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(sendsBody && { 'content-type': 'application/json' }),
    },
    ...(sendsBody && { body: '{}' }),
  });
  const answer = await response.text();
  return response.ok ? null : JSON.parse(answer).error;
}

const listed = (ids: readonly string[]) => open.filter(({ id }) => ids.includes(id));

describe('an administrator who acts for someone', () => {
  test.each(listed(refused))('may not call $id', async ({ operation }) => {
    expect(await errorOf(operation)).toBe('auth.impersonation_refused');
  });

  test.each(listed(allowed))('may call $id', async ({ operation }) => {
    expect(['auth.impersonation_refused', 'auth.forbidden']).not.toContain(await errorOf(operation));
  });
});

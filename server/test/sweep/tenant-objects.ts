import { randomUUID } from 'node:crypto';
import type { ErrorKey } from '@metra/contract/core/errors';
import type { Role } from '@metra/contract/core/primitives';
import { notify } from '../../src/modules/accounts/events/events.store.ts';
import { contactStore } from '../../src/modules/marketplace/contacts/contacts.store.ts';
import type { TestApp } from '../app/test-app.ts';
import { aMember, anOrganisation, type SignedInAccount, signedIn } from '../factories/accounts.ts';
import { anOrder } from '../factories/billing.ts';
import { aFrozenReport } from '../factories/frozen-reports.ts';
import { aRecord, catalogueKpi, monthOf } from '../factories/kpis.ts';
import { anOffer, anOfferOfOthers } from '../factories/offers.ts';
import { aSubmission, quickCheck } from '../factories/questionnaires.ts';
import { aResource } from '../factories/resources.ts';
import { aPasskey } from '../factories/second-factors.ts';
import { anActiveStrategy } from '../factories/strategies.ts';
import { aSubscription } from '../factories/subscriptions.ts';
import { aFileOf } from '../factories/tracking.ts';

/** Operations name objects of each kind by an id or a name. */
export interface TenantObjects {
  colleague: number;
  session: number;
  passkey: number;
  event: number;
  invitation: number;
  storedValue: string;
  document: number;
  picture: number;
  deletedFile: number;
  activeStrategy: number;
  draftStrategy: number;
  goal: number;
  archivedGoal: number;
  measure: number;
  ownMeasure: number;
  deletedOwnMeasure: number;
  ownKpi: number;
  ownKpiSlug: string;
  record: number;
  deletedRecord: number;
  batch: string;
  ownFactor: number;
  deletedOwnFactor: number;
  invoice: number;
  keptResult: string;
  organisation: number;
  draftOffer: number;
  watchListEntry: number;
  post: number;
  contact: number;
  frozenReport: number;
}

export type Kind = keyof TenantObjects;

/** A request for an object that does not exist gets this answer. */
export const notThere: Record<Kind, ErrorKey> = {
  colleague: 'not_found.account',
  session: 'not_found.session',
  passkey: 'not_found.passkey',
  event: 'not_found.event',
  invitation: 'not_found.invitation',
  storedValue: 'not_found.stored_value',
  document: 'not_found.resource',
  picture: 'not_found.resource',
  deletedFile: 'not_found.resource',
  activeStrategy: 'not_found.strategy',
  draftStrategy: 'not_found.strategy',
  goal: 'not_found.goal',
  archivedGoal: 'not_found.goal',
  measure: 'not_found.measure',
  ownMeasure: 'not_found.measure',
  deletedOwnMeasure: 'not_found.measure',
  ownKpi: 'not_found.kpi',
  ownKpiSlug: 'not_found.kpi',
  record: 'not_found.kpi_record',
  deletedRecord: 'not_found.kpi_record',
  batch: 'not_found.kpi_batch',
  ownFactor: 'not_found.own_factor',
  deletedOwnFactor: 'not_found.own_factor',
  invoice: 'not_found.invoice',
  keptResult: 'not_found.questionnaire_result',
  organisation: 'not_found.organisation',
  draftOffer: 'not_found.offer',
  watchListEntry: 'not_found.object',
  post: 'not_found.object',
  contact: 'not_found.object',
  frozenReport: 'not_found.frozen_report',
};

export interface Organisation {
  app: TestApp;
  member: SignedInAccount;
  /** Every name that people of the organisation have given contains this word. */
  word: string;
  /** Returns the organisation's object of a kind, and creates it at the first request. */
  the<K extends Kind>(kind: K): Promise<TenantObjects[K]>;
}

/**
 * Every organisation has the same object of each kind, so that a version of one is the version of the other.
 */
const factories: { [K in Kind]: (own: Organisation) => Promise<TenantObjects[K]> } = {
  organisation: async ({ member }) => member.organisationId,

  draftOffer: async ({ member, word }) => (await anOffer(member, {}, word)).id,

  /** Everybody may see the offer; only the entry belongs to the organisation. */
  async watchListEntry({ app, member }) {
    const offerId = await anOfferOfOthers(app);
    return (await member.client.watchList.add({ body: { offerId } })).id;
  },

  async post({ member: { client, organisationId }, word }) {
    const body = { translations: { de: { title: word, text: word } } };
    return (await client.organisations.addPost({ params: { organisationId }, body })).id;
  },

  async contact({ app, member: { organisationId }, word, the }) {
    const contact = { name: word, email: `${word}@weber.example`, organisationName: null, text: word };
    const about = { offerId: await the('draftOffer'), offerTitle: word, mailedTo: `${word}@firma.example` };
    const { database, clock } = app.platform;
    const said = Buffer.from(randomUUID());
    await contactStore(database.kysely, organisationId).add({ ...contact, ...about, said }, clock.now());
    const { rows } = await database.pool.query('select id from offer_contacts where said = $1', [said]);
    return only<{ id: number }>(rows).id;
  },

  frozenReport: async ({ app, member }) => (await aFrozenReport(app.platform, member)).id,

  async colleague({ app, member: { organisationId }, word }) {
    return (await aMember(app.platform, { organisationId, lastName: word })).id;
  },

  async session({ app, member }) {
    await signedIn(app, member);
    const { items } = await member.client.account.sessions();
    return only(items.filter(({ current }) => !current)).id;
  },

  passkey: async ({ member, word }) => (await aPasskey(member, word)).id,

  async event({ app, member, word }) {
    const { database, clock } = app.platform;
    await database.transaction((tx) =>
      notify(tx, { accountId: member.id, type: 'team.joined', data: { name: word }, now: clock.now() }),
    );
    return only((await member.client.account.events()).items).id;
  },

  async invitation({ member: { client, organisationId }, word }) {
    const email = `${word}-${organisationId}@firma.example`;
    await client.team.invite({ body: { email, language: 'de' } });
    return only((await client.team.list()).invitations).id;
  },

  async keptResult({ member: { client } }) {
    const asked = await client.questionnaires.read({ params: { id: quickCheck } });
    const sent = await client.questionnaires.submit({ params: { id: quickCheck }, body: aSubmission(asked) });
    return sent.id;
  },

  document: ({ app, member, word }) => aFileOf(app.platform, member.organisationId, `${word}.pdf`),

  picture: ({ app, member, word }) =>
    aResource(app.platform, member.organisationId, { name: `${word}.png`, type: 'LOGO' }),

  deletedFile: ({ app, member, word }) =>
    aResource(app.platform, member.organisationId, {
      name: `${word}-2.png`,
      deletedAt: app.platform.clock.now(),
    }),

  activeStrategy: async ({ app, member, word }) => (await anActiveStrategy(app, member, { name: word })).id,

  /**
   * The wizard stores such values. This one is created after the own strategy, because finishing the wizard
   * deletes them.
   */
  async storedValue({ member: { client }, word }) {
    const name = `metraLite.${randomUUID()}`;
    await client.storage.write({ params: { name }, body: { value: JSON.stringify(word) } });
    return name;
  },

  async draftStrategy({ member: { client }, word }) {
    const goals = (await client.lookup.goals({})).items.slice(0, 1);
    const measures = await client.lookup.measures({ query: { goalId: only(goals).id } });
    const chosen = [{ id: only(goals).id, measures: measures.items.slice(0, 1).map(({ id }) => id) }];
    return (await client.strategies.create({ body: { name: `${word} II`, goals: chosen } })).id;
  },

  async goal(own) {
    const trackableGoalId = await goalOf(own, 0);
    const body = { version: 1, note: own.word };
    return (await own.member.client.tracking.updateGoal({ params: { trackableGoalId }, body })).id;
  },

  async archivedGoal(own) {
    const trackableGoalId = await goalOf(own, 1);
    return (await own.member.client.tracking.finishGoal({ params: { trackableGoalId } })).id;
  },

  /** The measure has everything that can belong to one, and there is another measure beside it. */
  async measure(own) {
    const { tracking } = own.member.client;
    const goal = { trackableGoalId: await goalOf(own, 2) };
    const { measures } = await tracking.addMeasures({ params: goal, body: { own: [{ name: own.word }] } });
    const params = { trackableMeasureId: only(measures.filter(({ measureId }) => measureId === null)).id };
    await tracking.rate({ params, body: { score: 4, comment: own.word } });
    const body = {
      version: 1,
      note: own.word,
      responsibleId: await own.the('colleague'),
      evidence: [await own.the('document')],
    };
    return (await tracking.updateMeasure({ params, body })).id;
  },

  ownMeasure: async (own) => (await anOwnMeasure(own)).id,

  async deletedOwnMeasure(own) {
    const { id } = await anOwnMeasure(own);
    await own.member.client.ownMeasures.remove({ params: { id } });
    return id;
  },

  async ownKpi({ member: { client }, word }) {
    const { id } = await client.kpis.create({
      body: {
        // The slug does not contain the organisation's word, because an answer repeats the slug that was
        // asked for.
        slug: `kpi-${randomUUID()}`,
        translations: { de: { name: `${word}-Kennzahl`, unitLabel: 'Stück' } },
        sector: 'e',
        unit: '{piece}',
        aggregation: 'SUM',
        direction: 'LOWER',
        frequency: 'MONTH',
      },
    });
    return id;
  },

  async ownKpiSlug(own) {
    return (await own.member.client.kpis.read({ params: { id: await own.the('ownKpi') } })).slug;
  },

  /** The KPI is one that all organisations know, and the record was changed once. */
  async record(own) {
    const kpi = await catalogueKpi(own.member, 'natural-gas');
    const evidence = [await own.the('document')];
    const { id, version } = await aRecord(own.member, kpi, '2026-08', 1000, { evidence, note: own.word });
    const body = { ...monthOf('2026-08'), value: 1100, note: own.word, version };
    await own.member.client.kpiRecords.update({ params: { kpiRecordId: id }, body });
    return id;
  },

  async deletedRecord({ member, word }) {
    const kpi = await catalogueKpi(member, 'natural-gas');
    const { id } = await aRecord(member, kpi, '2026-03', 1000, { note: word });
    await member.client.kpiRecords.remove({ params: { kpiRecordId: id } });
    return id;
  },

  /** The batch contains one value only. */
  async batch({ member, word }) {
    const kpi = await catalogueKpi(member, 'natural-gas');
    const batch = randomUUID();
    await aRecord(member, kpi, '2026-02', 1000, { note: word, batch });
    return batch;
  },

  /** The factor was changed once. */
  async ownFactor(own) {
    const { factors } = own.member.client;
    const value = { value: 0.4, unit: 'kg{CO2e}/kW.h', firstYear: 2024, source: own.word, note: own.word };
    const evidence = [await own.the('document')];
    const { id } = await factors.createOwn({ body: { factor: 'electricity-market', ...value, evidence } });
    const body = { ...value, value: 0.35, why: own.word, version: 1 };
    return (await factors.updateOwn({ params: { ownFactorId: id }, body })).id;
  },

  async deletedOwnFactor({ member: { client }, word }) {
    const value = { value: 0.2, unit: 'kg{CO2e}/kW.h', firstYear: 2023, source: word };
    const { id } = await client.factors.createOwn({ body: { factor: 'district-heat', ...value } });
    await client.factors.removeOwn({ params: { ownFactorId: id } });
    return id;
  },

  async invoice({ app, member: { client, organisationId }, word }) {
    await endSubscriptions(app, organisationId);
    await client.subscription.subscribe({ body: anOrder({ name: word }) });
    return only((await client.subscription.invoices({})).items).id;
  },
};

export const tenantObjects = Object.keys(factories) as Kind[];

async function goalOf({ member, the }: Organisation, index: number): Promise<number> {
  await the('activeStrategy');
  const { goals } = await member.client.my.activeStrategy();
  return only(goals.slice(index, index + 1)).id;
}

function only<Item>(items: readonly Item[]): Item {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) throw new Error(`One was expected, not ${items.length}`);
  return item;
}

export async function endSubscriptions({ platform }: TestApp, organisationId: number): Promise<void> {
  await platform.database.kysely
    .updateTable('subscriptions')
    .set({ state: 'ENDED', auto_renew: false })
    .where('organisation_id', '=', organisationId)
    .execute();
}

/** A newcomer has only just registered, so they have no subscription and no objects. */
export async function aNewcomer(app: TestApp, word: string, roles?: Role[]): Promise<Organisation> {
  const organisationId = await anOrganisation(app.platform, word);
  const member = await aMember(app.platform, { organisationId, ...(roles && { roles }) });
  return organisationOf(app, await signedIn(app, member), word);
}

/** The organisation has a subscription; its objects are created at the first request. */
export async function aSubscribedOrganisation(
  app: TestApp,
  word: string,
  roles?: Role[],
): Promise<Organisation> {
  const organisationId = await anOrganisation(app.platform, word);
  await aSubscription(app.platform, organisationId);
  const member = await aMember(app.platform, { organisationId, lastName: word, ...(roles && { roles }) });
  return organisationOf(app, await signedIn(app, member), word);
}

/** The organisation has an object of each kind. */
export async function aFullOrganisation(app: TestApp, word: string): Promise<Organisation> {
  const own = await aSubscribedOrganisation(app, word);
  for (const kind of tenantObjects) await own.the(kind);
  return own;
}

/** The organisation has an object of each kind, created during a subscription that has ended. */
export async function anUnsubscribedOrganisation(app: TestApp, word: string): Promise<Organisation> {
  const own = await aFullOrganisation(app, word);
  await endSubscriptions(app, own.member.organisationId);
  return { ...own, member: await signedIn(app, own.member) };
}

/** An organisation that has the given objects already; others are created at the first request. */
export function organisationOf(
  app: TestApp,
  member: SignedInAccount,
  word: string,
  given: Partial<TenantObjects> = {},
): Organisation {
  const made = new Map<Kind, Promise<unknown>>(
    Object.entries(given).map(([kind, object]) => [kind as Kind, Promise.resolve(object)]),
  );
  const own: Organisation = {
    app,
    member,
    word,
    the<K extends Kind>(kind: K) {
      const object = made.get(kind) ?? factories[kind](own);
      made.set(kind, object);
      return object as Promise<TenantObjects[K]>;
    },
  };
  return own;
}

/** The measure belongs to the first goal of the catalogue. */
async function anOwnMeasure({ member: { client }, word }: Organisation) {
  const [goal] = (await client.lookup.goals({})).items;
  const levels = { effort: 'LOW', impact: 'HIGH' } as const;
  return client.ownMeasures.create({ body: { goalId: goal?.id ?? 0, name: word, ...levels } });
}

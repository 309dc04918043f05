import { password } from '../factories/accounts.ts';
import { aPromotion } from '../factories/billing.ts';
import { catalogueKpi } from '../factories/kpis.ts';
import { aKnownOrganisation, anOffer, anOfferOfOthers } from '../factories/offers.ts';
import { anAuthenticatorApp } from '../factories/second-factors.ts';
import { aim } from '../factories/targets.ts';
import {
  aNarrative,
  anExplanation,
  answers,
  aPaste,
  aSharedReport,
  aStoredValue,
  aSwitchedOffKpi,
  identifiers,
} from './keyed-objects.ts';
import type { Organisation } from './tenant-objects.ts';

/**
 * Gives an organisation that has an object of each kind a row in every further table, so that a statement without its
 * tenant predicate has something to find.
 */
export async function addFurtherRows(own: Organisation): Promise<void> {
  await aNarrative(own);
  await anExplanation(own);
  await answers(own);
  await identifiers(own);
  await aSwitchedOffKpi(own);
  await aPaste(own);
  await aStoredValue(own);
  await aSharedReport(own);
  await changedTargets(own);
  await aComputedKpi(own);
  await anOfferWithAll(own);
  await whatPeopleHave(own);
  await whatJobsWrite(own);
}

/** Baseline, target and leading KPI of a goal, each changed once. */
async function changedTargets(own: Organisation): Promise<void> {
  const { client } = own.member;
  await own.the('measure');
  const { goals } = await client.my.activeStrategy();
  const goal = goals.at(2)?.id ?? 0;
  const leading = await own.the('ownKpi');
  const water = await catalogueKpi(own.member, 'water-withdrawal');
  for (const value of [3, 2]) {
    const target = { date: '2030-12-31', value };
    await aim(own.member, goal, leading, {
      baseline: { period: '2025', value: 4 },
      target,
      reason: own.word,
    });
  }
  await aim(own.member, goal, water.id, { target: { date: '2030-12-31', value: 1 } });
}

/** Its formula was changed once. */
async function aComputedKpi({ member: { client }, word, the }: Organisation): Promise<void> {
  const slug = await the('ownKpiSlug');
  const definition = {
    translations: { de: { name: `${word} doppelt`, unitLabel: 'Stück' } },
    sector: 'e',
    unit: '{piece}',
    aggregation: 'SUM',
    direction: 'LOWER',
    frequency: 'MONTH',
  } as const;
  const formula = (factor: number) => ({ expression: `kpi(${slug}) * ${factor}` });
  const { id, version } = await client.kpis.create({ body: { ...definition, formula: formula(2) } });
  await client.kpis.update({ params: { id }, body: { ...definition, formula: formula(3), version } });
}

/** A picture, a tag and a partner; and the organisation is asked to be a partner itself. */
async function anOfferWithAll({ app, member, word, the }: Organisation): Promise<void> {
  const partner = await aKnownOrganisation(app);
  const { items } = await member.client.lookup.tags({ query: { pageSize: 100 } });
  const tags = items.slice(0, 1).map(({ slug }) => slug);
  await anOffer(member, { partners: [partner], imageId: await the('picture'), tags }, `${word} III`);
  await anOfferOfOthers(app, { partners: [member.organisationId] });
}

async function whatPeopleHave({ app, member, word }: Organisation): Promise<void> {
  const { account, auth, reminders, watchList } = member.client;
  await anAuthenticatorApp(app, member);
  await auth.beginConfirmation();
  await account.initiateEmailChange({ body: { email: `${word}@neu.example`, currentPassword: password } });
  await account.askForHelp(
    { body: { question: `Wo ist ${word}?`, page: '/app/tracking' } },
    { idempotencyKey: 'one-key' },
  );
  await reminders.update({ body: { rhythm: 'WEEKLY' } });
  await watchList.updateDigest({ body: { enabled: false } });
}

/** Jobs and the operator's people write these rows. */
async function whatJobsWrite({ app, member, word, the }: Organisation): Promise<void> {
  const invoice = await the('invoice');
  const { id: promotion } = await aPromotion(app);
  const draft = await the('draftOffer');
  const picture = await the('picture');
  const { organisationId, id } = member;
  const statements: readonly [string, ...unknown[]][] = [
    [`insert into invoice_notices (invoice_id, at, occasion) values ($1, now(), 'ISSUED')`, invoice],
    [
      'insert into invoice_documents (invoice_id, made_at, pdf, xml) values ($1, now(), convert_to($2, $3), $2)',
      invoice,
      word,
      'utf8',
    ],
    [
      `insert into invoice_payments (invoice_id, amount_cents, booked_at, paid_on, reference)
       values ($1, 100, now(), '2026-10-01', $2)`,
      invoice,
      word,
    ],
    [
      `insert into promotion_redemptions (organisation_id, promotion_id, redeemed_at, subscription_id)
       select $1, $2, now(), max(id) from subscriptions where organisation_id = $1`,
      organisationId,
      promotion,
    ],
    [
      `insert into subscription_notices (organisation_id, subscription_id, active_until, at, occasion)
       select $1, max(id), '2027-01-01', now(), 'EXPIRING' from subscriptions where organisation_id = $1`,
      organisationId,
    ],
    [`insert into reminders_sent (account_id, at, period) values ($1, now(), 'W2026-09-28')`, id],
    [`insert into watch_list_digests (account_id, at, day) values ($1, now(), '2026-10-01')`, id],
    [
      `insert into watch_list_news (account_id, created_at, from_organisation_id, title, type)
       values ($1, now(), $2, $3, 'organisation.news')`,
      id,
      organisationId,
      word,
    ],
    [
      `insert into accounts (organisation_id, email, email_key, status, status_before_deletion, deleted_at,
         restorable_until)
       values ($1, $2, $2, 'DELETED', 'PENDING', now(), now() + interval '100 years')`,
      organisationId,
      `${word}@geschlossen.example`,
    ],
    [`insert into offer_days (offer_id, day, views) values ($1, '2026-10-01', 7)`, draft],
    [
      `insert into offer_reports (offer_id, created_at, is_member, reason, reporter, text)
       values ($1, now(), false, 'SPAM', '\\x01', $2)`,
      draft,
      word,
    ],
    [
      "update organisations set slogan = 'Gemeinsam weiter', verified_at = now() where id = $1",
      organisationId,
    ],
    ['insert into organisation_tags (organisation_id, tag_id) select $1, min(id) from tags', organisationId],
    [
      `insert into image_sizes (resource_id, width, format, size, storage_key) values ($1, 640, 'webp', 1, $2)`,
      picture,
      word,
    ],
  ];
  for (const [text, ...values] of statements) await app.platform.database.pool.query(text, values);
}

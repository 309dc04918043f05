import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anOrganisation,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { aPublicOffer } from '../../../../test/factories/offers.ts';
import { aSubmission, quickCheck } from '../../../../test/factories/questionnaires.ts';
import { aTrackedGoal, type Tracked } from '../../../../test/factories/tracking.ts';

let app: TestApp;
/** A measure for reducing emissions with a carbon footprint. */
let work: Tracked;
let provider: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // Earlier offers are withdrawn, so that they no longer match.
  await app.platform.database.pool.query(`update offers set state = 'ARCHIVED'; delete from offer_search`);
  work = await aTrackedGoal(app, { sectors: ['e'] });
  provider = await signedIn(app, await aMember(app.platform));
});

const forMeasure = ({ member, measure } = work, query = {}) =>
  member.client.offerMatches.forMeasure({ params: { trackableMeasureId: measure.id }, query });
const forGoal = () => work.member.client.offerMatches.forGoal({ params: { trackableGoalId: work.goal.id } });
const measureNow = () =>
  work.member.client.tracking.measure({ params: { trackableMeasureId: work.measure.id } });
const at = (latitude: number, longitude: number) => ({ location: { label: 'Ort', latitude, longitude } });
const beIn = (organisationId: number, latitude: number, longitude: number) =>
  app.platform.database.kysely
    .updateTable('organisations')
    .set({ location_label: 'Hier', latitude, longitude })
    .where('id', '=', organisationId)
    .execute();

describe('offers that fit a measure', () => {
  test('share its topics; other shared tags and the distance determine the order', async () => {
    expect(work.measure.slug).toBe('carbon-footprint-baseline');
    await beIn(await anOrganisation(app.platform, 'Anderswo'), 53.55, 9.99);
    await beIn(work.member.organisationId, 48.78, 9.18);
    const topic = ['climate-protection'];
    const far = await aPublicOffer(app, provider, { tags: topic, ...at(53.55, 9.99) }, 'Weit weg');
    const near = await aPublicOffer(app, provider, { tags: topic, ...at(48.7, 9.1) }, 'Ganz nah');
    const best = await aPublicOffer(
      app,
      provider,
      {
        tags: [...topic, 'esg-reporting', 'vsme'],
        categories: ['emissions'],
        remote: true,
        ...at(53.55, 9.99),
      },
      'Passt',
    );
    await aPublicOffer(app, provider, { tags: ['low-cost'] }, 'Nur billig');
    await aPublicOffer(app, provider, { tags: ['water'] }, 'Anderes Thema');
    await aPublicOffer(app, work.member, { tags: topic }, 'Eigenes');

    const found = await forMeasure();
    expect(found.items.map(({ id }) => id)).toEqual([best.id, near.id, far.id]);
    expect(found.total).toBe(3);
    const [first, second, third] = found.items;
    expect(first?.reasons).toMatchObject([
      { kind: 'TOPIC', slug: 'climate-protection', text: 'Klimaschutz' },
      { kind: 'TOPIC', slug: 'esg-reporting' },
      { kind: 'CATEGORY', slug: 'emissions', text: 'Emissionen' },
      { kind: 'REMOTE' },
      { kind: 'TAG', slug: 'vsme' },
    ]);
    expect(second).toMatchObject({
      distanceKm: expect.closeTo(10.7, 0),
      reasons: [{ kind: 'TOPIC' }, { kind: 'NEAR' }],
    });
    expect(third?.reasons).toHaveLength(1);
    expect((await measureNow()).matchingOffers).toBe(3);
    expect(await forMeasure(work, { page: 1, pageSize: 2 })).toMatchObject({
      total: 3,
      items: [{ id: far.id }],
    });
    expect(await forMeasure(work, { page: 5 })).toMatchObject({ total: 3, items: [] });
  });

  test('are found by what lies below a topic, and no longer when they are taken back', async () => {
    const offer = await aPublicOffer(app, provider, { tags: ['climate-protection'] });
    const { version } = await provider.client.offers.read({ params: { offerId: offer.id } });
    expect(await forMeasure()).toMatchObject({ total: 1 });
    await provider.client.organisations.update({
      params: { organisationId: provider.organisationId },
      body: { name: 'Weg', listed: false, version },
    });
    expect(await forMeasure()).toMatchObject({ total: 0 });
    expect((await measureNow()).matchingOffers).toBe(0);
  });

  test('of one’s own making fit what measures of the goal usually are about', async () => {
    const goal = await work.member.client.tracking.addMeasures({
      params: { trackableGoalId: work.goal.id },
      body: { own: [{ name: 'Dach begrünen' }] },
    });
    const own = goal.measures.find(({ name }) => name === 'Dach begrünen');
    const offer = await aPublicOffer(app, provider, { tags: ['climate-protection'] });
    const found = await work.member.client.offerMatches.forMeasure({
      params: { trackableMeasureId: own?.id ?? 0 },
    });
    expect(found.items.map(({ id }) => id)).toEqual([offer.id]);
  });
});

test('offers that fit a goal fit the measures under way in it', async () => {
  const offer = await aPublicOffer(app, provider, { tags: ['esg-reporting'] });
  expect((await forGoal()).items.map(({ id }) => id)).toEqual([offer.id]);
  const { version } = await measureNow();
  await work.member.client.tracking.updateMeasure({
    params: { trackableMeasureId: work.measure.id },
    body: { state: 'DONE', version },
  });
  expect(await forGoal()).toMatchObject({ total: 0 });
  const stranger = await signedIn(app, await aMember(app.platform));
  await expect(
    stranger.client.offerMatches.forGoal({ params: { trackableGoalId: work.goal.id } }),
  ).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.goal' });
  await expect(forMeasure({ ...work, member: stranger })).rejects.toMatchObject({
    i18nKey: 'not_found.measure',
  });
});

test('offers that fit a questionnaire’s result come by the same rule, and count once a day', async () => {
  const asked = await app.client().questionnaires.read({ params: { id: quickCheck } });
  const { id } = await app
    .client()
    .questionnaires.submit({ params: { id: quickCheck }, body: aSubmission(asked) });
  const result = (client = app.client()) => client.questionnaires.result({ params: { resultId: id } });
  const { tags } = await result();
  const topic = tags.find(({ slug }) => ['climate-protection', 'energy-efficiency', 'water'].includes(slug));
  const offer = await aPublicOffer(app, provider, { tags: [topic?.slug ?? ''] });
  await aPublicOffer(app, provider, { tags: ['low-cost'] });
  for (const _ of [1, 2])
    expect((await result()).offers).toMatchObject([
      { id: offer.id, reason: { tags: [{ slug: topic?.slug }], questions: topic?.questions } },
    ]);
  // An organisation is not offered its own offers.
  expect((await result(provider.client)).offers).toEqual([]);
  const { matches } = await app.client().offers.report({ params: { offerId: offer.id } });
  expect(matches).toBe(1);
});

test('a match counts once a day and organisation', async () => {
  const offer = await aPublicOffer(app, provider, { tags: ['climate-protection'] });
  const counted = async () => (await app.client().offers.report({ params: { offerId: offer.id } })).matches;
  await forMeasure();
  await forMeasure();
  expect(await counted()).toBe(1);
  app.clock.advance({ hours: 25 });
  await forMeasure();
  expect(await counted()).toBe(2);
  const { items } = await provider.client.organisations.offers({
    params: { organisationId: provider.organisationId },
  });
  expect(items.find(({ id }) => id === offer.id)?.totals).toMatchObject({ matches: 2 });
});

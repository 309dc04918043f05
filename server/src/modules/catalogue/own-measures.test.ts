import type { SentBody } from '@metra/contract/core/operation';
import { OwnMeasureWrite, type ownMeasures } from '@metra/contract/operations/measures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, signedIn } from '../../../test/factories/accounts.ts';
import { aTrackedGoal } from '../../../test/factories/tracking.ts';
import { ownMeasureStore } from './own-measures.store.ts';
import { cachedTaggedGoals } from './tagged-goals.views.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const aMeasure = (
  goalId: number,
  wishes: Partial<SentBody<typeof ownMeasures.create>> = {},
): SentBody<typeof ownMeasures.create> => ({
  goalId,
  name: 'Späne heizen die Halle',
  description: 'Aus unseren Holzresten wird Wärme.',
  costHint: 'Etwa 40.000 €',
  firstSteps: ['Menge der Späne wiegen', 'Angebot einholen'],
  effort: 'HIGH',
  impact: 'HIGH',
  ...wishes,
});

test('a measure of one’s own is planned like one of the catalogue, and nobody else sees it', async () => {
  const { member, goal } = await aTrackedGoal(app);
  const other = await aTrackedGoal(app);
  const recommended = () => cachedTaggedGoals(app.platform)('de');
  const before = await recommended();
  const made = await member.client.ownMeasures.create({ body: aMeasure(goal.goalId) });
  expect(made).toMatchObject({
    name: 'Späne heizen die Halle',
    own: true,
    goal: { id: goal.goalId },
    version: 1,
  });
  const { id } = made;

  const listed = await member.client.measures.list({ query: { query: 'Späne' } });
  expect(listed.items.map((measure) => measure.id)).toEqual([id]);
  const looked = await member.client.lookup.measures({ query: { goalId: goal.goalId, pageSize: 100 } });
  expect(looked.items.map((measure) => measure.id)).toContain(id);

  const added = await member.client.tracking.addMeasures({
    params: { trackableGoalId: goal.id },
    body: { measures: [id] },
  });
  expect(added.measures.find(({ measureId }) => measureId === id)).toMatchObject({
    name: 'Späne heizen die Halle',
    own: true,
    effort: 'HIGH',
    firstSteps: ['Menge der Späne wiegen', 'Angebot einholen'],
  });

  // Other organisations and visitors can neither see, search, look up, change nor plan it.
  const theirs = other.member.client;
  expect((await theirs.measures.list({ query: { query: 'Späne' } })).total).toBe(0);
  const lookedByThem = await theirs.lookup.measures({ query: { goalId: goal.goalId, pageSize: 100 } });
  expect(lookedByThem.items.map((measure) => measure.id)).not.toContain(id);
  await expect(theirs.measures.read({ params: { id } })).rejects.toMatchObject({
    i18nKey: 'not_found.measure',
  });
  await expect(
    theirs.ownMeasures.update({ params: { id }, body: { ...aMeasure(goal.goalId), version: 1 } }),
  ).rejects.toMatchObject({ i18nKey: 'not_found.measure' });
  await expect(theirs.ownMeasures.remove({ params: { id } })).rejects.toMatchObject({
    i18nKey: 'not_found.measure',
  });
  await expect(
    theirs.tracking.addMeasures({ params: { trackableGoalId: other.goal.id }, body: { measures: [id] } }),
  ).rejects.toMatchObject({ i18nKey: 'tracking.measure_of_other_goal' });
  const visible = await theirs.frontend.metraLite();
  expect(visible.goals.flatMap(({ measures }) => measures.map((measure) => measure.id))).not.toContain(id);
  // The goals that a questionnaire recommends are weighted by the tags of the catalogue's measures.
  expect(await recommended()).toEqual(before);
});

test('a measure of one’s own is not the catalogue’s: editors cannot change it, and seeding leaves it', async () => {
  const { member, goal } = await aTrackedGoal(app);
  const editor = await signedIn(app, await anEditor(app.platform));
  const { id } = await member.client.ownMeasures.create({ body: aMeasure(goal.goalId) });
  await expect(editor.client.measures.read({ params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(editor.client.measures.remove({ params: { id } })).rejects.toMatchObject({ status: 404 });
  expect(await member.client.measures.read({ params: { id } })).toMatchObject({ active: true });
});

test('a measure of one’s own is renamed wherever it is planned; a newer version is not overwritten', async () => {
  const { member, goal } = await aTrackedGoal(app);
  const { id } = await member.client.ownMeasures.create({ body: aMeasure(goal.goalId) });
  const params = { trackableGoalId: goal.id };
  await member.client.tracking.addMeasures({ params, body: { measures: [id] } });
  const body = { ...aMeasure(goal.goalId, { name: 'Späne heizen beide Hallen' }), version: 1 };
  expect(await member.client.ownMeasures.update({ params: { id }, body })).toMatchObject({ version: 2 });
  const { measures } = await member.client.tracking.goal({ params });
  expect(measures.map(({ name }) => name)).toContain('Späne heizen beide Hallen');
  await expect(member.client.ownMeasures.update({ params: { id }, body })).rejects.toMatchObject({
    i18nKey: 'conflict.version',
  });
  // Readers of English see the text as it was typed.
  const english = app.client(member.token, 'en');
  expect(await english.measures.read({ params: { id } })).toMatchObject({
    name: 'Späne heizen beide Hallen',
  });
});

test('deleting one that is planned is asked about with its goals; it stays planned, and comes back', async () => {
  const { member, goal } = await aTrackedGoal(app);
  const { id } = await member.client.ownMeasures.create({ body: aMeasure(goal.goalId) });
  const planned = { params: { trackableGoalId: goal.id } };
  await member.client.tracking.addMeasures({ ...planned, body: { measures: [id] } });
  const offered = async () =>
    (await member.client.measures.list({ query: { own: true } })).items.map((measure) => measure.id);

  await expect(member.client.ownMeasures.remove({ params: { id } })).rejects.toMatchObject({
    i18nKey: 'measure.in_use',
    fields: [{ path: 'goals', key: 'inUse', detail: goal.name }],
  });
  expect(await offered()).toEqual([id]);
  await member.client.ownMeasures.remove({ params: { id }, query: { force: true } });
  expect(await offered()).toEqual([]);
  const { measures } = await member.client.tracking.goal(planned);
  expect(measures.map(({ measureId }) => measureId)).toContain(id);
  expect(await member.client.ownMeasures.restore({ params: { id } })).toMatchObject({ active: true });
  expect(await offered()).toEqual([id]);
});

test('a measure of one’s own needs a goal of the catalogue and stays under it once it is planned', async () => {
  const { member, goal } = await aTrackedGoal(app);
  const newcomer = await signedIn(app, await aMember(app.platform));
  await expect(newcomer.client.ownMeasures.create({ body: aMeasure(999_999) })).rejects.toMatchObject({
    i18nKey: 'not_found.goal',
  });
  const { id } = await member.client.ownMeasures.create({ body: aMeasure(goal.goalId) });
  await member.client.tracking.addMeasures({
    params: { trackableGoalId: goal.id },
    body: { measures: [id] },
  });
  const goals = await member.client.lookup.goals({});
  const elsewhere = goals.items.find((each) => each.id !== goal.goalId)?.id ?? 0;
  await expect(
    member.client.ownMeasures.update({ params: { id }, body: { ...aMeasure(elsewhere), version: 1 } }),
  ).rejects.toMatchObject({ fields: [{ path: 'goalId', key: 'const' }] });
});

test('there is room for three hundred in each organisation; one that is removed makes room', async () => {
  const { member, goal } = await aTrackedGoal(app);
  const other = await aTrackedGoal(app);
  const { database, clock } = app.platform;
  const { id } = await member.client.ownMeasures.create({ body: aMeasure(goal.goalId) });
  await database.transaction(async (tx) => {
    const store = ownMeasureStore(tx, member.organisationId);
    const write = OwnMeasureWrite.parse(aMeasure(goal.goalId));
    for (let made = 1; made < 300; made += 1) await store.create(write, clock.now());
  });
  const add = () => member.client.ownMeasures.create({ body: aMeasure(goal.goalId) });
  await expect(add()).rejects.toMatchObject({ i18nKey: 'measure.limit_reached' });
  const theirs = await other.member.client.ownMeasures.create({ body: aMeasure(other.goal.goalId) });
  expect(theirs.own).toBe(true);
  await member.client.ownMeasures.remove({ params: { id } });
  expect(await add()).toMatchObject({ own: true });
});

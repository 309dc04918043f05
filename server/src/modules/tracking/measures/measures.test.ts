import type { SentBody, SentQuery } from '@metra/contract/core/operation';
import type { tracking } from '@metra/contract/operations/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import { catalogueGoals } from '../../../../test/factories/strategies.ts';
import { aFileOf, aTrackedGoal, type Tracked } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Write = SentBody<typeof tracking.updateMeasure>;

const of = ({ measure }: Pick<Tracked, 'measure'>) => ({ params: { trackableMeasureId: measure.id } });
const write = (tracked: Tracked, body: Write) =>
  tracked.member.client.tracking.updateMeasure({ ...of(tracked), body });
const read = (tracked: Tracked) => tracked.member.client.tracking.measure(of(tracked));

describe('the KPI “measures on schedule”', () => {
  async function onSchedule({ member: { client } }: Tracked) {
    const { sectors } = await client.kpiHistory.overview({ query: { sector: 'g' } });
    const rows = sectors.flatMap(({ categories }) => categories.flatMap((category) => category.rows));
    return { withGaps: sectors[0]?.withGaps, ...rows.find(({ kpi }) => kpi.slug === 'measures-on-schedule') };
  }

  test('counts the own measures until their day has passed', async () => {
    const [tracked, other] = [await aTrackedGoal(app), await aTrackedGoal(app)];
    const isLate = (measure: Tracked['measure']) => ({ dueOn: '2026-01-31', version: measure.version });
    await write(other, isLate(other.measure));
    expect(await onSchedule(tracked)).toMatchObject({
      withGaps: 0,
      year: null,
      latest: { value: 100, completeness: { state: 'RUNNING' } },
    });
    await write(tracked, isLate(tracked.measure));
    expect((await onSchedule(tracked)).latest?.value).toBeLessThan(100);
  });
});

describe('a tracked measure', () => {
  test('has the texts of the catalogue', async () => {
    const tracked = await aTrackedGoal(app);
    expect(await read(tracked)).toEqual(tracked.measure);
    expect(tracked.measure).toMatchObject({
      slug: 'carbon-footprint-baseline',
      name: 'CO₂-Bilanz für Scope 1 und 2 erstellen',
      image: '/pictures/measures/e/cut-emissions/carbon-footprint-baseline.svg',
      sector: 'e',
      goal: { id: tracked.goal.id, name: tracked.goal.name, active: true },
      state: 'IN_PROGRESS',
      effort: 'MEDIUM',
      impact: 'MEDIUM',
      matchingOffers: 0,
    });
    expect(tracked.measure.firstSteps.length).toBeGreaterThan(1);
  });

  test('stays readable when it is taken out of the catalogue', async () => {
    const tracked = await aTrackedGoal(app);
    await app.platform.database.kysely
      .updateTable('measures')
      .set({ active: false })
      .where('id', '=', tracked.measure.measureId)
      .execute();
    expect(await read(tracked)).toEqual(tracked.measure);
    await app.platform.database.kysely.updateTable('measures').set({ active: true }).execute();
  });
});

describe('working on a measure', () => {
  test('writes everything at once', async () => {
    const tracked = await aTrackedGoal(app);
    const colleague = await aMember(app.platform, {
      organisationId: tracked.member.organisationId,
      firstName: 'Jonas',
      lastName: 'Weber',
    });
    const file = await aFileOf(app.platform, tracked.member.organisationId);
    app.clock.set('2026-11-15T10:30:00Z');
    const changed = await write(tracked, {
      version: 1,
      state: 'PAUSED',
      responsibleId: colleague.id,
      startsOn: '2026-12-01',
      dueOn: '2027-03-31',
      note: ' Angebot liegt vor ',
      costPlanned: 250_000,
      costActual: 0,
      savingPerYear: 120_000,
      evidence: [file],
    });
    app.clock.set('2026-11-15T10:00:00Z');
    expect(changed).toMatchObject({
      state: 'PAUSED',
      responsible: { id: colleague.id, name: 'Jonas Weber' },
      responsibleName: null,
      startsOn: '2026-12-01',
      dueOn: '2027-03-31',
      note: 'Angebot liegt vor',
      costPlanned: 250_000,
      costActual: 0,
      savingPerYear: 120_000,
      evidence: [{ id: file, name: 'Rechnung.pdf', mimeType: 'application/pdf', size: 1234 }],
      updatedAt: '2026-11-15T10:30:00.000Z',
      version: 2,
    });
    expect(changed.evidence[0]?.url).toMatch(/^\/files\//);
    expect(await read(tracked)).toEqual(changed);
  });

  test('keeps fields that are missing and clears those that are null', async () => {
    const tracked = await aTrackedGoal(app);
    await write(tracked, { version: 1, note: 'x', dueOn: '2027-01-01', costPlanned: 5 });
    expect(await write(tracked, { version: 2, note: null, costPlanned: null })).toMatchObject({
      note: null,
      costPlanned: null,
      dueOn: '2027-01-01',
      version: 3,
    });
  });

  test('a write that changes nothing leaves the version', async () => {
    const tracked = await aTrackedGoal(app);
    expect(await write(tracked, { version: 1, state: 'IN_PROGRESS', note: ' ' })).toEqual(tracked.measure);
  });

  test('someone without an account replaces someone with one, and back', async () => {
    const tracked = await aTrackedGoal(app);
    const { id } = tracked.member;
    expect(await write(tracked, { version: 1, responsibleId: id })).toMatchObject({ responsible: { id } });
    expect(await write(tracked, { version: 2, responsibleName: 'Firma Solar Süd' })).toMatchObject({
      responsible: null,
      responsibleName: 'Firma Solar Süd',
    });
    expect(await write(tracked, { version: 3, responsibleId: id })).toMatchObject({
      responsible: { id },
      responsibleName: null,
    });
  });

  test('the one who is made responsible gets to know it in their language', async () => {
    const tracked = await aTrackedGoal(app);
    const { organisationId } = tracked.member;
    const colleague = await signedIn(app, await aMember(app.platform, { organisationId, language: 'en' }));
    await write(tracked, { version: 1, responsibleId: colleague.id });
    const { items } = await app.client(colleague.token, 'en').account.events({});
    expect(items).toMatchObject([
      {
        type: 'measure.assigned',
        title: 'Measure assigned',
        text: 'You are now responsible for “Create a Scope 1 and 2 carbon footprint”.',
        link: `/app/dashboard/goals/${tracked.goal.id}#measure-${tracked.measure.id}`,
      },
    ]);
  });

  test('is overdue the day after its last day, where the organisation is', async () => {
    const tracked = await aTrackedGoal(app);
    await write(tracked, { version: 1, dueOn: '2026-11-16' });
    app.clock.set('2026-11-16T22:59:00Z');
    expect(await read(tracked)).toMatchObject({ overdue: false });
    app.clock.set('2026-11-16T23:00:00Z');
    expect(await read(tracked)).toMatchObject({ overdue: true });
    app.clock.set('2026-11-15T10:00:00Z');
  });

  test.each<[string, Omit<Write, 'version'>, { status: number; i18nKey: string; fields?: object[] }]>([
    ['an end before its start', { startsOn: '2027-01-02', dueOn: '2027-01-01' }, invalid('dueOn', 'minimum')],
    ['negative costs', { costPlanned: -1 }, invalid('costPlanned', 'minimum')],
    ['broken cents', { costActual: 1.5 }, invalid('costActual', 'type')],
    ['a person nobody knows', { responsibleId: 999_999 }, { status: 404, i18nKey: 'not_found.account' }],
    ['a file nobody knows', { evidence: [999_999] }, { status: 404, i18nKey: 'not_found.resource' }],
    ['a name of its own', { name: 'Anders' }, invalid('name', 'not')],
    ['a file twice', { evidence: [1, 1] }, invalid('evidence/1', 'uniqueItems')],
  ])('%s is refused and changes nothing', async (_, body, refusal) => {
    const tracked = await aTrackedGoal(app, { sectors: ['s'] });
    await expect(write(tracked, { version: 1, note: 'x', ...body })).rejects.toMatchObject(refusal);
    expect(await read(tracked)).toEqual(tracked.measure);
  });

  test('in two tabs: the second is refused, sees the first and can then write', async () => {
    const tracked = await aTrackedGoal(app);
    await write(tracked, { version: 1, note: 'aus dem ersten Fenster' });
    await expect(write(tracked, { version: 1, note: 'aus dem zweiten' })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'conflict.version',
    });
    const { note, version } = await read(tracked);
    expect(note).toBe('aus dem ersten Fenster');
    expect(await write(tracked, { version, note: 'aus dem zweiten' })).toMatchObject({
      note: 'aus dem zweiten',
    });
  });

  test('of twenty writers at the same moment one wins', async () => {
    const tracked = await aTrackedGoal(app);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => write(tracked, { version: 1, note: `Stand ${index}` })),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.i18nKey] : [],
    );
    expect(reasons).toEqual(Array(19).fill('conflict.version'));
    expect(await read(tracked)).toMatchObject({ version: 2 });
  });

  test('a deleted file is no evidence', async () => {
    const tracked = await aTrackedGoal(app);
    const refused = { status: 404, i18nKey: 'not_found.resource' };
    const own = await aFileOf(app.platform, tracked.member.organisationId);
    await tracked.member.client.resources.remove({ params: { resourceId: own }, query: { force: true } });
    await expect(write(tracked, { version: 1, evidence: [own] })).rejects.toMatchObject(refused);
  });

  test('evidence that is deleted as a file disappears from the measure', async () => {
    const tracked = await aTrackedGoal(app);
    const file = await aFileOf(app.platform, tracked.member.organisationId);
    await write(tracked, { version: 1, evidence: [file] });
    await tracked.member.client.resources.remove({ params: { resourceId: file }, query: { force: true } });
    expect(await read(tracked)).toMatchObject({ evidence: [] });
  });
});

describe('adding measures', () => {
  const goalOf = ({ goal }: Tracked) => ({ params: { trackableGoalId: goal.id } });
  const others = async ({ goal }: Tracked) =>
    (await catalogueGoals(app.platform)).find(({ id }) => id === goal.goalId)?.measures.slice(1) ?? [];

  test('plans them, or begins at once', async () => {
    const tracked = await aTrackedGoal(app);
    const [second = 0, third = 0] = await others(tracked);
    const add = (body: SentBody<typeof tracking.addMeasures>) =>
      tracked.member.client.tracking.addMeasures({ ...goalOf(tracked), body });
    await add({ measures: [second] });
    const { measures } = await add({ measures: [third], state: 'IN_PROGRESS' });
    expect(measures.map(({ state }) => state)).toEqual(['IN_PROGRESS', 'PLANNED', 'IN_PROGRESS']);
  });

  test('takes measures of one’s own, which can be renamed', async () => {
    const tracked = await aTrackedGoal(app);
    const { measures } = await tracked.member.client.tracking.addMeasures({
      ...goalOf(tracked),
      body: { own: [{ name: ' Hallentore abdichten ', description: 'Alle sechs' }] },
    });
    const own = measures.at(-1);
    expect(own).toMatchObject({
      measureId: null,
      slug: null,
      name: 'Hallentore abdichten',
      description: 'Alle sechs',
      image: `/pictures/measures/e/cut-emissions/own-${own?.id}.svg`,
      effort: null,
      firstSteps: [],
    });
    expect((await app.fetch(own?.image ?? '')).status).toBe(200);
    const renamed = await tracked.member.client.tracking.updateMeasure({
      params: { trackableMeasureId: own?.id ?? 0 },
      body: { version: 1, name: 'Tore und Fenster abdichten', description: null },
    });
    expect(renamed).toMatchObject({ name: 'Tore und Fenster abdichten', description: '' });
  });

  test('one that is there already, of another goal, or none at all is refused', async () => {
    const tracked = await aTrackedGoal(app);
    const add = (body: SentBody<typeof tracking.addMeasures>) =>
      tracked.member.client.tracking.addMeasures({ ...goalOf(tracked), body });
    const [foreign = 0] =
      (await catalogueGoals(app.platform)).find(({ sector }) => sector === 's')?.measures ?? [];
    await expect(add({ measures: [tracked.measure.measureId ?? 0] })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'tracking.measure_already_there',
    });
    await expect(add({ measures: [foreign] })).rejects.toMatchObject({
      status: 400,
      i18nKey: 'tracking.measure_of_other_goal',
    });
    await expect(add({})).rejects.toMatchObject(invalid('measures', 'minItems'));
  });
});

describe('removing a measure', () => {
  test('leaves the last one of its goal, even when all go at the same moment', async () => {
    const tracked = await aTrackedGoal(app);
    const { client } = tracked.member;
    const { measures } = await client.tracking.addMeasures({
      params: { trackableGoalId: tracked.goal.id },
      body: { own: [{ name: 'Eins' }, { name: 'Zwei' }] },
    });
    const results = await Promise.allSettled(
      measures.map(({ id }) => client.tracking.removeMeasure({ params: { trackableMeasureId: id } })),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.i18nKey] : [],
    );
    expect(reasons).toEqual(['tracking.last_measure']);
    const history = await client.tracking.goalHistory({ params: { trackableGoalId: tracked.goal.id } });
    expect(history.items[0]).toMatchObject({
      type: 'measure.removed',
      measure: null,
      data: { name: expect.any(String) },
    });
  });
});

describe('rating a measure', () => {
  const rate = ({ member, ...tracked }: Tracked, score: number, comment?: string) =>
    member.client.tracking.rate({ ...of(tracked), body: { score, ...(comment && { comment }) } });

  test('can be read, and rating again replaces', async () => {
    const tracked = await aTrackedGoal(app);
    const rating = () => tracked.member.client.tracking.rating(of(tracked));
    await expect(rating()).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.rating' });
    await rate(tracked, 4, 'Hat sich schnell gelohnt');
    expect(await rating()).toEqual({
      score: 4,
      comment: 'Hat sich schnell gelohnt',
      ratedAt: '2026-11-15T10:00:00.000Z',
    });
    await rate(tracked, 2);
    expect(await rating()).toMatchObject({ score: 2, comment: null });
    expect(await read(tracked)).toMatchObject({ rating: { score: 2 } });
  });

  test('works after the goal was finished', async () => {
    const tracked = await aTrackedGoal(app);
    await tracked.member.client.tracking.finishGoal({ params: { trackableGoalId: tracked.goal.id } });
    expect(await rate(tracked, 5)).toMatchObject({ score: 5 });
  });

  test.each([0, 6, 1.5])('%d is no score', async (score) => {
    const tracked = await aTrackedGoal(app, { sectors: ['e'] });
    await expect(rate(tracked, score)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the list of measures', () => {
  test('is filtered, sorted and paged', async () => {
    const tracked = await aTrackedGoal(app);
    const { client } = tracked.member;
    await client.tracking.addMeasures({
      params: { trackableGoalId: tracked.goal.id },
      body: { own: [{ name: 'Äpfel pflanzen' }, { name: 'Zaun streichen' }] },
    });
    const list = (query: SentQuery<typeof tracking.measures>) => client.tracking.measures({ query });
    const names = (await list({ sort: 'name' })).items.map(({ name }) => name);
    expect(names).toHaveLength(5);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect((await list({ state: 'PLANNED', sort: '-name' })).items.map(({ name }) => name)).toEqual([
      'Zaun streichen',
      'Äpfel pflanzen',
    ]);
    expect(await list({ active: true })).toMatchObject({ total: 3 });
    expect(await list({ active: false })).toMatchObject({ total: 2 });
    expect(await list({ sector: 's' })).toMatchObject({ total: 1 });
    expect(await list({ goalId: tracked.goal.goalId })).toMatchObject({ total: 3 });
    expect(await list({ trackableGoalId: tracked.goal.id, pageSize: 2, page: 1 })).toMatchObject({
      total: 3,
      items: [{ goal: { id: tracked.goal.id } }],
    });
  });

  test('starts with the next due date by default', async () => {
    const tracked = await aTrackedGoal(app);
    const { items } = await tracked.member.client.tracking.measures({});
    const last = items.at(-1);
    await tracked.member.client.tracking.updateMeasure({
      params: { trackableMeasureId: last?.id ?? 0 },
      body: { version: 1, dueOn: '2027-01-01' },
    });
    const after = await tracked.member.client.tracking.measures({});
    expect(after.items[0]?.id).toBe(last?.id);
  });
});

function invalid(path: string, key: string) {
  return { status: 400, i18nKey: 'input.invalid', fields: [{ path, key }] };
}

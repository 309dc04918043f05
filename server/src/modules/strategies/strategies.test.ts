import type { SentBody } from '@metra/contract/core/operation';
import type { strategies } from '@metra/contract/operations/strategies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import {
  aMemberWithStrategy,
  anActiveStrategy,
  aWizardChoice,
  catalogueGoals,
} from '../../../test/factories/strategies.ts';
import { aSubscription } from '../../../test/factories/subscriptions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newMember = async (): Promise<SignedInAccount> => signedIn(app, await aMember(app.platform));
const of = (strategy: { id: number }) => ({ params: { strategyId: strategy.id } });

async function aChoice(count = 2): Promise<NonNullable<SentBody<typeof strategies.create>['goals']>> {
  const goals = await catalogueGoals(app.platform);
  return goals.slice(0, count).map(({ id, measures }) => ({ id, measures: measures.slice(0, 2) }));
}

describe('how many', () => {
  const keep = ({ organisationId }: SignedInAccount, count: number, state: 'DRAFT' | 'FINISHED') => {
    const now = app.clock.now();
    const over = state === 'FINISHED' ? { activated_at: now, finished_at: now } : {};
    const rows = Array.from({ length: count }, () => ({
      organisation_id: organisationId,
      name: 'Strategie',
      state,
      created_at: now,
      ...over,
    }));
    return app.platform.database.kysely.insertInto('strategies').values(rows).execute();
  };
  const draft = ({ client }: SignedInAccount) => client.strategies.create({ body: { name: 'Noch eine' } });
  const full = { status: 409, i18nKey: 'strategy.limit_reached' };

  test('ten without a subscription, drafts and finished ones together; removing a draft makes room', async () => {
    const member = await newMember();
    await keep(member, 4, 'FINISHED');
    await keep(member, 5, 'DRAFT');
    const last = await draft(member);
    await expect(draft(member)).rejects.toMatchObject(full);
    await expect(
      member.client.my.finishWizard({ body: await aWizardChoice(app.platform) }),
    ).rejects.toMatchObject(full);
    await member.client.strategies.remove(of(last));
    await member.client.my.finishWizard({ body: await aWizardChoice(app.platform) });
  });

  test('two hundred with one', async () => {
    const member = await newMember();
    await aSubscription(app.platform, member.organisationId);
    await keep(member, 199, 'FINISHED');
    await draft(member);
    await expect(draft(member)).rejects.toMatchObject(full);
  });
});

describe('a draft', () => {
  test('is made with goals and measures that nobody works on yet', async () => {
    const { client } = await newMember();
    const draft = await client.strategies.create({
      body: { name: ' Strategie 2027 ', goals: await aChoice() },
    });
    expect(draft).toMatchObject({
      name: 'Strategie 2027',
      state: 'DRAFT',
      activatedAt: null,
      goals: [{ active: false }, { active: false }],
      version: 1,
    });
    expect(await client.tracking.goals({})).toMatchObject({ total: 0 });
    expect(await client.tracking.measures({})).toMatchObject({ total: 0 });
    const goals = await client.strategies.goals(of(draft));
    expect(goals).toMatchObject({ total: 2, items: [{ strategyId: draft.id, measures: [{}, {}] }, {}] });
    const trackableGoalId = draft.goals[0]?.id ?? 0;
    await expect(client.tracking.goal({ params: { trackableGoalId } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('can be renamed and get other goals, in its latest version', async () => {
    const { client } = await newMember();
    const draft = await client.strategies.create({ body: { name: 'Entwurf', goals: await aChoice(2) } });
    const update = (version: number, name: string) =>
      aChoice(1).then((goals) => client.strategies.update({ ...of(draft), body: { version, name, goals } }));
    expect(await update(1, 'Plan B')).toMatchObject({ name: 'Plan B', goals: [{}], version: 2 });
    await expect(update(1, 'Plan C')).rejects.toMatchObject({ status: 409, i18nKey: 'conflict.version' });
    expect(await client.strategies.read(of(draft))).toMatchObject({ name: 'Plan B' });
  });

  test('keeps its goals when only the name is given', async () => {
    const { client } = await newMember();
    const draft = await client.strategies.create({ body: { name: 'Entwurf', goals: await aChoice(2) } });
    const renamed = await client.strategies.update({ ...of(draft), body: { version: 1, name: 'Anders' } });
    expect(renamed.goals).toEqual(draft.goals);
  });

  test('can be deleted; an active one cannot', async () => {
    const { client } = await newMember();
    const draft = await client.strategies.create({ body: { name: 'Entwurf', goals: await aChoice() } });
    await client.strategies.remove(of(draft));
    await expect(client.strategies.read(of(draft))).rejects.toMatchObject({ i18nKey: 'not_found.strategy' });
    const active = await anActiveStrategy(app, { client });
    await expect(client.strategies.remove(of(active))).rejects.toMatchObject({
      i18nKey: 'strategy.not_a_draft',
    });
  });

  test.each([
    ['a goal nobody knows', [{ id: 999_999, measures: [1] }], { status: 404, i18nKey: 'not_found.goal' }],
    [
      'a measure of another goal',
      [{ id: 1, measures: [999_999] }],
      {
        status: 400,
        i18nKey: 'tracking.measure_of_other_goal',
        fields: [{ path: 'goals/0/measures/0', key: 'enum' }],
      },
    ],
  ])('with %s is refused', async (_, goals, refusal) => {
    const { client } = await newMember();
    await expect(client.strategies.create({ body: { name: 'x', goals } })).rejects.toMatchObject(refusal);
    expect(await client.strategies.list({})).toMatchObject({ total: 0 });
  });

  test('names a goal once', async () => {
    const { client } = await newMember();
    const [goal] = await aChoice();
    if (!goal) throw new Error('The catalogue is empty');
    await expect(
      client.strategies.create({ body: { name: 'x', goals: [goal, goal] } }),
    ).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'goals/1/id', key: 'uniqueItems' }],
    });
  });
});

describe('activating', () => {
  test('begins the work on all goals of the draft', async () => {
    const { client } = await newMember();
    const draft = await client.strategies.create({ body: { name: 'Strategie', goals: await aChoice() } });
    app.clock.set('2026-11-16T08:00:00Z');
    const active = await client.strategies.activate(of(draft));
    app.clock.set('2026-11-15T10:00:00Z');
    expect(active).toMatchObject({
      state: 'ACTIVE',
      activatedAt: '2026-11-16T08:00:00.000Z',
      goals: [{ active: true }, { active: true }],
    });
    const { items } = await client.tracking.goals({ query: { active: true } });
    expect(items).toMatchObject([{ startedAt: '2026-11-16T08:00:00.000Z' }, {}]);
    expect(await client.my.activeStrategy()).toMatchObject({ id: draft.id });
  });

  test('needs goals, a draft, and no other active strategy', async () => {
    const { member } = await aMemberWithStrategy(app);
    const { client } = member;
    const draft = await client.strategies.create({ body: { name: 'Nächste', goals: await aChoice() } });
    await expect(client.strategies.activate(of(draft))).rejects.toMatchObject({
      status: 409,
      i18nKey: 'strategy.already_active',
    });
    await client.strategies.finishActive();
    const empty = await client.strategies.create({ body: { name: 'Leer' } });
    await expect(client.strategies.activate(of(empty))).rejects.toMatchObject({
      i18nKey: 'strategy.no_goals',
    });
    await client.strategies.activate(of(draft));
    await expect(client.strategies.activate(of(draft))).rejects.toMatchObject({
      i18nKey: 'strategy.not_a_draft',
    });
  });

  test('of several drafts at the same moment one becomes active', async () => {
    const { client } = await newMember();
    const drafts = await Promise.all(
      Array.from({ length: 6 }, async (_, index) =>
        client.strategies.create({ body: { name: `Entwurf ${index}`, goals: await aChoice() } }),
      ),
    );
    const results = await Promise.allSettled(drafts.map((draft) => client.strategies.activate(of(draft))));
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.i18nKey] : [],
    );
    expect(reasons).toEqual(Array(5).fill('strategy.already_active'));
  });
});

describe('finishing the active strategy', () => {
  test('archives its goals and opens the wizard for the next', async () => {
    const { member } = await aMemberWithStrategy(app);
    const { client } = member;
    const finished = await client.strategies.finishActive({ query: { measureState: 'DROPPED' } });
    expect(finished).toMatchObject({
      state: 'FINISHED',
      finishedAt: '2026-11-15T10:00:00.000Z',
      goals: [{ active: false }, { active: false }, { active: false }],
    });
    await expect(client.my.activeStrategy()).rejects.toMatchObject({ i18nKey: 'strategy.noActiveStrategy' });
    const archive = await client.tracking.goals({ query: { active: false } });
    expect(archive).toMatchObject({
      total: 3,
      items: [{ inactiveSince: '2026-11-15', measures: [{ state: 'DROPPED' }] }, {}, {}],
    });
    const next = await anActiveStrategy(app, { client });
    expect(next.id).not.toBe(finished.id);
    expect(await client.strategies.list({ query: { sort: 'createdAt' } })).toMatchObject({
      total: 2,
      items: [{ state: 'FINISHED' }, { state: 'ACTIVE' }],
    });
  });

  test('happens once', async () => {
    const { member } = await aMemberWithStrategy(app);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => member.client.strategies.finishActive()),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.i18nKey] : [],
    );
    expect(reasons).toEqual(Array(4).fill('not_found.strategy'));
  });

  test('while others work on its goals leaves everything finished', async () => {
    const { member } = await aMemberWithStrategy(app);
    const { client } = member;
    const { items } = await client.tracking.goals({});
    await Promise.allSettled([
      ...items.map(({ id }) => client.tracking.finishGoal({ params: { trackableGoalId: id } })),
      ...items.flatMap(({ measures }) =>
        measures.map(({ id }) =>
          client.tracking.updateMeasure({
            params: { trackableMeasureId: id },
            body: { version: 1, note: 'x' },
          }),
        ),
      ),
      client.strategies.finishActive(),
      ...items.map(({ id }) => client.tracking.removeGoal({ params: { trackableGoalId: id } })),
    ]);
    expect(await client.tracking.goals({ query: { active: true } })).toMatchObject({ total: 0 });
    await expect(client.my.activeStrategy()).rejects.toMatchObject({ status: 404 });
  });
});

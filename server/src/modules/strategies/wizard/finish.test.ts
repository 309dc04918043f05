import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anActiveStrategy, aWizardChoice, catalogueGoals } from '../../../../test/factories/strategies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newMember = async (): Promise<SignedInAccount> => signedIn(app, await aMember(app.platform));
const choice = (wishes: Parameters<typeof aWizardChoice>[1] = {}) => aWizardChoice(app.platform, wishes);
const refused = (fields: { path: string; key: string }[]) => ({
  status: 400,
  i18nKey: 'input.invalid',
  fields,
});

describe('finishing the wizard', () => {
  test('makes an active strategy with the chosen goals', async () => {
    const { client } = await newMember();
    const strategy = await client.my.finishWizard({ body: await choice() });
    expect(strategy).toMatchObject({
      name: 'Strategie 2026',
      state: 'ACTIVE',
      activatedAt: '2026-11-15T10:00:00.000Z',
      finishedAt: null,
      goals: [
        { sector: 'e', active: true, name: 'CO₂-Fußabdruck senken' },
        { sector: 's', active: true },
        { sector: 'g', active: true },
      ],
    });
    expect(await client.my.activeStrategy()).toEqual(strategy);
  });

  test('gives the first strategies of two organisations the same name', async () => {
    const names = [];
    for (let organisation = 0; organisation < 2; organisation += 1) {
      const { client } = await newMember();
      names.push((await client.my.finishWizard({ body: await choice() })).name);
    }
    expect(names).toEqual(['Strategie 2026', 'Strategie 2026']);
  });

  test('uses the language of the person', async () => {
    const { token } = await newMember();
    const strategy = await app
      .client(token, 'en')
      .my.finishWizard({ body: await choice({ sectors: ['e'] }) });
    expect(strategy).toMatchObject({ name: 'Strategy 2026', goals: [{ name: 'Cut the carbon footprint' }] });
  });

  test('starts a trial of 30 days, which opens the rest', async () => {
    const { client, token } = await newMember();
    await expect(client.my.subscription()).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.subscription',
    });
    await client.my.finishWizard({ body: await choice() });
    expect(await client.my.subscription()).toMatchObject({
      subscription: { state: 'TRIAL', price: 0, startedAt: '2026-11-15T10:00:00.000Z', cancelledAt: null },
      promotion: null,
      activeUntil: '2026-12-15',
      autoRenew: false,
      isTrial: true,
    });
    expect(await app.client(token).my.dashboard()).toMatchObject({
      measures: { inProgress: 3, done: 0, total: 3 },
    });
  });

  test('fills the company profile and keeps the address for invoices', async () => {
    const { client, organisationId } = await newMember();
    const location = { label: 'Stuttgart', latitude: 48.78, longitude: 9.18 };
    const body = await choice({ name: ' Lindner & Söhne ', address: 'Am Wehr 3', location });
    await client.my.finishWizard({ body });
    expect(await client.profile.read()).toMatchObject({
      name: 'Lindner & Söhne',
      street: 'Am Wehr 3',
      zipCode: '70565',
      city: 'Stuttgart',
      country: 'DE',
      location,
      industry: { id: body.industry },
      size: { id: body.category },
    });
    const billing = await app.platform.database.kysely
      .selectFrom('billing_data')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst();
    expect(billing).toMatchObject({ name: 'Lindner & Söhne', street: 'Werkstraße 12', zip_code: '70565' });
  });

  test('adds the KPIs of the goals', async () => {
    const { client, organisationId } = await newMember();
    await client.my.finishWizard({ body: await choice({ sectors: ['e'] }) });
    const kpis = await app.platform.database.kysely
      .selectFrom('trackable_goal_kpis')
      .innerJoin('kpis', 'kpis.id', 'kpi_id')
      .select('kpis.slug')
      .where('trackable_goal_kpis.organisation_id', '=', organisationId)
      .execute();
    expect(kpis.length).toBeGreaterThan(0);
  });

  test('deletes the wizard’s stored input, and nothing else', async () => {
    const { client } = await newMember();
    const store = (name: string) => client.storage.write({ params: { name }, body: { value: '{}' } });
    for (const name of ['metraLite.goals', 'metraLite.steps', 'metraLiteX', 'other.thing']) await store(name);
    await client.my.finishWizard({ body: await choice() });
    const read = (name: string) => client.storage.read({ params: { name } });
    for (const name of ['metraLite.goals', 'metraLite.steps'])
      await expect(read(name)).rejects.toMatchObject({ status: 404 });
    for (const name of ['metraLiteX', 'other.thing']) expect(await read(name)).toMatchObject({ name });
  });
});

describe('a second strategy', () => {
  test('is refused while one is active, and changes nothing', async () => {
    const { client } = await newMember();
    await anActiveStrategy(app, { client });
    const again = client.my.finishWizard({ body: await choice({ name: 'Andere GmbH' }) });
    await expect(again).rejects.toMatchObject({ status: 409, i18nKey: 'strategy.already_active' });
    expect(await client.profile.read()).toMatchObject({ name: 'Lindner Metallbau GmbH' });
  });

  test('twenty finishes at the same moment make one', async () => {
    const { client, organisationId } = await newMember();
    const body = await choice();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => client.my.finishWizard({ body })),
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals.map(({ i18nKey }) => i18nKey)).toEqual(Array(19).fill('strategy.already_active'));
    const counts = await Promise.all(
      (['strategies', 'trackable_goals', 'trackable_measures', 'subscriptions'] as const).map((table) =>
        app.platform.database.kysely
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('organisation_id', '=', organisationId)
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(counts.map(({ count }) => count)).toEqual([1, 3, 3, 1]);
  });
});

describe('the same idempotency key', () => {
  test('of twenty at the same moment gives all of them the one strategy', async () => {
    const { client } = await newMember();
    const body = await choice();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.my.finishWizard({ body }, { idempotencyKey: 'finish-2' })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });
});

describe('a choice that breaks the rules', () => {
  test('is refused with every place, and leaves nothing behind', async () => {
    const { client } = await newMember();
    const goals = await catalogueGoals(app.platform);
    const [one, other] = goals.filter(({ sector }) => sector === 'e');
    if (!one || !other) throw new Error('The catalogue has too few goals');
    const body = await choice({
      goals: [
        { id: one.id, measures: other.measures.slice(0, 1) },
        { id: other.id, measures: other.measures.slice(0, 1) },
        { id: 999_999, measures: [1] },
      ],
    });
    await expect(client.my.finishWizard({ body })).rejects.toMatchObject(
      refused([
        { path: 'goals/0/measures/0', key: 'enum' },
        { path: 'goals/1/id', key: 'uniqueItems' },
        { path: 'goals/2/id', key: 'enum' },
      ]),
    );
    await expect(client.my.activeStrategy()).rejects.toMatchObject({ i18nKey: 'strategy.noActiveStrategy' });
    await expect(client.my.subscription()).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['no goals', { goals: [] }, { path: 'goals', key: 'minItems' }],
    ['no measure', { goals: [{ id: 1, measures: [] }] }, { path: 'goals/0/measures', key: 'minItems' }],
    ['two measures', { goals: [{ id: 1, measures: [1, 2] }] }, { path: 'goals/0/measures', key: 'maxItems' }],
    ['a blank name', { name: '  ' }, { path: 'name', key: 'notBlank' }],
    ['an unknown industry', { industry: 999_999 }, { path: 'industry', key: 'enum' }],
    ['an unknown size', { category: 999_999 }, { path: 'category', key: 'enum' }],
  ])('%s', async (_, wishes, field) => {
    const { client } = await newMember();
    await expect(client.my.finishWizard({ body: await choice(wishes) })).rejects.toMatchObject(
      refused([field]),
    );
  });

  test('a goal that was taken out of the catalogue meanwhile is named', async () => {
    const { client } = await newMember();
    const goals = await catalogueGoals(app.platform);
    const goal = goals.findLast(({ sector }) => sector === 'g');
    if (!goal) throw new Error('The catalogue has no such goal');
    const { kysely } = app.platform.database;
    await kysely.updateTable('goals').set({ active: false }).where('id', '=', goal.id).execute();
    const body = await choice({ goals: [{ id: goal.id, measures: goal.measures.slice(0, 1) }] });
    const finishing = client.my.finishWizard({ body });
    await expect(finishing).rejects.toMatchObject(refused([{ path: 'goals/0/id', key: 'enum' }]));
  });
});

test('a second strategy later starts no second trial', async () => {
  const { client, organisationId } = await newMember();
  await anActiveStrategy(app, { client });
  const { kysely } = app.platform.database;
  await kysely
    .updateTable('subscriptions')
    .set({ state: 'ENDED' })
    .where('organisation_id', '=', organisationId)
    .execute();
  await kysely
    .updateTable('trackable_goals')
    .set({ active: false, inactive_since: '2026-11-15' })
    .where('organisation_id', '=', organisationId)
    .execute();
  await kysely
    .updateTable('strategies')
    .set({ state: 'FINISHED', finished_at: app.clock.now() })
    .where('organisation_id', '=', organisationId)
    .execute();
  expect(await anActiveStrategy(app, { client })).toMatchObject({ state: 'ACTIVE' });
  expect(await client.my.subscription()).toMatchObject({ subscription: { state: 'ENDED' }, isTrial: true });
});

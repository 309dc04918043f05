import type { SentBody } from '@metra/contract/core/operation';
import type { AdminGoalDetail, goalsAdmin } from '@metra/contract/operations/goals-admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aTrackedGoal } from '../../../test/factories/tracking.ts';
import { seedCatalogue } from './catalogue.module.ts';
import { readCatalogueRows } from './seed-rows.ts';

let app: TestApp;
let member: SignedInAccount;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  member = await signedIn(app, await aMember(app.platform));
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const read = (id: number) => editor.client.goalsAdmin.read({ params: { id } });
const bySlug = async (slug: string): Promise<AdminGoalDetail> => {
  const { items } = await editor.client.goalsAdmin.list({ query: { pageSize: 100 } });
  return read(items.find((goal) => goal.slug === slug)?.id ?? 0);
};
const offered = async () => (await app.client().frontend.metraLite()).goals.map(({ slug }) => slug);

/** The form sends back these fields of the goal that it was given. */
const writeOf = (goal: AdminGoalDetail): SentBody<typeof goalsAdmin.update> => ({
  translations: goal.translations,
  sdgs: goal.sdgs,
  landingPageId: goal.landingPage?.id ?? null,
  kpis: goal.kpiList.map(({ id }) => id),
  industries: goal.industries.map(({ id }) => id),
  active: goal.active,
  version: goal.version,
});

let counter = 0;
const aGoal = (): SentBody<typeof goalsAdmin.create> => {
  counter += 1;
  return {
    slug: `quiet-machines-${counter}`,
    sector: 'e',
    translations: {
      de: { name: 'Leise Maschinen', summary: 'Weniger Lärm', description: 'Im Werk und davor.' },
    },
    sdgs: [3],
  };
};

const logOf = async (id: number) => {
  const { rows } = await app.platform.database.pool.query(
    'select action, details from audit_log where subject = $1 order by id desc limit 1',
    [`goal:${id}`],
  );
  return rows[0];
};

describe('goals of the catalogue', () => {
  test('are listed with who works on them, what belongs to them and which language is missing', async () => {
    const { goal } = await aTrackedGoal(app);
    const { items } = await editor.client.goalsAdmin.list({ query: { used: true, sort: '-organisations' } });
    expect(items.find(({ id }) => id === goal.goalId)).toMatchObject({
      organisations: 1,
      formerly: 0,
      active: true,
      measures: expect.any(Number),
      lacks: [],
      editedAt: null,
    });
    expect((await read(goal.goalId)).usedBy).toHaveLength(1);
    const found = await editor.client.goalsAdmin.list({ query: { query: 'fußabdruck' } });
    expect(found.items.map(({ slug }) => slug)).toEqual(['cut-emissions']);
  });

  test('are nobody else’s to see or to change', async () => {
    const { id } = await bySlug('cut-emissions');
    for (const client of [member.client, app.client()]) {
      await expect(client.goalsAdmin.list()).rejects.toMatchObject({ status: expect.toBeOneOf([401, 403]) });
      await expect(client.goalsAdmin.remove({ params: { id }, query: { version: 1 } })).rejects.toMatchObject(
        {
          status: expect.toBeOneOf([401, 403]),
        },
      );
    }
  });

  test('are changed in both languages; everybody reads it, the log keeps before and after, and seeding leaves it', async () => {
    const goal = await bySlug('cut-emissions');
    const { de, en } = goal.translations;
    const changed = await editor.client.goalsAdmin.update({
      params: { id: goal.id },
      body: {
        ...writeOf(goal),
        translations: { de: { ...de, name: 'CO₂ halbieren' }, en: { ...(en ?? de), name: 'Halve CO₂' } },
      },
    });
    expect(changed).toMatchObject({ name: 'CO₂ halbieren', version: goal.version + 1 });
    const readAs = async (language: 'de' | 'en') =>
      (await app.client(undefined, language).frontend.metraLite()).goals.find(({ id }) => id === goal.id)
        ?.name;
    await expect.poll(() => readAs('de')).toBe('CO₂ halbieren');
    await expect.poll(() => readAs('en')).toBe('Halve CO₂');
    expect(await logOf(goal.id)).toMatchObject({
      action: 'goal.changed',
      details: {
        before: { translations: { de: { name: de.name } } },
        after: { translations: { de: { name: 'CO₂ halbieren' } } },
      },
    });
    const rows = readCatalogueRows();
    await seedCatalogue(app.platform.database, {
      ...rows,
      goals: rows.goals.map((row) => ({ ...row, sdgs: [1] })),
    });
    expect(await read(goal.id)).toMatchObject({ name: 'CO₂ halbieren', sdgs: goal.sdgs });
    await expect(
      editor.client.goalsAdmin.update({ params: { id: goal.id }, body: writeOf(goal) }),
    ).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  });

  test('are added as the last of their sector, with KPIs in order; a slug is taken once', async () => {
    const { kpiList } = await bySlug('cut-emissions');
    const [first, second] = kpiList;
    if (!first || !second) throw new Error('The goal has no KPIs');
    const body = { ...aGoal(), kpis: [second.id, first.id] };
    const goal = await editor.client.goalsAdmin.create({ body });
    expect(goal).toMatchObject({
      lacks: ['en'],
      kpiList: [{ id: second.id }, { id: first.id }],
      measures: 0,
    });
    await expect.poll(offered).toContain(goal.slug);
    await expect(editor.client.goalsAdmin.create({ body })).rejects.toMatchObject({
      i18nKey: 'conflict.slug',
    });
    await expect(
      editor.client.goalsAdmin.create({ body: { ...aGoal(), kpis: [987654321] } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ path: 'kpis/0', key: 'unknown' }] });
    await expect(
      editor.client.goalsAdmin.create({ body: { ...aGoal(), landingPageId: 987654321 } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ path: 'landingPageId' }] });
  });

  test('a KPI that an organisation made for itself is unknown here', async () => {
    const own = await member.client.kpis.create({
      body: {
        translations: { de: { name: 'Eigene', unitLabel: 'Stück' } },
        sector: 'e',
        unit: '{piece}',
        aggregation: 'SUM',
        direction: 'LOWER',
        frequency: 'MONTH',
      },
    });
    await expect(
      editor.client.goalsAdmin.create({ body: { ...aGoal(), kpis: [own.id] } }),
    ).rejects.toMatchObject({ fields: [{ path: 'kpis/0', key: 'unknown' }] });
  });

  test('an industry is suggested one goal of each sector: another one takes its place', async () => {
    const { industries } = await app.client().frontend.metraLite();
    const industry = industries[0]?.id ?? 0;
    const goal = await editor.client.goalsAdmin.create({ body: { ...aGoal(), industries: [industry] } });
    expect(goal.industries).toMatchObject([{ id: industry }]);
    const suggested = async () =>
      (await app.client().frontend.metraLite()).industries.find(({ id }) => id === industry)?.suggestedGoals;
    await expect.poll(suggested).toContain(goal.id);
    expect(await suggested()).toHaveLength(3);
    await editor.client.goalsAdmin.update({
      params: { id: goal.id },
      body: { ...writeOf(goal), industries: [] },
    });
    await expect.poll(suggested).not.toContain(goal.id);
  });

  test('are put in order, all of a sector at once, or not at all', async () => {
    const inOrder = async () =>
      (await editor.client.goalsAdmin.list({ query: { sector: 's', sort: 'order', pageSize: 100 } })).items;
    const before = await inOrder();
    const items = before.toReversed().map(({ id, version }) => ({ id, version }));
    await editor.client.goalsAdmin.order({ body: { sector: 's', items } });
    expect((await inOrder()).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    for (const wrong of [items, items.slice(1), [...items, ...items]])
      await expect(
        editor.client.goalsAdmin.order({ body: { sector: 's', items: wrong } }),
      ).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  });

  test('are no longer offered after a preview that says whom it touches; who works on them keeps them', async () => {
    const { goal, member: person } = await aTrackedGoal(app);
    const id = goal.goalId;
    const preview = () =>
      editor.client.goalsAdmin.previewSwitch({ body: { ids: [id, 987654321], active: false } });
    const { items, effects, canUndo } = await preview();
    expect(items).toMatchObject([{ id, outcome: 'TOUCHED', reason: null }]);
    expect(effects.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['ORGANISATIONS_KEEP', 'MEASURES', 'INDUSTRIES_WITHOUT']),
    );
    await person.client.ownMeasures.create({
      body: { goalId: id, name: 'Abwärme nutzen', firstSteps: [], effort: 'LOW', impact: 'HIGH' },
    });
    expect((await preview()).effects).toEqual(effects);
    expect(canUndo).toBe(true);
    expect((await read(id)).active).toBe(true);

    const { version = 0 } = items[0] ?? {};
    const { slug } = await read(id);
    const stale = { id, version: version + 7 };
    expect(
      await editor.client.goalsAdmin.switch({
        body: { items: [stale, { id: 987654321, version: 1 }], active: false },
      }),
    ).toMatchObject({
      done: [],
      leftOut: [
        { id, reason: 'CHANGED' },
        { id: 987654321, reason: 'GONE' },
      ],
    });
    const { done } = await editor.client.goalsAdmin.switch({
      body: { items: [{ id, version }], active: false },
    });
    expect(done).toEqual([{ id, version: version + 1 }]);
    await expect.poll(offered).not.toContain(slug);
    expect((await person.client.tracking.goals()).items.map(({ goalId }) => goalId)).toContain(id);

    expect(await editor.client.goalsAdmin.switch({ body: { items: done, active: false } })).toMatchObject({
      leftOut: [{ reason: 'UNCHANGED' }],
    });
    await editor.client.goalsAdmin.switch({ body: { items: done, active: true } });
    await expect.poll(offered).toContain(slug);
  });

  test('are deleted while nobody has chosen them, and do not come back with the next delivery', async () => {
    const { goal } = await aTrackedGoal(app);
    const chosen = await read(goal.goalId);
    await expect(
      editor.client.goalsAdmin.remove({ params: { id: chosen.id }, query: { version: chosen.version } }),
    ).rejects.toMatchObject({
      i18nKey: 'goal.in_use',
      fields: [{ key: 'inUse', detail: expect.any(String) }],
    });

    const free = await bySlug('protect-biodiversity').catch(async () => {
      const { items } = await editor.client.goalsAdmin.list({ query: { used: false, pageSize: 100 } });
      return read(items.findLast(({ measures, formerly }) => measures > 0 && formerly === 0)?.id ?? 0);
    });
    await editor.client.goalsAdmin.remove({ params: { id: free.id }, query: { version: free.version } });
    await expect(read(free.id)).rejects.toMatchObject({ i18nKey: 'not_found.goal' });
    const rows = readCatalogueRows();
    await seedCatalogue(app.platform.database, {
      ...rows,
      sizes: rows.sizes.map((size) => ({ ...size, source: 'anders' })),
    });
    await expect.poll(offered).not.toContain(free.slug);
    const measures = await member.client.measures.list({ query: { pageSize: 100, sector: free.sector } });
    expect(measures.items.map(({ slug }) => slug)).not.toContain(free.measureList[0]?.slug);
  });

  test('leave as a table for spreadsheets, in the language asked for, which is noted', async () => {
    const response = await app.fetch('/api/v1/admin/goals/export?sector=e&sort=name', {
      headers: { authorization: `Bearer ${editor.token}`, 'accept-language': 'en' },
    });
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Goal');
    const { total } = await editor.client.goalsAdmin.list({ query: { sector: 'e' } });
    expect(lines).toHaveLength(total + 1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aTrackedGoal } from '../../../test/factories/tracking.ts';
import { seedCatalogue } from './catalogue.module.ts';
import { readCatalogueRows } from './seed-rows.ts';

let app: TestApp;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const read = (id: number) => editor.client.measuresAdmin.read({ params: { id } });

/** A measure that one organisation uses, and another one of the same goal that nobody has chosen. */
async function measures() {
  const { member, goal } = await aTrackedGoal(app);
  const { items } = await editor.client.measuresAdmin.list({ query: { goalId: goal.goalId, pageSize: 100 } });
  const chosen = items.find(({ organisations }) => organisations > 0);
  const free = items.find(({ organisations }) => organisations === 0);
  if (!chosen || !free) throw new Error('The goal has too few measures');
  return { member, goalId: goal.goalId, chosen, free, items };
}

describe('measures of the catalogue', () => {
  test('are listed with who has chosen them; what organisations made for themselves is not among them', async () => {
    const { member, chosen, free, goalId } = await measures();
    await member.client.ownMeasures.create({
      body: { goalId, name: 'Nur bei uns', effort: 'LOW', impact: 'LOW' },
    });
    expect(chosen).toMatchObject({ organisations: 1, done: 0, active: true });
    const used = await editor.client.measuresAdmin.list({ query: { used: true } });
    expect(used.items.map(({ id }) => id)).not.toContain(free.id);
    expect((await editor.client.measuresAdmin.list({ query: { query: 'nur bei uns' } })).total).toBe(0);
    expect(await read(chosen.id)).toMatchObject({
      translations: { de: { name: expect.any(String) } },
      rating: null,
    });
  });

  test('include ratings', async () => {
    const { member, chosen } = await measures();
    const [tracked] = (await member.client.tracking.measures()).items;
    await member.client.tracking.rate({
      params: { trackableMeasureId: tracked?.id ?? 0 },
      body: { score: 4 },
    });
    expect((await read(chosen.id)).rating?.mean).toBeGreaterThan(0);
  });

  test('are deleted while nobody has chosen them, and do not come back', async () => {
    const { chosen, free } = await measures();
    await expect(
      editor.client.measuresAdmin.remove({ params: { id: chosen.id }, query: { version: chosen.version } }),
    ).rejects.toMatchObject({ i18nKey: 'measure.in_use' });
    await editor.client.measuresAdmin.remove({ params: { id: free.id }, query: { version: free.version } });
    const rows = readCatalogueRows();
    await seedCatalogue(app.platform.database, {
      ...rows,
      sizes: rows.sizes.map((size) => ({ ...size, source: 'anders' })),
    });
    await expect(read(free.id)).rejects.toMatchObject({ i18nKey: 'not_found.measure' });
    const { items } = await editor.client.measuresAdmin.list({
      query: { goalId: free.goal.id, pageSize: 100 },
    });
    expect(items.map(({ slug }) => slug)).not.toContain(free.slug);
  });

  test('are put in order within their goal', async () => {
    const { items, goalId } = await measures();
    const wanted = items.toReversed().map(({ id, version }) => ({ id, version }));
    await editor.client.measuresAdmin.order({ body: { goalId, items: wanted } });
    const after = await editor.client.measuresAdmin.list({ query: { goalId, pageSize: 100 } });
    expect(after.items.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    await expect(
      editor.client.measuresAdmin.order({ body: { goalId, items: wanted } }),
    ).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  });

  test('of an organisation are not counted, ordered, switched, shown or deleted with them', async () => {
    const { member, items, goalId } = await measures();
    const { id } = await member.client.ownMeasures.create({
      body: { goalId, name: 'Nur bei uns', effort: 'LOW', impact: 'LOW' },
    });
    await app.platform.database.pool.query('update measures set position = 500 where id = $1', [id]);
    const goal = await editor.client.goalsAdmin.read({ params: { id: goalId } });
    expect(goal.measures).toBe(items.length);
    expect(goal.measureList.map((each) => each.id).toSorted()).toEqual(
      items.map((each) => each.id).toSorted(),
    );
    const wanted = items.map((each) => ({ id: each.id, version: each.version }));
    await editor.client.measuresAdmin.order({ body: { goalId, items: wanted } });
    const preview = await editor.client.measuresAdmin.previewSwitch({ body: { ids: [id], active: false } });
    expect(preview.items).toEqual([]);
    const switching = editor.client.measuresAdmin.switch({
      body: { items: [{ id, version: 1 }], active: false },
    });
    expect(await switching).toMatchObject({ done: [] });
    await expect(read(id)).rejects.toMatchObject({ i18nKey: 'not_found.measure' });
    await expect(
      editor.client.measuresAdmin.remove({ params: { id }, query: { version: 1 } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.measure' });
    const offered = await member.client.measures.list({ query: { own: false, goalId } });
    expect(offered.items.map((each) => each.id)).not.toContain(id);
    const { id: created } = await editor.client.measures.create({
      body: {
        slug: 'am-ende',
        goalId,
        translations: { de: { name: 'Am Ende', description: 'Als letzte' } },
        effort: 'LOW',
        impact: 'LOW',
      },
    });
    expect((await read(created)).order).toBeLessThan(500);
  });

  test('are taken out of the offer together; who has chosen one keeps it, and a goal left without any is named', async () => {
    const { items, chosen } = await measures();
    const ids = items.map(({ id }) => id);
    const preview = await editor.client.measuresAdmin.previewSwitch({ body: { ids, active: false } });
    expect(preview.effects.map(({ key }) => key)).toEqual(['ORGANISATIONS_KEEP', 'GOALS_WITHOUT']);
    const picked = preview.items.map(({ id, version }) => ({ id, version }));
    const { done, leftOut } = await editor.client.measuresAdmin.switch({
      body: { items: picked, active: false },
    });
    expect([done.length, leftOut]).toEqual([ids.length, []]);
    expect(await read(chosen.id)).toMatchObject({ active: false, organisations: expect.any(Number) });
    const back = await editor.client.measuresAdmin.switch({ body: { items: done, active: true } });
    expect(back.done).toHaveLength(ids.length);
  });
});

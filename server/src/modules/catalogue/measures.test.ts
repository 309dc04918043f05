import type { SentBody, SentQuery } from '@metra/contract/core/operation';
import type { MeasureWrite, measures } from '@metra/contract/operations/measures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { type CatalogueGoal, catalogueGoals } from '../../../test/factories/strategies.ts';
import { aTrackedGoal } from '../../../test/factories/tracking.ts';
import { seedCatalogue } from './catalogue.module.ts';

let app: TestApp;
let member: SignedInAccount;
let editor: SignedInAccount;
let goal: CatalogueGoal;
let otherGoal: CatalogueGoal;

beforeAll(async () => {
  app = await createTestApp();
  member = await signedIn(app, await aMember(app.platform));
  editor = await signedIn(app, await anEditor(app.platform));
  const [first, second] = await catalogueGoals(app.platform);
  if (!first || !second) throw new Error('The catalogue is empty');
  [goal, otherGoal] = [first, second];
});
afterAll(() => app.close());

const list = (query: SentQuery<typeof measures.list>) => member.client.measures.list({ query });
const slugs = async (query: SentQuery<typeof measures.list>) =>
  (await list(query)).items.map(({ slug }) => slug);

let counter = 0;
function aMeasure(wishes: Partial<MeasureWrite> = {}): SentBody<typeof measures.create> {
  counter += 1;
  return {
    slug: `ventilation-${counter}`,
    goalId: goal.id,
    translations: {
      de: { name: 'Lüftung erneuern', description: 'Alte Lüfter durch sparsame ersetzen.' },
      en: { name: 'Renew the ventilation', description: 'Replace old fans by efficient ones.' },
    },
    effort: 'HIGH',
    impact: 'MEDIUM',
    tags: ['energy-efficiency'],
    ...wishes,
  };
}

describe('the measures of the catalogue', () => {
  test('come in the order of the catalogue, in the asked language', async () => {
    const { items, total } = await list({ pageSize: 2 });
    expect(total).toBeGreaterThan(90);
    expect(items[0]).toMatchObject({
      slug: 'carbon-footprint-baseline',
      name: 'CO₂-Bilanz für Scope 1 und 2 erstellen',
      goal: { slug: 'cut-emissions', name: 'CO₂-Fußabdruck senken' },
      active: true,
    });
    expect(items[0]).not.toHaveProperty('translations');
    const english = await app.client(member.token, 'en').measures.read({ params: { id: items[0]?.id ?? 0 } });
    expect(english.name).toBe('Create a Scope 1 and 2 carbon footprint');
  });

  test.each([
    ['a word of the name', 'Bilanz', 'carbon-footprint-baseline'],
    ['another form of a word', 'Bilanzen', 'carbon-footprint-baseline'],
    ['a mistyped word', 'Billanz', 'carbon-footprint-baseline'],
    ['the beginning of a word', 'Bila', 'carbon-footprint-baseline'],
    ['a word of the description', 'Kältemittel', 'carbon-footprint-baseline'],
    ['an English word', 'footprint', 'carbon-footprint-baseline'],
    ['another word for the same', 'Treibhausgasbilanz', 'carbon-footprint-baseline'],
    ['another word for one of several', 'Emissionsbilanz erstellen', 'carbon-footprint-baseline'],
    ['another word of several words', 'greenhouse gas inventory', 'carbon-footprint-baseline'],
  ])('are found by %s', async (_, query, slug) => {
    expect(await slugs({ query, pageSize: 100 })).toContain(slug);
  });

  test('are found best first', async () => {
    expect((await slugs({ query: 'CO₂-Bilanz' }))[0]).toBe('carbon-footprint-baseline');
  });

  test.each(['%', '_', '\\', "'", '"', '&|!()', '   ', ':*', '<->'])('take %j as it is', async (query) => {
    expect(await list({ query })).toHaveProperty('total');
  });

  test('are filtered by goal, sector and tags', async () => {
    const ofGoal = await list({ goalId: goal.id, pageSize: 100 });
    expect(ofGoal.total).toBe(goal.measures.length);
    const ofSector = await list({ sector: 's', pageSize: 100 });
    expect(ofSector.items.every(({ sector }) => sector === 's')).toBe(true);
    const [tag = '', second = ''] = ofGoal.items.find(({ tags }) => tags.length > 1)?.tags ?? [];
    const any = await list({ tags: [tag, second], pageSize: 100 });
    expect(any.items.every(({ tags }) => tags.includes(tag) || tags.includes(second))).toBe(true);
    const all = await list({ tags: [tag, second], containsAllTags: true, pageSize: 100 });
    expect(all.items.every(({ tags }) => tags.includes(tag) && tags.includes(second))).toBe(true);
    expect(all.total).toBeGreaterThan(0);
    expect(any.total).toBeGreaterThan(all.total);
  });

  test('can be asked for with the parents of a tag', async () => {
    const created = await editor.client.measures.create({ body: aMeasure({ tags: ['environment'] }) });
    const ask = (includeParentTags: boolean) =>
      slugs({ tags: ['energy-efficiency'], includeParentTags, pageSize: 100 });
    expect(await ask(false)).not.toContain(created.slug);
    expect(await ask(true)).toContain(created.slug);
  });

  test('are sorted', async () => {
    const { items } = await list({ sort: 'name', pageSize: 100 });
    const names = items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    const efforts = (await list({ sort: '-effort', pageSize: 100 })).items.map(({ effort }) => effort);
    expect(efforts.indexOf('LOW')).toBeGreaterThan(efforts.lastIndexOf('HIGH'));
  });
});

describe('lookups', () => {
  test('return ids and names that match the input', async () => {
    expect(await member.client.lookup.goals({ query: { query: 'fußabdruck' } })).toMatchObject({
      items: [{ name: 'CO₂-Fußabdruck senken', sector: 'e' }],
    });
    const { items } = await member.client.lookup.measures({ query: { query: 'bilanz', goalId: goal.id } });
    expect(items[0]).toMatchObject({ name: 'CO₂-Bilanz für Scope 1 und 2 erstellen', goalId: goal.id });
    expect(await member.client.lookup.goals({ query: { sector: 'g', pageSize: 1 } })).toMatchObject({
      total: 6,
      items: [{ sector: 'g' }],
    });
  });
});

describe('an editor', () => {
  const publicMeasures = async () =>
    (await app.client().frontend.metraLite()).goals.flatMap(({ measures }) =>
      measures.map(({ slug }) => slug),
    );

  test('adds a measure, and everyone sees it at once', async () => {
    await publicMeasures();
    const created = await editor.client.measures.create({ body: aMeasure() });
    expect(created).toMatchObject({
      name: 'Lüftung erneuern',
      costHint: '',
      firstSteps: [],
      sector: goal.sector,
      translations: { en: { name: 'Renew the ventilation' } },
      version: 1,
    });
    await expect.poll(publicMeasures).toContain(created.slug);
  });

  test('changes it, unless someone else was faster', async () => {
    const { id } = await editor.client.measures.create({ body: aMeasure() });
    const body = { ...aMeasure({ goalId: otherGoal.id, impact: 'HIGH' }), version: 1 };
    const changed = await editor.client.measures.update({ params: { id }, body });
    expect(changed).toMatchObject({ goal: { id: otherGoal.id }, impact: 'HIGH', version: 2 });
    await expect(editor.client.measures.update({ params: { id }, body })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'conflict.version',
    });
  });

  test('takes it out: nobody can choose it any more, and who has chosen it keeps it', async () => {
    const tracked = await aTrackedGoal(app);
    const id = tracked.measure.measureId ?? 0;
    await editor.client.measures.remove({ params: { id } });
    await editor.client.measures.remove({ params: { id } });
    expect((await list({ goalId: goal.id, pageSize: 100 })).items.map((measure) => measure.id)).not.toContain(
      id,
    );
    await expect.poll(publicMeasures).not.toContain(tracked.measure.slug);
    const trackableMeasureId = tracked.measure.id;
    expect(await tracked.member.client.tracking.measure({ params: { trackableMeasureId } })).toEqual(
      tracked.measure,
    );
    const hidden = await editor.client.measures.list({ query: { active: false } });
    expect(hidden.items.map((measure) => measure.id)).toContain(id);
    expect((await list({ active: false })).items.every(({ active }) => active)).toBe(true);
  });

  test('edited rows stay when the delivered catalogue is loaded again', async () => {
    const [, id = 0] = goal.measures;
    const before = await editor.client.measures.read({ params: { id } });
    const body = { ...aMeasure({ slug: before.slug }), version: before.version };
    await editor.client.measures.update({ params: { id }, body });
    await app.platform.database.kysely.deleteFrom('seeds').execute();
    expect(await seedCatalogue(app.platform.database)).toBe('seeded');
    expect(await editor.client.measures.read({ params: { id } })).toMatchObject({ name: 'Lüftung erneuern' });
  });

  test('cannot give a slug twice, name an unknown goal, or move what someone works on', async () => {
    const { slug } = await editor.client.measures.create({ body: aMeasure() });
    await expect(editor.client.measures.create({ body: aMeasure({ slug }) })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'conflict.slug',
    });
    await expect(
      editor.client.measures.create({ body: aMeasure({ goalId: 999_999 }) }),
    ).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.goal',
    });
    const { measure } = await aTrackedGoal(app, { sectors: ['s'] });
    const id = measure.measureId ?? 0;
    const { version } = await editor.client.measures.read({ params: { id } });
    const moving = editor.client.measures.update({ params: { id }, body: { ...aMeasure(), version } });
    await expect(moving).rejects.toMatchObject({ status: 400, fields: [{ path: 'goalId', key: 'const' }] });
  });

  test('is someone with that role', async () => {
    const forbidden = { status: 403, i18nKey: 'auth.forbidden' };
    await expect(member.client.measures.create({ body: aMeasure() })).rejects.toMatchObject(forbidden);
    await expect(member.client.measures.remove({ params: { id: 1 } })).rejects.toMatchObject(forbidden);
  });
});

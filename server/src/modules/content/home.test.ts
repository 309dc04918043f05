import type { HomeContent } from '@metra/contract/operations/home-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOwnKpi, aSubscriber } from '../../../test/factories/kpis.ts';
import { aProject } from '../../../test/factories/projects.ts';
import { yearlyPrice } from '../subscriptions/price.ts';

let app: TestApp;
let editor: SignedInAccount;
let member: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
  member = await signedIn(app, await aMember(app.platform));
});
afterAll(() => app.close());

const read = (language: 'de' | 'en' = 'de') => app.client(null, language).home.read({ query: {} });
const title = async () => (await read()).hero.title;
const write = (content: HomeContent, version: number) =>
  editor.client.home.update({ query: {}, body: { content, version } });

test('the home page comes with the program, in both languages, with the counts of the catalogue', async () => {
  await anOwnKpi(await aSubscriber(app), 'Paletten');
  const [german, english] = [await read(), await read('en')];
  expect(german.hero.title).toBe('Drei Ziele. Ein Maßstab.');
  expect(english.hero.title).toBe('Three goals. One yardstick.');
  const { goals } = await app.client().frontend.metraLite();
  expect(german.counters).toMatchObject({
    goals: goals.length,
    measures: goals.flatMap(({ measures }) => measures).length,
    kpis: (await member.client.kpis.list({})).total,
  });
  expect(german.latestUpdates).toHaveLength(3);
  expect(JSON.stringify(german.questions)).toContain(`${yearlyPrice / 100} €`);
});

test('an editor changes it, and everybody reads it at once; the second of two editors gets a conflict', async () => {
  const { content, version } = await editor.client.home.readForEditors({ query: {} });
  content.translations.de.hero.title = 'Neu. Und klar.';
  expect((await write(content, version)).version).toBe(version + 1);
  await expect.poll(title).toBe('Neu. Und klar.');
  await expect(write(content, version)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  await expect(
    member.client.home.update({ query: {}, body: { content, version: version + 1 } }),
  ).rejects.toMatchObject({ status: 403 });
});

test('a project says what everyone reads until it says something of its own', async () => {
  const project = await aProject(app.platform, 'nordwind');
  const query = { project };
  const forEditors = await editor.client.home.readForEditors({ query });
  expect(forEditors.version).toBe(0);
  expect(await app.client().home.read({ query })).toEqual(await read());

  forEditors.content.translations.de.hero.title = 'Nordwind. Gemeinsam.';
  const body = { content: forEditors.content, version: 0 };
  const both = await Promise.allSettled([1, 2].map(() => editor.client.home.update({ query, body })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { i18nKey: 'conflict.version' },
  });

  await expect
    .poll(async () => (await app.client().home.read({ query })).hero.title)
    .toBe('Nordwind. Gemeinsam.');
  expect(await title()).not.toBe('Nordwind. Gemeinsam.');
  expect((await editor.client.home.readForEditors({ query })).version).toBe(1);
});

test('a project that is not there has no home page', async () => {
  const nowhere = { query: { project: 'suedwind' } };
  const missing = { i18nKey: 'not_found.project', status: 404 };
  await expect(app.client().home.read(nowhere)).rejects.toMatchObject(missing);
  await expect(editor.client.home.readForEditors(nowhere)).rejects.toMatchObject(missing);
  const { content } = await editor.client.home.readForEditors({ query: {} });
  await expect(
    editor.client.home.update({ ...nowhere, body: { content, version: 0 } }),
  ).rejects.toMatchObject(missing);
});

test('news appears on its day in Berlin', async () => {
  const { content, version } = await editor.client.home.readForEditors({ query: {} });
  const texts = { title: 'Morgen', body: 'Es wird Neues geben.' };
  content.updates.unshift({
    slug: 'tomorrow',
    date: '2026-11-16',
    link: null,
    translations: { de: texts, en: texts },
  });
  await write(content, version);
  const titles = async () => (await read()).latestUpdates.map(({ title }) => title);
  const news = (pageSize: number) => app.client().home.updates({ query: { pageSize } });
  const { total } = await news(2);
  app.clock.set('2026-11-15T22:59:00Z');
  expect(await titles()).not.toContain('Morgen');
  app.clock.set('2026-11-15T23:01:00Z');
  await expect.poll(async () => (await titles())[0]).toBe('Morgen');
  expect(await news(2)).toMatchObject({ total: total + 1, pageSize: 2, items: [{ slug: 'tomorrow' }, {}] });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aPageContent } from '../../../test/factories/content.ts';
import { readDeliveredContent } from './delivered-content.ts';
import { seedContent } from './seed.store.ts';

let app: TestApp;
let editor: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const pageBySlug = async (query: string) => {
  const { items } = await editor.client.landingPagesAdmin.list({ query: { query } });
  return items.find(({ slug }) => slug === query);
};

test('a newer program loads newer texts, and keeps edited and deleted ones', async () => {
  const { database } = app.platform;
  expect(await seedContent(database)).toBe('unchanged');
  const delivered = readDeliveredContent();
  const [untouched, edited, deleted] = delivered.pages;
  if (!untouched || !edited || !deleted) throw new Error('Too few pages are delivered');
  const editedPage = await pageBySlug(edited.slug);
  await editor.client.landingPagesAdmin.update({
    params: { id: editedPage?.id ?? 0 },
    body: { slug: edited.slug, content: aPageContent('Eigener Text'), version: editedPage?.version ?? 0 },
  });
  const deletedPage = await pageBySlug(deleted.slug);
  await editor.client.landingPagesAdmin.remove({
    params: { id: deletedPage?.id ?? 0 },
    query: { force: true },
  });
  for (const page of delivered.pages) page.content.translations.de.title = `Neu: ${page.slug}`;
  delivered.home.translations.de.hero.title = 'Neue Startseite';
  expect(await seedContent(database, delivered)).toBe('seeded');
  expect(await seedContent(database, delivered)).toBe('unchanged');

  expect(await pageBySlug(untouched.slug)).toMatchObject({
    title: `Neu: ${untouched.slug}`,
    state: 'PUBLISHED',
    hasChanges: false,
  });
  expect(await pageBySlug(edited.slug)).toMatchObject({ title: 'Eigener Text', hasChanges: true });
  expect(await pageBySlug(deleted.slug)).toBeUndefined();
  const home = await editor.client.home.readForEditors({ query: {} });
  expect(home.content.translations.de.hero.title).toBe('Neue Startseite');

  await editor.client.home.update({ query: {}, body: home });
  delivered.home.translations.de.hero.title = 'Noch neuer';
  await seedContent(database, delivered);
  const kept = await editor.client.home.readForEditors({ query: {} });
  expect(kept.content.translations.de.hero.title).toBe('Neue Startseite');
});

import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aPageContent, aSlug, aTextBlock } from '../../../test/factories/content.ts';
import { clearOldVersions } from './page-versions.store.ts';

let database: TestDatabase;
let app: TestApp;
let editor: SignedInAccount;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const pages = () => editor.client.landingPagesAdmin;
const create = (title: string) => pages().create({ body: { slug: aSlug(), content: aPageContent(title) } });
const save = ({ id, slug, version }: LandingPage, title: string) =>
  pages().update({ params: { id }, body: { slug, content: aPageContent(title), version } });
const publish = ({ id, version }: LandingPage, publishAt: string | null = null) =>
  pages().publish({ params: { id }, body: { version, publishAt } });
const titleOf = async ({ slug }: LandingPage) =>
  (await app.client().landingPages.bySlug({ params: { slug } })).title;
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

test('a page comes at its time, also when no server ran then; two servers publish it once', async () => {
  const at = inMinutes(30);
  const page = await publish(await create('pünktlich'), at);
  expect(page).toMatchObject({ state: 'DRAFT', scheduledFor: at });
  await app.begin();
  await expect(titleOf(page)).rejects.toMatchObject({ status: 404 });
  app.clock.advance({ minutes: 31 });
  // No server ran meanwhile. Now two servers start.
  const other = await createTestApp({ database, clock: app.clock });
  await Promise.all([app.begin(), other.begin()]);
  await other.close();
  expect(await titleOf(page)).toBe('pünktlich');
  const { kysely } = app.platform.database;
  const published = await kysely
    .selectFrom('audit_log')
    .select('actor_account_id')
    .where('action', '=', 'landing_page.published')
    .where('subject', '=', `page:${page.id}`)
    .execute();
  expect(published).toEqual([{ actor_account_id: null }]);
  expect(await pages().read({ params: { id: page.id } })).toMatchObject({ scheduledFor: null });
});

test('a planned time belongs to a version, not to later drafts', async () => {
  const page = await publish(await create('geplant'), inMinutes(30));
  const later = await save(page, 'danach');
  expect(later).toMatchObject({ scheduledFor: page.scheduledFor });
  app.clock.advance({ minutes: 31 });
  await app.begin();
  expect(await titleOf(page)).toBe('geplant');
  expect(await pages().read({ params: { id: page.id } })).toMatchObject({
    hasChanges: true,
    content: { translations: { de: { title: 'danach' } } },
  });
});

test('publishing anything else ends the schedule, so does withdrawing and not wanting it', async () => {
  const planned = await publish(await create('später'), inMinutes(30));
  const now = await publish(await save(planned, 'sofort'));
  expect(now.scheduledFor).toBeNull();
  const withdrawn = await publish(await create('weg'), inMinutes(30));
  await pages().withdraw({ params: { id: withdrawn.id }, body: { version: withdrawn.version } });
  const unwanted = await publish(await create('nicht'), inMinutes(30));
  expect(await pages().unschedule({ params: { id: unwanted.id } })).toMatchObject({ scheduledFor: null });
  app.clock.advance({ minutes: 31 });
  await app.begin();
  expect(await titleOf(planned)).toBe('sofort');
  await expect(titleOf(withdrawn)).rejects.toMatchObject({ status: 404 });
  await expect(titleOf(unwanted)).rejects.toMatchObject({ status: 404 });
});

test('a time that is over is now', async () => {
  const page = await publish(await create('gestern'), inMinutes(-1));
  expect(await titleOf(page)).toBe('gestern');
});

test('a page with gaps at its planned time is not published and waits for a person', async () => {
  const page = await publish(await create('unvollständig'), inMinutes(30));
  await app.platform.database.pool.query(
    `alter table page_versions disable trigger user;
     update page_versions set content = jsonb_set(content, '{translations,en,title}', '""') where page_id = ${page.id};
     alter table page_versions enable trigger user;`,
  );
  app.clock.advance({ minutes: 31 });
  await app.begin();
  expect(await pages().read({ params: { id: page.id } })).toMatchObject({
    state: 'DRAFT',
    scheduledFor: null,
    version: page.version + 1,
  });
});

test('old versions are deleted, except the last fifty and those that are or were public, planned or edited', async () => {
  let page = await publish(await create('öffentlich'));
  const content = (n: number) => aPageContent('Fassung', { blocks: [aTextBlock(`Fassung ${n}`)] });
  await app.platform.database.pool.query(
    `insert into page_versions (page_id, number, content, created_at)
     select ${page.id}, n, (select content from page_versions where page_id = ${page.id}), now()
     from generate_series(2, 59) n`,
  );
  page = await pages().update({
    params: { id: page.id },
    body: { slug: page.slug, content: content(60), version: page.version },
  });
  await clearOldVersions(app.platform.database.kysely);
  const { rows } = await app.platform.database.pool.query<{ number: number }>(
    `select number from page_versions where page_id = ${page.id} order by number`,
  );
  expect(rows.map(({ number }) => number)).toEqual([1, ...Array.from({ length: 50 }, (_, n) => n + 11)]);
});

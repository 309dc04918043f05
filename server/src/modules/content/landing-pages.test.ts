import type { Block } from '@metra/contract/shapes/content-blocks';
import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aPageContent, aSlug, aTextBlock } from '../../../test/factories/content.ts';
import { anActiveQuestionnaire, switched } from '../../../test/factories/questionnaires.ts';
import { catalogueGoals } from '../../../test/factories/strategies.ts';

let app: TestApp;
let editor: SignedInAccount;
let colleague: SignedInAccount;
let member: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
  colleague = await signedIn(app, await anEditor(app.platform));
  member = await signedIn(app, await aMember(app.platform));
});
afterAll(() => app.close());

const pages = () => editor.client.landingPagesAdmin;
const create = (title = 'Wasser sparen', slug = aSlug()) =>
  pages().create({ body: { slug, content: aPageContent(title) } });
const save = ({ id, slug, version }: LandingPage, title: string, by = editor) =>
  by.client.landingPagesAdmin.update({
    params: { id },
    body: { slug, content: aPageContent(title), version },
  });
const publish = ({ id, version }: LandingPage) => pages().publish({ params: { id }, body: { version } });
const read = (slug: string, language: 'de' | 'en' = 'de') =>
  app.client(null, language).landingPages.bySlug({ params: { slug } });
const versionsOf = ({ id }: LandingPage) => pages().versions({ params: { id }, query: {} });

describe('a landing page', () => {
  test('is a draft until it is published, then everybody reads it in their language', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ state: 'DRAFT', hasChanges: false, gaps: [], publishedAt: null });
    await expect(read(draft.slug)).rejects.toMatchObject({ i18nKey: 'not_found.landing_page', status: 404 });
    expect(await publish(draft)).toMatchObject({ state: 'PUBLISHED', hasChanges: false });
    expect(await read(draft.slug)).toMatchObject({
      slug: draft.slug,
      title: 'Wasser sparen',
      updatedOn: '2026-11-15',
      goal: null,
      blocks: [
        {
          type: 'text',
          content: [{ type: 'paragraph', content: [{ text: 'Der erste Schritt ist eine Uhr.' }] }],
        },
      ],
    });
    expect((await read(draft.slug, 'en')).title).toBe('Wasser sparen (en)');
    const asMember = member.client.landingPages.byId({ params: { landingPageId: draft.id } });
    expect((await asMember).title).toBe('Wasser sparen');
  });

  test('stays as it is published while somebody writes on', async () => {
    const page = await publish(await create('Alt'));
    const changed = await save(page, 'Neu');
    expect(changed).toMatchObject({ state: 'PUBLISHED', hasChanges: true });
    expect((await read(page.slug)).title).toBe('Alt');
    await publish(changed);
    expect((await read(page.slug)).title).toBe('Neu');
  });

  test('is found by its old addresses too, which nobody else can take', async () => {
    const page = await publish(await create());
    const old = page.slug;
    const slug = aSlug();
    const moved = await pages().update({
      params: { id: page.id },
      body: { slug, content: page.content, version: page.version },
    });
    expect(moved.oldSlugs).toEqual([old]);
    expect((await read(old)).slug).toBe(slug);
    await expect(create('Andere', old)).rejects.toMatchObject({ i18nKey: 'conflict.slug' });
    const back = await pages().update({
      params: { id: page.id },
      body: { slug: old, content: page.content, version: moved.version },
    });
    expect(back).toMatchObject({ slug: old, oldSlugs: [slug] });
  });

  test('leaves no trace of an address that nobody can have known', async () => {
    const page = await create();
    const moved = await pages().update({
      params: { id: page.id },
      body: { slug: aSlug(), content: page.content, version: page.version },
    });
    expect(moved.oldSlugs).toEqual([]);
    await create('Andere', page.slug);
  });

  test('may link to itself and to others', async () => {
    const slug = aSlug();
    const link = { type: 'paragraph', content: [{ text: 'hier', link: `/landing-pages/${slug}` }] } as const;
    const content = aPageContent('Kreis', {
      blocks: [
        {
          ...aTextBlock('x'),
          translations: { de: { content: [link] }, en: { content: [link] } },
        } as never,
      ],
    });
    const page = await publish(await pages().create({ body: { slug, content } }));
    expect((await read(page.slug)).blocks[0]).toMatchObject({ content: [link] });
  });

  test('with gaps lists them with their places, and is not published', async () => {
    const content = aPageContent('Lücken');
    content.translations.en.teaser = ' ';
    const page = await pages().create({ body: { slug: aSlug(), content } });
    expect(page.gaps).toEqual([{ path: 'translations/en/teaser', reason: 'MISSING_TEXT', name: null }]);
    await expect(publish(page)).rejects.toMatchObject({
      i18nKey: 'landing_page.incomplete',
      fields: [{ path: 'content/translations/en/teaser', key: 'required' }],
    });
    const { items } = await pages().list({ query: { query: 'Lücken' } });
    expect(items).toMatchObject([{ id: page.id, missingLanguages: ['en'] }]);
  });

  test('is published by GET as well', async () => {
    const page = await create();
    expect(await pages().publishNow({ params: { id: page.id } })).toMatchObject({ state: 'PUBLISHED' });
  });

  test('can be taken off the site; its draft stays', async () => {
    const page = await publish(await create());
    const gone = await pages().withdraw({ params: { id: page.id }, body: { version: page.version } });
    expect(gone).toMatchObject({ state: 'DRAFT', publishedAt: null, content: page.content });
    await expect(read(page.slug)).rejects.toMatchObject({ status: 404 });
    await expect(
      member.client.landingPages.byId({ params: { landingPageId: page.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('is for editors alone to write', async () => {
    await expect(member.client.landingPagesAdmin.list({ query: {} })).rejects.toMatchObject({ status: 403 });
  });

  test('can be searched among published ones', async () => {
    const page = await publish(await create('Zwischenlager'));
    await create('Zwischenstand');
    const found = await member.client.lookup.landingPages({ query: { query: 'ZWISCHEN' } });
    expect(found.items).toEqual([{ id: page.id, name: 'Zwischenlager', slug: page.slug }]);
  });
});

describe('versions', () => {
  test('are not made by every letter: the same person overwrites a draft for ten minutes', async () => {
    const page = await create('a');
    const later = await save(await save(page, 'ab'), 'abc');
    expect((await versionsOf(page)).items).toMatchObject([{ number: 1, title: 'abc', isDraft: true }]);
    app.clock.advance({ minutes: 11 });
    await save(later, 'abcd');
    expect((await versionsOf(page)).items).toMatchObject([
      { number: 2, title: 'abcd', isDraft: true },
      { number: 1, title: 'abc', isDraft: false },
    ]);
  });

  test('are not created by saving without a change', async () => {
    const page = await create();
    expect(await save(page, 'Wasser sparen')).toMatchObject({ version: page.version });
  });

  test('are created when a colleague writes, and after a publication', async () => {
    const page = await create('eins');
    const other = await save(page, 'zwei', colleague);
    expect((await versionsOf(page)).total).toBe(2);
    const published = await publish(other);
    await save(published, 'drei', colleague);
    expect((await versionsOf(page)).items).toMatchObject([
      { number: 3, isDraft: true, isPublished: false },
      { number: 2, isDraft: false, isPublished: true },
      { number: 1, publishedAt: null },
    ]);
  });

  test('can be brought back as a draft, and only as a draft', async () => {
    const page = await publish(await create('früher'));
    const now = await publish(await save(page, 'heute'));
    const first = (await versionsOf(page)).items.at(-1)?.id ?? 0;
    const back = await pages().bringBack({
      params: { id: page.id, versionId: first },
      body: { version: now.version },
    });
    expect(back).toMatchObject({ hasChanges: true, content: page.content });
    expect((await read(page.slug)).title).toBe('heute');
    expect((await versionsOf(page)).items[0]).toMatchObject({ number: 3, title: 'früher', isDraft: true });
    const other = await create();
    await expect(
      pages().bringBack({
        params: { id: other.id, versionId: first },
        body: { version: other.version },
      }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.landing_page' });
  });

  test('are never changed once they are public, not even by hand', async () => {
    const page = await publish(await create());
    const { kysely } = app.platform.database;
    await expect(
      kysely.updateTable('page_versions').set({ content: '{}' }).where('page_id', '=', page.id).execute(),
    ).rejects.toThrow('never changed');
    const other = await create();
    await expect(
      kysely
        .updateTable('pages')
        .set({
          draft_version_id: (await versionsOf(other)).items[0]?.id ?? 0,
        })
        .where('id', '=', page.id)
        .execute(),
    ).rejects.toThrow('pages_draft_is_own');
  });
});

describe('two people at one page', () => {
  test('the second to save gets a conflict, and nothing is lost', async () => {
    const page = await create();
    await save(page, 'meins', colleague);
    await expect(save(page, 'deins')).rejects.toMatchObject({ i18nKey: 'conflict.version', status: 409 });
    expect((await pages().read({ params: { id: page.id } })).content.translations.de.title).toBe('meins');
  });

  test('the reviewed version is published', async () => {
    const page = await create();
    await save(page, 'noch nicht fertig', colleague);
    await expect(publish(page)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    await expect(read(page.slug)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a preview', () => {
  test('shows one version to the holder of its link for a day', async () => {
    const page = await publish(await create('gezeigt'));
    const [version] = (await versionsOf(page)).items;
    const { url, expiresAt } = await pages().versionPreview({
      params: { id: page.id, versionId: version?.id ?? 0 },
    });
    expect(url).toMatch(/^https:\/\/metra\.example\/preview\/[\w.-]+$/);
    const token = url.split('/').at(-1) ?? '';
    const look = () => app.client().landingPages.preview({ params: { token } });
    expect(await look()).toMatchObject({ title: 'gezeigt', state: 'PUBLISHED', expiresAt });
    app.clock.advance({ minutes: 11 });
    await publish(await save(page, 'anders'));
    expect(await look()).toMatchObject({ title: 'gezeigt', state: 'OLD' });
    const response = await app.fetch(`/api/v1/landing-page-previews/${token}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const now = app.clock.now();
    app.clock.advance({ days: 1, minutes: 1 });
    await expect(look()).rejects.toMatchObject({ i18nKey: 'not_found.landing_page' });
    app.clock.set(now);
  });

  test('cannot be made up', async () => {
    const page = await create();
    const id = (await versionsOf(page)).items[0]?.id ?? 0;
    const { url } = await pages().versionPreview({ params: { id: page.id, versionId: id } });
    const [, expires = '', signature = ''] = (url.split('/').at(-1) ?? '').split('.');
    for (const token of [
      `${id + 1}.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
      'x',
      `${id}`,
    ])
      await expect(app.client().landingPages.preview({ params: { token } })).rejects.toMatchObject({
        status: 404,
      });
  });
});

describe('what points to a page', () => {
  test('is named before the page is deleted, and unlinked by force', async () => {
    const page = await publish(await create());
    const [goal] = await catalogueGoals(app.platform);
    const measure = await editor.client.measures.create({
      body: {
        slug: aSlug(),
        goalId: goal?.id ?? 0,
        translations: { de: { name: 'Zähler einbauen', description: '' } },
        effort: 'LOW',
        impact: 'LOW',
        landingPageId: page.id,
      },
    });
    expect(await member.client.measures.read({ params: { id: measure.id } })).toMatchObject({
      landingPageId: page.id,
    });
    expect((await pages().read({ params: { id: page.id } })).usedBy).toEqual([
      { kind: 'MEASURE', id: measure.id, name: 'Zähler einbauen' },
    ]);
    await expect(pages().remove({ params: { id: page.id }, query: {} })).rejects.toMatchObject({
      i18nKey: 'landing_page.in_use',
      fields: [{ path: `measure/${measure.id}`, key: 'inUse', detail: 'Zähler einbauen' }],
    });
    await pages().remove({ params: { id: page.id }, query: { force: true } });
    expect(await editor.client.measures.read({ params: { id: measure.id } })).toMatchObject({
      landingPageId: null,
    });
    await expect(read(page.slug)).rejects.toMatchObject({ status: 404 });
  });

  test('does not link to a page that is not public', async () => {
    const page = await create();
    const [goal] = await catalogueGoals(app.platform);
    const write = {
      slug: aSlug(),
      goalId: goal?.id ?? 0,
      translations: { de: { name: 'Zähler', description: '' } },
      effort: 'LOW',
      impact: 'LOW',
    } as const;
    const { id } = await editor.client.measures.create({ body: { ...write, landingPageId: page.id } });
    expect((await member.client.measures.read({ params: { id } })).landingPageId).toBeNull();
    expect((await editor.client.measures.read({ params: { id } })).landingPageId).toBe(page.id);
    await expect(
      editor.client.measures.create({ body: { ...write, slug: aSlug(), landingPageId: 999_999 } }),
    ).rejects.toMatchObject({ fields: [{ path: 'landingPageId', key: 'unknown' }] });
  });

  test('is a goal for each delivered page', async () => {
    const { goals } = await app.client().frontend.metraLite();
    expect(goals.every(({ landingPageId }) => landingPageId !== null)).toBe(true);
    const page = await read('co2-fussabdruck-senken', 'en');
    expect(page).toMatchObject({
      title: 'Cut your carbon footprint',
      updatedOn: '2026-11-10',
      goal: { name: 'Cut the carbon footprint', sector: 'e' },
    });
    expect(page.blocks.map(({ type }) => type)).toEqual([
      'text',
      'numbers',
      'text',
      'questions',
      'callToAction',
      'offers',
    ]);
  });
});

describe('a questionnaire on a page', () => {
  test('is invited to while it is asked', async () => {
    const asked = await anActiveQuestionnaire(editor);
    const words = { title: 'Wo stehen Sie?', text: '', label: 'Beginnen' };
    const block: Block = {
      id: 'invitation',
      type: 'questionnaire',
      questionnaire: asked.slug,
      translations: { de: words, en: { ...words, title: 'Where do you stand?' } },
    };
    const slug = aSlug();
    const content = aPageContent('Anfangen', { blocks: [aTextBlock('Vorweg'), block] });
    await publish(await pages().create({ body: { slug, content } }));
    expect((await read(slug, 'en')).blocks[1]).toEqual({
      id: 'invitation',
      type: 'questionnaire',
      ...words,
      title: 'Where do you stand?',
      slug: asked.slug,
      questions: 3,
      durationMinutes: null,
    });
    await switched(editor, asked, false);
    await expect.poll(async () => (await read(slug)).blocks.map(({ type }) => type)).toEqual(['text']);
  });

  test('needs its words in both languages', async () => {
    const words = { title: 'Wo stehen Sie?', text: '', label: 'Beginnen' };
    const block: Block = {
      id: 'invitation',
      type: 'questionnaire',
      questionnaire: 'esg-quick-check',
      translations: { de: words, en: { ...words, label: '' } },
    };
    const { gaps } = await pages().create({
      body: { slug: aSlug(), content: aPageContent('Anfangen', { blocks: [block] }) },
    });
    expect(gaps).toEqual([{ path: 'blocks/0/translations/en/label', reason: 'MISSING_TEXT', name: null }]);
  });
});

import type { SentQuery } from '@metra/contract/core/operation';
import type { TagType, TagTypeWrite, tagTypes } from '@metra/contract/operations/tags';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aTag, aTagType } from '../../../test/factories/tags.ts';

let app: TestApp;
let member: SignedInAccount;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  member = await signedIn(app, await aMember(app.platform));
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

const update = (type: TagType, wishes: Partial<TagTypeWrite> = {}) => {
  const { id, slug, translations, availableFor, hierarchical, version } = type;
  const body = { slug, translations, availableFor, hierarchical, version, ...wishes };
  return editor.client.tagTypes.update({ params: { id }, body });
};
const remove = ({ id }: TagType) => editor.client.tagTypes.remove({ params: { id } });
const refusedWith = (i18nKey: string) => expect.objectContaining({ i18nKey });

describe('the delivered tag types', () => {
  test('come in both languages, with the number of their tags', async () => {
    const { items, total } = await editor.client.tagTypes.list();
    expect(total).toBe(6);
    expect(items[0]).toMatchObject({
      slug: 'topic',
      name: 'Thema',
      order: 1,
      hierarchical: true,
      translations: { de: { name: 'Thema' }, en: { name: 'Topic' } },
    });
    const { total: tagsOfType } = await member.client.tags.list({ query: { tagTypeId: items[0]?.id ?? 0 } });
    expect(items[0]?.tagCount).toBe(tagsOfType);
    const english = await app.client(editor.token, 'en').tagTypes.list({ query: { query: 'topic' } });
    expect(english.items.map(({ name }) => name)).toEqual(['Topic']);
  });

  test('are filtered, searched and sorted', async () => {
    const slugs = async (query: SentQuery<typeof tagTypes.list>) =>
      (await editor.client.tagTypes.list({ query })).items.map(({ slug }) => slug);
    expect(await slugs({ availableFor: 'PROJECT' })).toEqual(['topic', 'region']);
    expect(await slugs({ query: 'KATEGORIE' })).toEqual(['offer-category']);
    expect((await slugs({ sort: '-tagCount' }))[0]).toBe('topic');
  });

  test('are looked up by members', async () => {
    const { items } = await member.client.lookup.tagTypes({ query: { availableFor: 'PROJECT' } });
    expect(items).toEqual([
      { id: expect.any(Number), slug: 'topic', name: 'Thema' },
      { id: expect.any(Number), slug: 'region', name: 'Region' },
    ]);
  });

  test('are the editors’ alone', async () => {
    await expect(member.client.tagTypes.list()).rejects.toMatchObject({ status: 403 });
    await expect(aTagType(member)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a tag type', () => {
  test('is added last, read, changed and deleted', async () => {
    const type = await aTagType(editor, { availableFor: ['OFFER', 'OFFER'] });
    expect(type).toMatchObject({ order: 7, availableFor: ['OFFER'], tagCount: 0, version: 1 });
    const changed = await update(type, { availableFor: ['OFFER', 'PROJECT'], order: 3 });
    expect(changed).toMatchObject({ availableFor: ['OFFER', 'PROJECT'], order: 3, version: 2 });
    expect(await editor.client.tagTypes.read({ params: { id: type.id } })).toEqual(changed);
    await remove(changed);
    await expect(editor.client.tagTypes.read({ params: { id: type.id } })).rejects.toEqual(
      refusedWith('not_found.tag_type'),
    );
    await expect(update(changed)).rejects.toEqual(refusedWith('not_found.tag_type'));
    await expect(remove(changed)).rejects.toEqual(refusedWith('not_found.tag_type'));
  });

  test('is changed by one of two editors, and has a slug of its own', async () => {
    const type = await aTagType(editor);
    await update(type);
    await expect(update(type)).rejects.toEqual(refusedWith('conflict.version'));
    await expect(aTagType(editor, { slug: type.slug })).rejects.toEqual(refusedWith('conflict.slug'));
    await expect(update(await aTagType(editor), { slug: type.slug })).rejects.toEqual(
      refusedWith('conflict.slug'),
    );
  });

  test('with tags stays, and says which', async () => {
    const type = await aTagType(editor);
    const tag = await editor.client.tags.create({ body: aTag({ tagTypeId: type.id }) });
    await expect(remove(type)).rejects.toMatchObject({
      status: 409,
      i18nKey: 'tag_type.in_use',
      fields: [{ path: 'tags', key: 'inUse', detail: tag.name }],
    });
  });

  test('keeps its levels while tags are nested', async () => {
    const type = await aTagType(editor);
    const above = await editor.client.tags.create({ body: aTag({ tagTypeId: type.id }) });
    const below = await editor.client.tags.create({
      body: aTag({ tagTypeId: type.id, parentId: above.id }),
    });
    await expect(update(type, { hierarchical: false })).rejects.toEqual(refusedWith('tag_type.has_levels'));
    await editor.client.tags.remove({ params: { tagId: below.id } });
    expect((await update(type, { hierarchical: false })).hierarchical).toBe(false);
  });

  test('takes nothing it does not know', async () => {
    const { url, headers } = {
      url: '/api/v1/admin/tag-types',
      headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
    };
    const body = { slug: 'x', translations: { de: { name: 'x' } }, availableFor: ['GOAL'], tagCount: 7 };
    const response = await app.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: { path: string }[] };
    expect(fields.map(({ path }) => path).toSorted()).toEqual(['availableFor/0', 'tagCount']);
  });
});

import type { Tag, TagType } from '@metra/contract/operations/tags';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { catalogueGoals } from '../../../test/factories/strategies.ts';
import { aChainOfTags, aTag, aTagType } from '../../../test/factories/tags.ts';

let app: TestApp;
let editor: SignedInAccount;
let type: TagType;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
  type = await aTagType(editor);
});
afterAll(() => app.close());

const create = (wishes: Partial<Parameters<typeof aTag>[0]> = {}): Promise<Tag> =>
  editor.client.tags.create({ body: aTag({ tagTypeId: type.id, ...wishes }) });
const chain = (length: number) => aChainOfTags(editor, type.id, length);
const read = (tag: Pick<Tag, 'id'>) => editor.client.tags.read({ params: { tagId: tag.id } });
const refusedWith = (i18nKey: string) => expect.objectContaining({ i18nKey });

describe('deleting a tag', () => {
  const remove = (tag: Tag, force?: boolean) =>
    editor.client.tags.remove({ params: { tagId: tag.id }, query: force === undefined ? {} : { force } });

  const aMeasureWith = async (tag: Tag) => {
    const [goal] = await catalogueGoals(app.platform);
    return editor.client.measures.create({
      body: {
        slug: `${tag.slug}-measure`,
        goalId: goal?.id ?? 0,
        translations: { de: { name: 'Späne sammeln', description: '' } },
        effort: 'LOW',
        impact: 'LOW',
        tags: [tag.slug],
      },
    });
  };

  test('that nothing uses just does it', async () => {
    const tag = await create();
    await remove(tag);
    await expect(read(tag)).rejects.toEqual(refusedWith('not_found.tag'));
  });

  test('in use is refused, and lists the uses', async () => {
    const [top, below] = await chain(2);
    const measure = await aMeasureWith(top as Tag);
    for (const force of [undefined, false])
      await expect(remove(top as Tag, force)).rejects.toMatchObject({
        status: 409,
        i18nKey: 'tag.in_use',
        fields: [
          { path: 'children', key: 'inUse', detail: below?.name },
          { path: 'measures', key: 'inUse', detail: measure.name },
        ],
      });
  });

  test('by force removes it from its uses, and moves its children up', async () => {
    const [top, middle, bottom] = await chain(3);
    const sibling = await create({ parentId: top?.id ?? 0 });
    const measure = await aMeasureWith(middle as Tag);
    await remove(middle as Tag, true);
    expect((await editor.client.measures.read({ params: { id: measure.id } })).tags).toEqual([]);
    expect(await read(bottom as Tag)).toMatchObject({ parent: { id: top?.id }, version: 2 });
    expect(
      (await editor.client.tags.list({ query: { parentId: top?.id ?? 0, sort: 'order' } })).items.map(
        ({ id }) => id,
      ),
    ).toEqual([sibling.id, bottom?.id]);
  });

  test('is in the log', async () => {
    const tag = await create();
    await remove(tag);
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where subject = ${`tag:${tag.id}`} order by id`.execute(
      app.platform.database.kysely,
    );
    expect(rows.map(({ action }) => action)).toEqual(['tag.created', 'tag.removed']);
  });
});

describe('measures and their tags', () => {
  const write = async (tagsOfMeasure: string[]) => {
    const [goal] = await catalogueGoals(app.platform);
    return {
      slug: `measure-${crypto.randomUUID()}`,
      goalId: goal?.id ?? 0,
      translations: { de: { name: 'Lüften', description: '' } },
      effort: 'LOW' as const,
      impact: 'LOW' as const,
      tags: tagsOfMeasure,
    };
  };

  test('a measure carries tags that are there and for measures, each once, in its order', async () => {
    const [a, b] = [await create(), await create()];
    const body = await write([b.slug, a.slug, b.slug]);
    expect((await editor.client.measures.create({ body })).tags).toEqual([b.slug, a.slug]);
    await expect(
      editor.client.measures.create({ body: await write([a.slug, 'no-such-tag']) }),
    ).rejects.toMatchObject({ status: 400, fields: [{ path: 'tags/1', key: 'unknown' }] });
    const forOffers = await aTagType(editor, { availableFor: ['OFFER'] });
    const other = await create({ tagTypeId: forOffers.id });
    await expect(editor.client.measures.create({ body: await write([other.slug]) })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('keeps a tag that is no longer for measures until it is removed', async () => {
    const narrowed = await aTagType(editor, { availableFor: ['MEASURE', 'OFFER'] });
    const tag = await create({ tagTypeId: narrowed.id });
    const body = await write([tag.slug]);
    const { id } = await editor.client.measures.create({ body });
    const { slug, translations, hierarchical, version } = narrowed;
    await editor.client.tagTypes.update({
      params: { id: narrowed.id },
      body: { slug, translations, hierarchical, availableFor: ['OFFER'], version },
    });
    const update = (tagsOfMeasure: string[], version: number) =>
      editor.client.measures.update({ params: { id }, body: { ...body, tags: tagsOfMeasure, version } });
    expect((await update([tag.slug], 1)).tags).toEqual([tag.slug]);
    expect((await update([], 2)).tags).toEqual([]);
    await expect(update([tag.slug], 3)).rejects.toMatchObject({ status: 400 });
  });
});

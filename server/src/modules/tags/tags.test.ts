import type { SentQuery } from '@metra/contract/core/operation';
import { deepestTag, mostTags, type Tag, type TagType, type tags } from '@metra/contract/operations/tags';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aChainOfTags, aTag, aTagType } from '../../../test/factories/tags.ts';
import type { Db } from '../../platform/database/database.ts';

let app: TestApp;
let member: SignedInAccount;
let editor: SignedInAccount;
let type: TagType;

beforeAll(async () => {
  app = await createTestApp();
  member = await signedIn(app, await aMember(app.platform));
  editor = await signedIn(app, await anEditor(app.platform));
  type = await aTagType(editor);
});
afterAll(() => app.close());

const create = (wishes: Partial<Parameters<typeof aTag>[0]> = {}): Promise<Tag> =>
  editor.client.tags.create({ body: aTag({ tagTypeId: type.id, ...wishes }) });

/** The tag with these fields changed. */
function move(tag: Tag, wishes: Partial<Parameters<typeof aTag>[0]>): Promise<Tag> {
  const { slug, tagType, parent, translations = { de: { name: 'x' } }, version } = tag;
  const body = { slug, tagTypeId: tagType.id, parentId: parent?.id ?? null, translations, version };
  return editor.client.tags.update({ params: { tagId: tag.id }, body: { ...body, ...wishes } });
}

const read = (tag: Pick<Tag, 'id'>) => editor.client.tags.read({ params: { tagId: tag.id } });
const list = (query: SentQuery<typeof tags.list>) => member.client.tags.list({ query });
const names = async (query: SentQuery<typeof tags.list>) => (await list(query)).items.map(({ name }) => name);
const refusedWith = (i18nKey: string) => expect.objectContaining({ i18nKey });

const chain = (length: number) => aChainOfTags(editor, type.id, length);

const tagBySlug = async (slug: string) => {
  const { items } = await list({ pageSize: 100 });
  const tag = items.find((each) => each.slug === slug);
  if (!tag) throw new Error(`No tag ${slug}`);
  return tag;
};

describe('the delivered tags', () => {
  test('have parent, type and purpose, in the requested language', async () => {
    const tag = await tagBySlug('climate-protection');
    expect(tag).toMatchObject({
      name: 'Klimaschutz',
      parent: { slug: 'environment', name: 'Umwelt' },
      tagType: { slug: 'topic', name: 'Thema' },
      topLevel: false,
      order: 1,
      availableFor: expect.arrayContaining(['MEASURE', 'OFFER', 'QUESTIONNAIRE']),
    });
    expect(tag).not.toHaveProperty('translations');
    const english = await app.client(member.token, 'en').tags.read({ params: { tagId: tag.id } });
    expect(english).toMatchObject({ name: 'Climate protection', parent: { name: 'Environment' } });
    expect((await read(tag)).translations).toMatchObject({ en: { name: 'Climate protection' } });
  });

  test('are filtered', async () => {
    const environment = await tagBySlug('environment');
    const below = await list({ parentId: environment.id, pageSize: 100 });
    expect(below.items.every(({ parent }) => parent?.id === environment.id)).toBe(true);
    expect(below.total).toBeGreaterThan(3);
    const top = await list({ onlyTopLevel: true, tagTypeId: environment.tagType.id });
    expect(top.items.map(({ slug }) => slug)).toEqual(['environment', 'social', 'governance']);
    const some = await list({ tagIds: [environment.id, 987_654_321] });
    expect(some.items.map(({ id }) => id)).toEqual([environment.id]);
    expect((await list({ tagIds: [] })).total).toBe(0);
    const forProjects = await list({ availableFor: 'PROJECT', pageSize: 100 });
    expect(new Set(forProjects.items.map(({ tagType }) => tagType.slug))).toEqual(
      new Set(['topic', 'region']),
    );
  });

  test.each([
    ['klima', 'Klimaschutz'],
    ['CLIMATE', 'Klimaschutz'],
  ])('are found by %s', async (query, name) => {
    expect(await names({ query })).toContain(name);
  });

  test.each(['%', '_', '\\', "'", '   '])('take %j as it is', async (query) => {
    expect(await list({ query })).toHaveProperty('total');
  });

  test('are looked up by name', async () => {
    const { items } = await member.client.lookup.tags({ query: { query: 'klimaschutz' } });
    const tag = await tagBySlug('climate-protection');
    expect(items).toEqual([
      {
        id: tag.id,
        slug: tag.slug,
        name: tag.name,
        tagTypeId: tag.tagType.id,
        parentId: tag.parent?.id,
      },
    ]);
  });

  test('are read by members and written by editors alone', async () => {
    const tagId = (await tagBySlug('environment')).id;
    const body = aTag({ tagTypeId: type.id });
    const { client } = member;
    await expect(client.tags.create({ body })).rejects.toMatchObject({ status: 403 });
    await expect(
      client.tags.update({ params: { tagId }, body: { ...body, version: 1 } }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(client.tags.remove({ params: { tagId }, query: { force: true } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      client.tags.updateOrder({ body: { tags: [{ id: tagId, version: 1 }] } }),
    ).rejects.toMatchObject({ status: 403 });
    expect((await read({ id: tagId })).slug).toBe('environment');
  });
});

describe('a tag', () => {
  test('is added as the last below its parent, and fills English from German', async () => {
    const parent = await create();
    const first = await create({ parentId: parent.id });
    const second = await create({ parentId: parent.id, translations: { de: { name: 'Nur Deutsch' } } });
    expect([first.order, second.order]).toEqual([1, 2]);
    expect(first).toMatchObject({ topLevel: false, parent: { id: parent.id }, version: 1 });
    const english = await app.client(editor.token, 'en').tags.read({ params: { tagId: second.id } });
    expect(english.name).toBe('Nur Deutsch');
  });

  test('moves with all that is below it, and comes last there', async () => {
    const [top, middle, bottom] = await chain(3);
    const elsewhere = await create();
    await create({ parentId: elsewhere.id });
    const moved = await move(middle as Tag, { parentId: elsewhere.id });
    expect(moved).toMatchObject({ parent: { id: elsewhere.id }, order: 2, version: 2 });
    const { rows } = await sql<{ path: number[] }>`select path from tags where id = ${bottom?.id}`.execute(
      app.platform.database.kysely,
    );
    expect(rows[0]?.path.map(Number)).toEqual([elsewhere.id, middle?.id]);
    expect(await names({ parentId: top?.id ?? 0 })).toEqual([]);
  });

  test('cannot be below itself, over any number of levels', async () => {
    const [top, middle, bottom] = await chain(3);
    for (const parent of [top, middle, bottom])
      await expect(move(top as Tag, { parentId: parent?.id ?? 0 })).rejects.toEqual(
        refusedWith('tag.own_ancestor'),
      );
    expect((await read(top as Tag)).version).toBe(1);
  });

  test('is at most eight levels deep, with all its descendants', async () => {
    const levels = await chain(deepestTag);
    await expect(create({ parentId: levels.at(-1)?.id ?? 0 })).rejects.toEqual(refusedWith('tag.too_deep'));
    const above = await create();
    await expect(move(levels[0] as Tag, { parentId: above.id })).rejects.toEqual(refusedWith('tag.too_deep'));
    expect((await move(levels[1] as Tag, { parentId: above.id })).parent?.id).toBe(above.id);
  });

  test('cannot be below a missing tag', async () => {
    await expect(create({ parentId: 987_654_321 })).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'parentId', key: 'unknown' }],
    });
    await expect(create({ tagTypeId: 987_654_321 })).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'tagTypeId', key: 'unknown' }],
    });
  });

  test('can only be below tags of its type, and only if the type has levels', async () => {
    const parent = await create();
    const otherType = await aTagType(editor);
    await expect(create({ tagTypeId: otherType.id, parentId: parent.id })).rejects.toEqual(
      refusedWith('tag.parent_of_other_type'),
    );
    const flat = await aTagType(editor, { hierarchical: false });
    const word = await create({ tagTypeId: flat.id });
    await expect(create({ tagTypeId: flat.id, parentId: word.id })).rejects.toEqual(
      refusedWith('tag_type.without_levels'),
    );
  });

  test('keeps its descendants when it moves to another type', async () => {
    const [top, middle, bottom] = await chain(3);
    const other = await aTagType(editor);
    await move(top as Tag, { tagTypeId: other.id });
    expect((await read(middle as Tag)).tagType.id).toBe(other.id);
    expect((await read(bottom as Tag)).tagType.id).toBe(other.id);
  });

  test('has a slug of its own', async () => {
    const { slug } = await create();
    await expect(create({ slug })).rejects.toEqual(refusedWith('conflict.slug'));
    await expect(move(await create(), { slug })).rejects.toEqual(refusedWith('conflict.slug'));
  });

  test('is changed by one of two editors', async () => {
    const tag = await create();
    await move(tag, { translations: { de: { name: 'Zuerst' } } });
    await expect(move(tag, { translations: { de: { name: 'Danach' } } })).rejects.toEqual(
      refusedWith('conflict.version'),
    );
    expect((await read(tag)).name).toBe('Zuerst');
  });

  test('is not there for any other number', async () => {
    await expect(read({ id: 987_654_321 })).rejects.toEqual(refusedWith('not_found.tag'));
    await expect(move({ ...(await create()), id: 987_654_321 }, {})).rejects.toEqual(
      refusedWith('not_found.tag'),
    );
    await expect(editor.client.tags.remove({ params: { tagId: 987_654_321 } })).rejects.toEqual(
      refusedWith('not_found.tag'),
    );
  });

  test('is one of a thousand at most', async () => {
    const { kysely } = app.platform.database;
    await sql`insert into tags (slug, tag_type_id, translations)
      select 'full-' || n, ${type.id}, '{"de":{"name":"x"}}'
      from generate_series(1, ${mostTags} - (select count(*) from tags)) n`.execute(kysely);
    await expect(create()).rejects.toEqual(refusedWith('tag.limit_reached'));
    await sql`delete from tags where slug like 'full-%'`.execute(kysely);
    expect((await create()).version).toBe(1);
  });
});

describe('the order of tags', () => {
  const order = (wanted: Tag[]) =>
    editor.client.tags.updateOrder({ body: { tags: wanted.map(({ id, version }) => ({ id, version })) } });

  async function three(): Promise<[Tag, Tag, Tag]> {
    const parentId = (await create()).id;
    return [await create({ parentId }), await create({ parentId }), await create({ parentId })];
  }

  test('is what an editor puts them in', async () => {
    const [a, b, c] = await three();
    const { items } = await order([c, a, b]);
    expect(items).toEqual([
      { id: c.id, order: 1, version: 2 },
      { id: a.id, order: 2, version: 2 },
      { id: b.id, order: 3, version: 2 },
    ]);
    expect(await names({ parentId: a.parent?.id ?? 0, sort: 'order' })).toEqual([c.name, a.name, b.name]);
    expect(await names({ parentId: a.parent?.id ?? 0, sort: '-order' })).toEqual([b.name, a.name, c.name]);
  });

  test('is changed by one of two editors', async () => {
    const [a, b, c] = await three();
    await order([b, a, c]);
    await expect(order([c, b, a])).rejects.toEqual(refusedWith('conflict.version'));
  });

  test('is of all tags below one parent, and of no others', async () => {
    const [a, b, c] = await three();
    const stranger = await create();
    await expect(order([a, b])).rejects.toEqual(refusedWith('tag.not_siblings'));
    await expect(order([a, b, c, stranger])).rejects.toEqual(refusedWith('tag.not_siblings'));
    await expect(order([a, b, stranger])).rejects.toEqual(refusedWith('tag.not_siblings'));
    await expect(order([{ ...a, id: 987_654_321 }])).rejects.toEqual(refusedWith('not_found.tag'));
    await expect(order([a, b, c, a])).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'tags', key: 'uniqueItems' }],
    });
    expect((await read(a)).version).toBe(1);
  });
});

describe('the database itself refuses', () => {
  const update = (statement: ReturnType<typeof sql>) => statement.execute(app.platform.database.kysely);

  test('a circle', async () => {
    const [top, , bottom] = await chain(3);
    await expect(
      update(sql`update tags set parent_id = ${bottom?.id} where id = ${top?.id}`),
    ).rejects.toThrow('tags_not_below_itself');
    await expect(update(sql`update tags set parent_id = id where id = ${top?.id}`)).rejects.toThrow(
      'tags_not_below_itself',
    );
  });

  test('a circle that two statements make together', async () => {
    const [one, other] = [await create(), await create()];
    const { database } = app.platform;
    const put = (db: Db, tag: Tag, below: Tag) =>
      sql`update tags set parent_id = ${below.id} where id = ${tag.id}`.execute(db);
    let second: Promise<unknown> | undefined;
    await database.transaction(async (tx) => {
      await put(tx, one, other);
      second = put(database.kysely, other, one);
      second.catch(() => undefined);
      await expect.poll(() => isSomebodyWaiting()).toBe(true);
    });
    await expect(second).rejects.toThrow('tags_not_below_itself');

    async function isSomebodyWaiting(): Promise<boolean> {
      const { rows } = await sql`select from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
        database.kysely,
      );
      return rows.length > 0;
    }
  });

  test('too many levels, also by moving an ancestor', async () => {
    const levels = await chain(deepestTag);
    const above = await create();
    await expect(
      update(sql`update tags set parent_id = ${above.id} where id = ${levels[0]?.id}`),
    ).rejects.toThrow('tags_not_too_deep');
  });

  test('a parent of another type, and a path that is made up', async () => {
    const [top, below] = await chain(2);
    const other = await create({ tagTypeId: (await aTagType(editor)).id });
    await expect(
      update(sql`update tags set parent_id = ${other.id} where id = ${below?.id}`),
    ).rejects.toThrow('tags_parent_of_same_type');
    await update(sql`update tags set path = '{}' where id = ${below?.id}`);
    const { rows } = await sql<{ path: number[] }>`select path from tags where id = ${below?.id}`.execute(
      app.platform.database.kysely,
    );
    expect(rows[0]?.path.map(Number)).toEqual([top?.id]);
  });
});

import assert from 'node:assert/strict';
import { deepestTag, type Tag } from '@metra/contract/operations/tags';
import type { TestApp } from '../app/test-app.ts';
import { anEditor, signedIn } from '../factories/accounts.ts';
import { catalogueGoals } from '../factories/strategies.ts';
import { aTag, aTagType } from '../factories/tags.ts';
import { type Race, race, refusals, served, times } from './race.ts';

async function anEditorWithType(app: TestApp) {
  const editor = await signedIn(app, await anEditor(app.platform));
  const tagTypeId = (await aTagType(editor)).id;
  const create = (parentId: number | null = null): Promise<Tag> =>
    editor.client.tags.create({ body: aTag({ tagTypeId, parentId }) });
  const move = (tag: Tag, parentId: number) =>
    editor.client.tags.update({
      params: { tagId: tag.id },
      body: {
        slug: tag.slug,
        tagTypeId,
        parentId,
        translations: { de: { name: 'x' } },
        version: tag.version,
      },
    });
  return { editor, tagTypeId, create, move };
}

/** Fails if a tag is in a cycle, too deep, or has a path that does not match its ancestors. */
async function assertSoundTree({ platform }: TestApp): Promise<void> {
  const { rows } = await platform.database.pool.query(
    `select t.id from tags t left join tags p on p.id = t.parent_id
     where t.path <> case when p.id is null then '{}' else p.path || p.id end or t.id = any(t.path) or cardinality(t.path) >= $1`,
    [deepestTag],
  );
  assert.deepEqual(rows, []);
}

/** Tags that are moved, sorted, deleted and assigned at the same moment. */
export const tagRaces: readonly Race[] = [
  race('three tags are put below each other at once: there is no circle', async (app) => {
    const { create, move } = await anEditorWithType(app);
    return async () => {
      const [a, b, c] = [await create(), await create(), await create()];
      return {
        calls: [() => move(a, b.id), () => move(b, c.id), () => move(c, a.id)],
        async rule(outcomes) {
          assert.equal(served(outcomes).length, 2);
          assert.deepEqual(refusals(outcomes), ['tag.own_ancestor']);
          await assertSoundTree(app);
        },
      };
    };
  }),

  race('two chains are put below each other’s ends at once: none is too deep', async (app) => {
    const { create, move } = await anEditorWithType(app);
    const chain = async () => {
      const top = await create();
      let end = top;
      for (let level = 1; level < deepestTag / 2; level += 1) end = await create(end.id);
      return { top, end };
    };
    return async () => {
      const [one, other, third] = [await chain(), await chain(), await chain()];
      return {
        calls: [() => move(one.top, other.end.id), () => move(other.top, third.end.id)],
        async rule(outcomes) {
          assert.equal(served(outcomes).length, 1);
          assert.deepEqual(refusals(outcomes), ['tag.too_deep']);
          await assertSoundTree(app);
        },
      };
    };
  }),

  race('one slug is taken several times at once: by one', async (app) => {
    const { editor, tagTypeId } = await anEditorWithType(app);
    return async () => {
      const body = aTag({ tagTypeId });
      return {
        calls: times(3, () => () => editor.client.tags.create({ body })),
        rule(outcomes) {
          assert.equal(served(outcomes).length, 1);
          assert.deepEqual(refusals(outcomes), ['conflict.slug']);
        },
      };
    };
  }),

  race('two editors put the same tags in order at once: one does', async (app) => {
    const { editor, create } = await anEditorWithType(app);
    return async () => {
      const parentId = (await create()).id;
      const made = [await create(parentId), await create(parentId), await create(parentId)];
      const order = (tags: Tag[]) => () =>
        editor.client.tags.updateOrder({ body: { tags: tags.map(({ id, version }) => ({ id, version })) } });
      const [a, b, c] = made as [Tag, Tag, Tag];
      return {
        calls: [order([b, c, a]), order([c, a, b])],
        rule(outcomes) {
          assert.equal(served(outcomes).length, 1);
          assert.deepEqual(refusals(outcomes), ['conflict.version']);
        },
      };
    };
  }),

  race('a tag is deleted while a measure gets it and another moves below it', async (app) => {
    const { editor, create, move } = await anEditorWithType(app);
    const [goal] = await catalogueGoals(app.platform);
    return async () => {
      const [tag, other] = [await create(), await create()];
      return {
        calls: [
          () => editor.client.tags.remove({ params: { tagId: tag.id } }),
          () =>
            editor.client.measures.create({
              body: {
                slug: `m-${tag.slug}`,
                goalId: goal?.id ?? 0,
                translations: { de: { name: 'Späne', description: '' } },
                effort: 'LOW',
                impact: 'LOW',
                tags: [tag.slug],
              },
            }),
          () => move(other, tag.id),
        ],
        async rule([removal, measure, moved]) {
          const isUsed = measure?.isServed || moved?.isServed;
          assert.equal(removal?.isServed, !isUsed, 'Deleted, or used by one of them');
          await assertSoundTree(app);
        },
      };
    };
  }),
];

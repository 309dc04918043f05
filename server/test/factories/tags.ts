import type { Tag, TagType, TagWrite } from '@metra/contract/operations/tags';
import type { SignedInAccount } from './accounts.ts';

let counter = 0;

/** The input for a tag with a new slug. */
export function aTag(wishes: Partial<TagWrite> & Pick<TagWrite, 'tagTypeId'>): TagWrite {
  counter += 1;
  return {
    slug: `wort-${counter}-${process.pid}`,
    parentId: null,
    translations: { de: { name: `Wort ${counter}` }, en: { name: `Word ${counter}` } },
    ...wishes,
  };
}

/** A new tag type with levels. */
export function aTagType(
  editor: SignedInAccount,
  wishes: Partial<Pick<TagType, 'slug' | 'availableFor' | 'hierarchical' | 'translations'>> = {},
): Promise<TagType> {
  counter += 1;
  return editor.client.tagTypes.create({
    body: {
      slug: `art-${counter}-${process.pid}`,
      translations: { de: { name: `Art ${counter}`, description: '' } },
      availableFor: ['MEASURE'],
      hierarchical: true,
      ...wishes,
    },
  });
}

/** The slug of a new tag for these kinds, which no other test changes. */
export async function aTagAvailableFor(
  editor: SignedInAccount,
  ...availableFor: TagType['availableFor']
): Promise<string> {
  const { id: tagTypeId } = await aTagType(editor, { availableFor });
  return (await editor.client.tags.create({ body: aTag({ tagTypeId }) })).slug;
}

/** Tags of one type, each below the previous one. */
export async function aChainOfTags(
  editor: SignedInAccount,
  tagTypeId: number,
  length: number,
): Promise<Tag[]> {
  const made: Tag[] = [];
  for (let level = 0; level < length; level += 1) {
    const parentId = made.at(-1)?.id ?? null;
    made.push(await editor.client.tags.create({ body: aTag({ tagTypeId, parentId }) }));
  }
  return made;
}

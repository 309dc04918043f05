import type { TagType, TagWrite } from '@metra/contract/tags';
import type { SignedInAccount } from './accounts.ts';

let counter = 0;

/** What to send for a tag; its slug is new each time. */
export function aTag(wishes: Partial<TagWrite> & Pick<TagWrite, 'tagTypeId'>): TagWrite {
  counter += 1;
  return {
    slug: `wort-${counter}-${process.pid}`,
    parentId: null,
    translations: { de: { name: `Wort ${counter}` }, en: { name: `Word ${counter}` } },
    ...wishes,
  };
}

/** A tag type of its own, with levels. */
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

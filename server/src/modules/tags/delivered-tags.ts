import { readDelivered, type Texts, translated } from '../../platform/delivered-files.ts';

interface DeliveredTagType {
  slug: string;
  order: number;
  name: Texts;
  description: Texts;
  availableFor: string[];
  hierarchical: boolean;
}

interface DeliveredTag {
  slug: string;
  type: string;
  parent: string | null;
  order: number;
  name: Texts;
}

/** The delivered tags as rows of the tables. References are slugs. */
export const readDeliveredTags = () => ({
  tag_types: readDelivered<DeliveredTagType[]>('tag-types').map(
    ({ slug, order, name, description, availableFor, hierarchical }) => ({
      slug,
      position: order,
      translations: translated({ name, description }),
      available_for: availableFor.map((each) => each.toUpperCase()),
      hierarchical,
    }),
  ),
  tags: readDelivered<DeliveredTag[]>('tags').map(({ slug, type, parent, order, name }) => ({
    slug,
    type,
    parent,
    position: order,
    translations: translated({ name }),
  })),
});

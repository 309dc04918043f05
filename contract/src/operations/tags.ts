import { z } from 'zod';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import { Count, Id, notBlank, pageOf, pageQuery, Slug, sortBy, text, Version } from '../core/primitives.ts';

/** The kinds of things that can have a tag. */
export const Taggable = z.enum(['MEASURE', 'OFFER', 'ORGANISATION', 'PROJECT', 'QUESTIONNAIRE', 'RESOURCE']);
export type Taggable = z.infer<typeof Taggable>;

/** People cannot navigate more levels. */
export const deepestTag = 8;
/** One call orders all tags below one parent. */
export const mostTags = 1000;

const name = text(100);
const availableFor = z.array(Taggable).max(Taggable.options.length);
const tagTexts = z.strictObject({ name: notBlank(100) });
const tagTranslations = z.strictObject({ de: tagTexts, en: tagTexts.optional() });
const order = z.int().meta({ description: 'Place among the others below the same parent' });
const forEditors = { description: 'For editors only' };

const reference = z.object({ id: Id, slug: Slug, name });

export const Tag = z.object({
  id: Id,
  slug: Slug,
  name,
  parent: reference.nullable(),
  tagType: reference,
  topLevel: z.boolean(),
  order,
  availableFor: availableFor.meta({ description: 'What it can be put on: as its tag type says' }),
  translations: tagTranslations.optional().meta(forEditors),
  version: Version,
});
export type Tag = z.infer<typeof Tag>;

export const TagWrite = z.strictObject({
  slug: Slug,
  tagTypeId: Id,
  parentId: Id.nullable().default(null).meta({ description: 'The parent, which has the same tag type' }),
  translations: tagTranslations,
});
export type TagWrite = z.infer<typeof TagWrite>;

const oneTag = z.object({ tagId: Id });

export const tags = {
  list: operation({
    method: 'GET',
    path: '/tags',
    access: 'member',
    summary: 'Tags',
    query: z.object({
      ...pageQuery,
      ...sortBy('name', 'order'),
      query: text(100).optional(),
      tagTypeId: Id.optional(),
      parentId: Id.optional().meta({ description: 'Right below this one' }),
      onlyTopLevel: z.boolean().optional(),
      tagIds: z.array(Id).max(100).optional(),
      availableFor: Taggable.optional(),
    }),
    response: pageOf(Tag),
  }),
  create: operation({
    method: 'POST',
    path: '/tags',
    access: 'editor',
    summary: 'Add a tag, as the last below its parent',
    refusedToImpersonator: true,
    body: TagWrite,
    response: Tag,
    status: 201,
    errors: [
      'conflict.slug',
      'tag.limit_reached',
      'tag.too_deep',
      'tag.parent_of_other_type',
      'tag_type.without_levels',
    ],
  }),
  updateOrder: operation({
    method: 'PUT',
    path: '/tags/update-order',
    access: 'editor',
    summary: 'Set the order of all tags below one parent',
    refusedToImpersonator: true,
    body: z.strictObject({
      tags: z
        .array(z.strictObject({ id: Id, version: Version }))
        .min(1)
        .max(mostTags)
        .meta({ description: 'All tags of one type below the same parent, in their new order' }),
    }),
    response: z.object({
      items: z.array(z.object({ id: Id, order, version: Version })).max(mostTags),
    }),
    errors: ['not_found.tag', 'conflict.version', 'tag.not_siblings'],
  }),
  read: operation({
    method: 'GET',
    path: '/tags/{tagId}',
    access: 'member',
    summary: 'One tag',
    params: oneTag,
    response: Tag,
    errors: ['not_found.tag'],
  }),
  update: operation({
    method: 'PUT',
    path: '/tags/{tagId}',
    access: 'editor',
    summary: 'Change a tag; below a new parent it comes last and keeps the tags below it',
    refusedToImpersonator: true,
    params: oneTag,
    body: TagWrite.extend({ version: Version }),
    response: Tag,
    errors: [
      'not_found.tag',
      'conflict.slug',
      'conflict.version',
      'tag.own_ancestor',
      'tag.too_deep',
      'tag.parent_of_other_type',
      'tag_type.without_levels',
    ],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/tags/{tagId}',
    access: 'editor',
    summary: 'Delete a tag; tags below it move up to its parent',
    refusedToImpersonator: true,
    params: oneTag,
    query: z.object({
      force: z
        .boolean()
        .optional()
        .meta({ description: 'True: delete it although it is in use; otherwise a refusal names the uses' }),
    }),
    response: null,
    errors: ['not_found.tag', 'tag.in_use'],
  }),
};

const tagTypeTexts = z.strictObject({ name: notBlank(100), description: text(500).default('') });
const tagTypeTranslations = z.strictObject({ de: tagTypeTexts, en: tagTypeTexts.optional() });
const hierarchical = z.boolean().meta({ description: 'Whether its tags can stand below each other' });

export const TagType = z.object({
  id: Id,
  slug: Slug,
  name,
  description: text(500),
  order: z.int(),
  availableFor,
  hierarchical,
  tagCount: Count,
  translations: tagTypeTranslations,
  version: Version,
});
export type TagType = z.infer<typeof TagType>;

export const TagTypeWrite = z.strictObject({
  slug: Slug,
  translations: tagTypeTranslations,
  availableFor: availableFor.meta({ description: 'What already carries one of its tags keeps it' }),
  hierarchical: hierarchical.default(false),
  order: z.int().min(0).max(10_000).optional().meta({ description: 'The position; default: the last one' }),
});
export type TagTypeWrite = z.infer<typeof TagTypeWrite>;

const oneTagType = z.object({ id: Id });

const tagTypeFilters = {
  ...sortBy('name', 'order', 'tagCount'),
  query: text(100).optional(),
  availableFor: Taggable.optional(),
};

export const tagTypes = {
  list: operation({
    method: 'GET',
    path: '/admin/tag-types',
    access: 'editor',
    summary: 'Tag types',
    query: z.object({ ...pageQuery, ...tagTypeFilters }),
    response: pageOf(TagType),
  }),
  export: listExport({
    path: '/admin/tag-types/export',
    access: 'editor',
    summary: 'Tag types as a table',
    query: z.object(tagTypeFilters),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/tag-types',
    access: 'editor',
    summary: 'Add a tag type',
    refusedToImpersonator: true,
    body: TagTypeWrite,
    response: TagType,
    status: 201,
    errors: ['conflict.slug'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/tag-types/{id}',
    access: 'editor',
    summary: 'One tag type',
    params: oneTagType,
    response: TagType,
    errors: ['not_found.tag_type'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/tag-types/{id}',
    access: 'editor',
    summary: 'Change a tag type',
    refusedToImpersonator: true,
    params: oneTagType,
    body: TagTypeWrite.extend({ version: Version }),
    response: TagType,
    errors: ['not_found.tag_type', 'conflict.slug', 'conflict.version', 'tag_type.has_levels'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/tag-types/{id}',
    access: 'editor',
    summary: 'Delete a tag type that has no tags',
    refusedToImpersonator: true,
    params: oneTagType,
    response: null,
    errors: ['not_found.tag_type', 'tag_type.in_use'],
  }),
};

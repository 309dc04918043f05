import { z } from 'zod';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  IsoDate,
  notBlank,
  optionalText,
  pageOf,
  pageQuery,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { Focus } from '../shapes/images.ts';

const ResourceType = z.enum(['FILE', 'IMAGE', 'LOGO', 'EVIDENCE']);

const altTextLength = 300;

/** The details of an image file. */
const ImageDetails = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  focus: Focus.nullable().meta({ description: 'Null: the middle' }),
  altText: z.object({ de: text(altTextLength).nullable(), en: text(altTextLength).nullable() }),
  thumbnailUrl: text(500).nullable().meta({ description: 'Small enough for a list; null: it was deleted' }),
  previewUrl: text(500).nullable().meta({ description: 'As large as a dialog; null: it was deleted' }),
});

export const Resource = z.object({
  id: Id,
  name: text(255),
  description: text(2000).nullable(),
  type: ResourceType,
  mimeType: text(255),
  size: Count,
  checksum: text(64),
  url: text(500).meta({ description: 'A signed link that expires' }),
  image: ImageDetails.nullable().meta({ description: 'The details of an image; null for other files' }),
  createdAt: Instant,
  deletedAt: Instant.nullable(),
  version: Version,
});
export type Resource = z.infer<typeof Resource>;

export const ResourceWrite = z.strictObject({
  name: notBlank(255).optional().meta({ description: 'Default: the name of the uploaded file' }),
  description: optionalText(2000),
  type: ResourceType.default('FILE'),
  altText: z
    .strictObject({ de: optionalText(altTextLength), en: optionalText(altTextLength) })
    .optional()
    .meta({ description: 'What a picture shows, for those who do not see it' }),
  focus: Focus.nullable().optional(),
});
export type ResourceWrite = z.infer<typeof ResourceWrite>;

export const ResourceUpdate = ResourceWrite.extend({
  type: ResourceType.optional(),
  version: Version,
});
export type ResourceUpdate = z.infer<typeof ResourceUpdate>;

const UseKind = z.enum([
  'LOGO',
  'KPI_RECORD',
  'OWN_FACTOR',
  'MEASURE',
  'LANDING_PAGE',
  'HOME',
  'LEGAL_PAGE',
  'OFFER',
  'POST',
]);

/** A use of a file. */
const ResourceUse = z.object({
  kind: UseKind,
  id: Id.meta({ description: 'The id of the object that uses the file; for a record, the id of its KPI' }),
  name: text(600),
  from: IsoDate.nullable().meta({ description: 'The first day of the record or factor that uses the file' }),
  to: IsoDate.nullable(),
  published: z.boolean().meta({ description: 'Everybody sees it there' }),
});
export type ResourceUse = z.infer<typeof ResourceUse>;

const ResourceUses = z.object({
  count: Count,
  uses: z.array(ResourceUse).max(50).meta({ description: 'The first of them' }),
});
export type ResourceUses = z.infer<typeof ResourceUses>;

const StorageState = z.object({
  bytes: Count.meta({ description: 'The bytes of files that are not deleted' }),
  maxBytes: Count,
  files: Count.meta({ description: 'With those that can be restored' }),
  maxFiles: Count,
});
export type StorageState = z.infer<typeof StorageState>;

const oneResource = z.object({ resourceId: Id });
const uploadErrors = [
  'input.too_large',
  'input.unsupported_type',
  'resource.type_refused',
  'resource.storage_full',
] as const;

export const resources = {
  list: operation({
    method: 'GET',
    path: '/account/resources',
    access: 'member',
    summary: 'Files of the own organisation, newest first',
    query: z.object({
      ...pageQuery,
      ...sortBy('name', 'createdAt', 'size'),
      query: text(100).optional(),
      type: ResourceType.optional(),
      deleted: z.boolean().optional().meta({ description: 'True: those that can be restored' }),
    }),
    response: pageOf(Resource),
  }),
  storage: operation({
    method: 'GET',
    path: '/account/resources/storage',
    access: 'member',
    summary: 'Used and available storage of the own organisation',
    response: StorageState,
  }),
  create: operation({
    method: 'POST',
    path: '/resources',
    access: 'member',
    summary: 'Upload a file',
    body: ResourceWrite,
    multipart: { part: 'resource', file: 'required' },
    response: Resource,
    status: 201,
    errors: uploadErrors,
  }),
  read: operation({
    method: 'GET',
    path: '/resources/{resourceId}',
    access: 'member',
    summary: 'One file of the own organisation',
    params: oneResource,
    response: Resource,
    errors: ['not_found.resource'],
  }),
  update: operation({
    method: 'PUT',
    path: '/resources/{resourceId}',
    access: 'member',
    summary: 'Change the name, description or content of a file',
    params: oneResource,
    body: ResourceUpdate,
    multipart: { part: 'resource', file: 'optional' },
    response: Resource,
    errors: ['not_found.resource', 'conflict.version', ...uploadErrors],
  }),
  uses: operation({
    method: 'GET',
    path: '/resources/{resourceId}/uses',
    access: 'member',
    summary: 'Where a file is used',
    params: oneResource,
    response: ResourceUses,
    errors: ['not_found.resource'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/resources/{resourceId}',
    access: 'member',
    summary: 'Delete a file; it can be restored for 30 days',
    refusedToImpersonator: true,
    params: oneResource,
    query: z.object({
      force: z
        .boolean()
        .optional()
        .meta({ description: 'True: delete it although it is used; otherwise a refusal names the uses' }),
    }),
    response: null,
    errors: ['not_found.resource', 'resource.in_use'],
  }),
  restore: operation({
    method: 'POST',
    path: '/resources/{resourceId}/restore',
    access: 'member',
    summary: 'Restore a deleted file',
    params: oneResource,
    response: Resource,
    errors: ['not_found.resource', 'resource.storage_full'],
  }),
};

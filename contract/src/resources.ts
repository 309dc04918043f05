import { z } from 'zod';
import { operation } from './operation.ts';
import {
  Count,
  Id,
  Instant,
  notBlank,
  optionalText,
  pageOf,
  pageQuery,
  sortBy,
  text,
  Version,
} from './primitives.ts';

const ResourceType = z.enum(['FILE', 'IMAGE', 'LOGO', 'EVIDENCE']);

export const Resource = z.object({
  id: Id,
  name: text(255),
  description: text(2000).nullable(),
  type: ResourceType,
  mimeType: text(255),
  size: Count,
  checksum: text(64),
  url: text(500).meta({ description: 'A signed link that expires' }),
  createdAt: Instant,
  deletedAt: Instant.nullable(),
  version: Version,
});
export type Resource = z.infer<typeof Resource>;

export const ResourceWrite = z.strictObject({
  name: notBlank(255).optional().meta({ description: 'The name of the file when left out' }),
  description: optionalText(2000),
  type: ResourceType.default('FILE'),
});
export type ResourceWrite = z.infer<typeof ResourceWrite>;

export const ResourceUpdate = ResourceWrite.extend({
  type: ResourceType.optional(),
  version: Version,
});
export type ResourceUpdate = z.infer<typeof ResourceUpdate>;

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
    summary: 'Rename a file, or replace its content',
    params: oneResource,
    body: ResourceUpdate,
    multipart: { part: 'resource', file: 'optional' },
    response: Resource,
    errors: ['not_found.resource', 'conflict.version', ...uploadErrors],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/resources/{resourceId}',
    access: 'member',
    summary: 'Delete a file; it can be restored for 30 days',
    refusedToImpersonator: true,
    params: oneResource,
    response: null,
    errors: ['not_found.resource'],
  }),
  restore: operation({
    method: 'POST',
    path: '/resources/{resourceId}/restore',
    access: 'member',
    summary: 'Bring a deleted file back',
    params: oneResource,
    response: Resource,
    errors: ['not_found.resource', 'resource.storage_full'],
  }),
};

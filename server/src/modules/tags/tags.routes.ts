import type { lookup } from '@metra/contract/operations/lookup';
import type { tags, tagTypes } from '@metra/contract/operations/tags';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { tagTypesService } from './tag-types.service.ts';
import type { tagsService } from './tags.service.ts';

type Tags = ReturnType<typeof tagsService>;
type TagTypes = ReturnType<typeof tagTypesService>;

export const tagsRoutes = (service: Tags): Handlers<typeof tags> => ({
  list: (call) => service.list(call, call.query),
  create: (call) => service.create(call, call.body),
  updateOrder: (call) => service.updateOrder(call, call.body),
  read: (call) => service.read(call, call.params.tagId),
  update: (call) => service.update(call, call.params.tagId, call.body),
  remove: (call) => service.remove(call, call.params.tagId, call.query),
});

export const tagTypesRoutes = (service: TagTypes): Handlers<typeof tagTypes> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.id),
  update: (call) => service.update(call, call.params.id, call.body),
  remove: (call) => service.remove(call, call.params.id),
});

export const tagLookupRoutes = (
  tags: Tags,
  tagTypes: TagTypes,
): Handlers<Pick<typeof lookup, 'tags' | 'tagTypes'>> => ({
  tags: (call) => tags.lookUp(call, call.query),
  tagTypes: (call) => tagTypes.lookUp(call, call.query),
});

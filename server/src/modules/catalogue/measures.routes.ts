import type { measures } from '@metra/contract/measures';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { measuresService } from './measures.service.ts';

export const measuresRoutes = (service: ReturnType<typeof measuresService>): Handlers<typeof measures> => ({
  list: ({ actor, query, language }) => service.list(actor, query, language),
  create: ({ body, ...editing }) => service.create(editing, body),
  read: ({ actor, params, language }) => service.read(actor, params.id, language),
  update: ({ params, body, ...editing }) => service.update(editing, params.id, body),
  remove: ({ params, ...editing }) => service.remove(editing, params.id),
});

import type { lookup } from '@metra/contract/operations/lookup';
import type { community, organisations } from '@metra/contract/operations/organisations';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { organisationPagesService } from './organisation-pages.service.ts';

type Service = ReturnType<typeof organisationPagesService>;

type Pages = Pick<
  typeof organisations,
  'list' | 'validateSlug' | 'read' | 'update' | 'removal' | 'remove' | 'projects'
>;

export const organisationPagesRoutes = (service: Service): Handlers<Pages> => ({
  list: (call) => service.list(call, call.query),
  validateSlug: (call) => service.validateSlug(call, call.query.slug),
  read: (call) => service.read(call, call.params.organisationId),
  update: (call) => service.update(call, call.params.organisationId, call.body, call.file),
  removal: (call) => service.removal(call, call.params.organisationId),
  remove: (call) => service.remove(call, call.params.organisationId, call.body),
  projects: (call) => service.projects(call, call.params.organisationId),
});

export const communityRoutes = (
  service: Service,
): Handlers<Pick<typeof community, 'organisations' | 'organisationTypes'>> => ({
  organisations: (call) => service.list(call, call.query),
  organisationTypes: (call) => service.types(call),
});

export const organisationLookupRoutes = (
  service: Service,
): Handlers<Pick<typeof lookup, 'organisations'>> => ({
  organisations: (call) => service.lookup(call.query),
});

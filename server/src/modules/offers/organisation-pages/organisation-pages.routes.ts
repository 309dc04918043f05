import type { community, organisations } from '@metra/contract/operations/organisations';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { organisationPagesService } from './organisation-pages.service.ts';

type Service = ReturnType<typeof organisationPagesService>;

export const organisationsRoutes = (service: Service): Handlers<typeof organisations> => ({
  list: (call) => service.list(call, call.query),
  validateSlug: (call) => service.validateSlug(call, call.query.slug),
  read: (call) => service.read(call, call.params.organisationId),
  update: (call) => service.update(call, call.params.organisationId, call.body, call.file),
  offers: (call) => service.offers(call, call.params.organisationId, call.query),
  removal: (call) => service.removal(call, call.params.organisationId),
  remove: (call) => service.remove(call, call.params.organisationId, call.body),
  removePost: (call) => service.removePost(call, call.params.organisationId, call.params.postId),
  offerReports: (call) => service.offerReports(call, call.params.organisationId),
  partnerships: (call) => service.partnerships(call, call.params.organisationId),
  posts: (call) => service.posts(call, call.params.organisationId, call.query),
  addPost: (call) => service.addPost(call, call.params.organisationId, call.body),
  activities: (call) => service.activities(call, call.params.organisationId),
  interactions: (call) => service.interactions(call, call.params.organisationId),
  projects: (call) => service.projects(call, call.params.organisationId),
  statistics: (call) => service.statistics(call, call.params.organisationId),
});

export const communityRoutes = (service: Service): Handlers<typeof community> => ({
  organisations: (call) => service.list(call, call.query),
  counters: (call) => service.counters(call),
  offerTypes: (call) => service.offerTypes(call),
  organisationTypes: (call) => service.organisationTypes(call),
});

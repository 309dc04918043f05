import type { community, organisations } from '@metra/contract/operations/organisations';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { communityService } from './community.service.ts';

type Service = ReturnType<typeof communityService>;

type OfOrganisations = Pick<
  typeof organisations,
  | 'offers'
  | 'offerReports'
  | 'partnerships'
  | 'posts'
  | 'addPost'
  | 'removePost'
  | 'activities'
  | 'interactions'
  | 'statistics'
>;

export const organisationMarketplaceRoutes = (service: Service): Handlers<OfOrganisations> => ({
  offers: (call) => service.offers(call, call.params.organisationId, call.query),
  offerReports: (call) => service.offerReports(call, call.params.organisationId),
  partnerships: (call) => service.partnerships(call, call.params.organisationId),
  posts: (call) => service.posts(call, call.params.organisationId, call.query),
  addPost: (call) => service.addPost(call, call.params.organisationId, call.body),
  removePost: (call) => service.removePost(call, call.params.organisationId, call.params.postId),
  activities: (call) => service.activities(call, call.params.organisationId),
  interactions: (call) => service.interactions(call, call.params.organisationId),
  statistics: (call) => service.statistics(call, call.params.organisationId),
});

export const communityRoutes = (
  service: Service,
): Handlers<Pick<typeof community, 'counters' | 'offerTypes'>> => ({
  counters: () => service.counters(),
  offerTypes: (call) => service.offerTypes(call),
});

import type { lookup } from '@metra/contract/operations/lookup';
import type { marketplace, offers } from '@metra/contract/operations/offers';
import type { watchList } from '@metra/contract/operations/watch-list';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { offerLookupViews } from './lookups.views.ts';
import type { offersService } from './offers/offers.service.ts';
import type { postsService } from './posts/posts.service.ts';
import type { offerSearchService } from './search/offer-search.service.ts';
import type { offerReportService } from './statistics/offer-report.service.ts';
import type { digestService } from './watch-list/digest.service.ts';
import type { watchListService } from './watch-list/watch-list.service.ts';

interface Services {
  offers: ReturnType<typeof offersService>;
  posts: ReturnType<typeof postsService>;
  reports: ReturnType<typeof offerReportService>;
  search: ReturnType<typeof offerSearchService>;
}

export const offersRoutes = ({
  offers: service,
  posts,
  reports,
  search,
}: Services): Handlers<typeof offers> => ({
  list: (call) => search.search(call, call.query),
  suggestions: (call) => search.suggestions(call, call.query.query),
  availableTags: (call) => search.availableTags(call),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.offerId),
  update: (call) => service.update(call, call.params.offerId, call.body),
  remove: (call) => service.remove(call, call.params.offerId),
  partners: (call) => service.partners(call, call.params.offerId),
  answerInvitation: (call) => service.answerInvitation(call, call.params.offerId, call.body),
  countView: (call) => reports.countView(call, call.params.offerId),
  report: (call) => reports.report(call, call.params.offerId),
  posts: (call) => posts.ofOffer(call, call.params.offerId, call.query),
  addPost: (call) => posts.aboutOffer(call, call.params.offerId, call.body),
});

export const offerLookupRoutes = ({
  kysely,
}: Pick<Database, 'kysely'>): Handlers<Pick<typeof lookup, 'offers'>> => ({
  offers: ({ language, query }) => offerLookupViews(kysely, { language }).offers(query),
});

export const marketplaceRoutes = ({ search }: Pick<Services, 'search'>): Handlers<typeof marketplace> => ({
  offers: (call) => search.search(call, call.query),
});

export const watchListRoutes = (
  service: ReturnType<typeof watchListService>,
  digest: ReturnType<typeof digestService>,
): Handlers<typeof watchList> => ({
  digest: (call) => digest.read(call),
  updateDigest: (call) => digest.update(call, call.body),
  stopDigest: (call) => digest.stop(call, call.body),
  list: (call) => service.list(call, call.query),
  add: (call) => service.add(call, call.body),
  remove: (call) => service.remove(call, call.params.id),
});

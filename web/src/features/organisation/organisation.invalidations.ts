import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

export function registerOrganisationInvalidations(): void {
  const { read, offers, offerReports, partnerships, posts } = api.organisations;
  events.on(
    'marketplaceChanged',
    () =>
      void invalidateAnswers(
        read,
        offers,
        offerReports,
        partnerships,
        posts,
        api.offers.read,
        api.offerContacts.list,
      ),
  );
  events.on('profileChanged', () => void invalidateAnswers(read));
  events.on('watchListChanged', () => void invalidateAnswers(api.watchList.list));
}

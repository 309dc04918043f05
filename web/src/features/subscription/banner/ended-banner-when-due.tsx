import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { subscriptionStateQueries } from '../../../domain/subscription/subscription-state.queries.ts';
import { isActive } from '../../../domain/subscription/subscription-state.ts';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';

const EndedBanner = lazy(async () => {
  const [module] = await Promise.all([import('./ended-banner.tsx'), loadTexts('subscription')]);
  return { default: module.EndedBanner };
});

const OPEN = /^\/app\/(profile|organisation)(\/|$)/;
const OPEN_TO_BEGINNERS = /^\/app\/(profile|organisation|reporting)(\/|$)/;

/** Nobody enters without a subscription; but one may end while a page is open. */
export function EndedBannerWhenDue() {
  const { data: subscription } = useQuery(subscriptionStateQueries.current());
  // The profile and the organisation's pages stay open, and the page about the subscription says the same. Reports are
  // open to whoever begins: they get a trial with their strategy, and the page says so.
  const isOpenAnyway = useLocation({
    select: ({ pathname }) => (subscription === null ? OPEN_TO_BEGINNERS : OPEN).test(pathname),
  });
  if (subscription === undefined || isOpenAnyway || isActive(subscription)) return null;
  return (
    <Suspense>
      <EndedBanner subscription={subscription} />
    </Suspense>
  );
}

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

/** Nobody enters without a subscription; but one may end while a page is open. */
export function EndedBannerWhenDue() {
  const { data: subscription } = useQuery(subscriptionStateQueries.current());
  // The profile and the organisation's pages stay open, and the page about the subscription says the same.
  const isOpenAnyway = useLocation({
    select: ({ pathname }) => /^\/app\/(profile|organisation)(\/|$)/.test(pathname),
  });
  if (subscription === undefined || isOpenAnyway || isActive(subscription)) return null;
  return (
    <Suspense>
      <EndedBanner subscription={subscription} />
    </Suspense>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { subscriptionStateQueries } from '../../../domain/subscription/subscription-state.queries.ts';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { daysToRemind } from './trial-reminder.ts';

const TrialBanner = lazy(async () => {
  const [module] = await Promise.all([import('./trial-banner.tsx'), loadTexts('subscription')]);
  return { default: module.TrialBanner };
});

/** The banner is above every page in the last days of a trial; its code is loaded only then. */
export function TrialBannerWhenDue() {
  const { account } = useSession();
  const { data: subscription = null } = useQuery(subscriptionStateQueries.current());
  const days = daysToRemind(subscription);
  if (!account || !subscription || days === null) return null;
  return (
    <Suspense>
      <TrialBanner
        account={account}
        today={subscription.today}
        until={subscription.activeUntil}
        days={days}
      />
    </Suspense>
  );
}

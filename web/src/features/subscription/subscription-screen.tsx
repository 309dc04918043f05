import type { SubscriptionState } from '@metra/contract/my';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonBlock } from '../../design-system/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LoadError } from '../../lib/load-error.tsx';
import { subscriptionQuery } from '../../lib/user-data.queries.ts';
import { PricePanel } from './price-panel.tsx';
import { StandingHead } from './standing-head.tsx';
import { TimeRule } from './time-rule.tsx';

/** What one has and until when, and what a year costs. */
export function SubscriptionScreen() {
  const { t } = useTranslate();
  const query = useQuery(subscriptionQuery());
  if (query.isPending) return <SubscriptionSkeleton />;
  if (query.data === undefined)
    return (
      <>
        <h1 className="type-h1 pt-2 pb-8">{t('subscription.title')}</h1>
        <div className="panel p-6">
          <LoadError title={t('subscription.error')} query={query} headingLevel={2} />
        </div>
      </>
    );
  return <Subscription subscription={query.data} />;
}

function Subscription({ subscription }: { subscription: SubscriptionState | null }) {
  return (
    <div className="grid gap-8">
      <StandingHead subscription={subscription} />
      {subscription && (
        <div className="panel px-6 py-7 max-sm:px-5">
          <TimeRule from={subscription.subscription.startedAt} to={subscription.activeUntil} />
        </div>
      )}
      <PricePanel />
    </div>
  );
}

function SubscriptionSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-8 pt-2">
        <SkeletonBlock width="min(460px, 80%)" height={40} />
        <SkeletonBlock height={120} />
        <SkeletonBlock width={200} height={64} />
      </div>
    </Skeleton>
  );
}

import type { SubscriptionState } from '@metra/contract/operations/my';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../design-system/feedback/skeleton.tsx';
import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { AfterEnd } from './after-end.tsx';
import { InvoicesPanel } from './invoices/invoices-panel.tsx';
import { OrderForm } from './order/order-form.tsx';
import { OrderedNotice } from './ordered-notice.tsx';
import { PhaseHead } from './phase-head.tsx';
import { Running } from './running/running.tsx';
import { subscriptionQueries } from './subscription.queries.ts';
import { isOver, mayOrder, phaseOf, type SubscriptionPhase } from './subscription-phase.ts';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';
import { TimeScale } from './time-scale.tsx';

/** The screen shows the subscription and its end, the price, the order or cancellation, and every invoice. */
export function SubscriptionScreen() {
  const { t } = useTranslate();
  const query = useQuery(subscriptionStateQueries.current());
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
  const { t } = useTranslate();
  const { account } = useSession();
  const billing = useQuery(subscriptionQueries.billing());
  const [ordered, setOrdered] = useState(false);
  const phase = phaseOf(subscription);
  const isImpersonated = (account?.impersonator ?? null) !== null;
  const isOwner = account?.teamRole === 'OWNER';
  const locked = isImpersonated || !isOwner;
  return (
    <div className="grid gap-8">
      {ordered && subscription && (
        <OrderedNotice subscription={subscription} email={billing.data?.email ?? account?.email ?? ''} />
      )}
      <PhaseHead phase={phase} />
      {subscription && !isOver(phase) && (
        <div className="panel px-6 py-6 max-sm:px-5">
          <TimeScale
            from={beginningOf(subscription, phase)}
            to={subscription.activeUntil}
            today={subscription.today}
          />
        </div>
      )}
      {isImpersonated && <Notice tone="warning">{t('subscription.locked')}</Notice>}
      {!isImpersonated && !isOwner && <Notice>{t('subscription.ownersOnly')}</Notice>}
      {isOver(phase) && <AfterEnd />}
      {billing.data ? (
        mayOrder(phase) || !subscription ? (
          // Colleagues who may not order see no form.
          (isOwner || isImpersonated) && (
            <OrderForm
              key={subscription?.subscription.id}
              subscription={subscription}
              phase={phase}
              billing={billing.data}
              locked={locked}
              onOrdered={() => setOrdered(true)}
            />
          )
        ) : (
          <Running subscription={subscription} billing={billing.data} locked={locked} />
        )
      ) : billing.error ? (
        <div className="panel p-6">
          <LoadError title={t('subscription.billing.error')} query={billing} headingLevel={2} />
        </div>
      ) : (
        <Skeleton>
          <SkeletonBlock className="h-[240px]" />
        </Skeleton>
      )}
      <InvoicesPanel />
    </div>
  );
}

/**
 * The rule shows a paid year from its first day on, because earlier years belong to other invoices. Until
 * then it begins with the subscription.
 */
const beginningOf = ({ subscription, today }: SubscriptionState, { word }: SubscriptionPhase): string =>
  (word === 'renewing' || word === 'ending') && subscription.periodStart <= today
    ? subscription.periodStart
    : subscription.startedAt;

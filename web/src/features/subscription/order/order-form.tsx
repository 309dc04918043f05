import type { SubscriptionState } from '@metra/contract/operations/my';
import type { Billing } from '@metra/contract/shapes/billing-shapes';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Skeleton, SkeletonBlock } from '../../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { FormProblem } from '../../../lib/forms/form-problem.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import type { SubscriptionPhase } from '../subscription-phase.ts';
import { BillingFields } from './billing-fields.tsx';
import { billingValues } from './billing-values.ts';
import { orderMemoryIn } from './order-memory.ts';
import { OrderSummary } from './order-summary.tsx';
import { PricePanel } from './price-panel.tsx';
import { TermsField } from './terms-field.tsx';
import { useOrder } from './use-order.ts';
import { usePromotion } from './use-promotion.ts';
import { useQuote } from './use-quote.ts';

interface OrderFormProps {
  subscription: SubscriptionState | null;
  phase: SubscriptionPhase;
  billing: Billing;
  /** Somebody acts for the customer and may not order. */
  locked: boolean;
  onOrdered: () => void;
}

export function OrderForm({ subscription, phase, billing, locked, onOrdered }: OrderFormProps) {
  const { t } = useTranslate();
  const { account } = useSession();
  const [memory] = useState(() =>
    orderMemoryIn(browserStorage, `${account?.organisation.id}.${account?.id}`),
  );
  const [start] = useState(() => memory.billing() ?? billingValues(billing, account));
  const promotion = usePromotion(memory, billing.promotionCode);
  const order = useOrder({ subscription, start, memory, promotion, onOrdered });
  const { query, isPresent } = useQuote(order.form, promotion);
  const trialUntil = phase.word === 'trial' ? phase.until : undefined;

  return (
    <>
      <PricePanel promotion={promotion} />
      <form
        noValidate
        onSubmit={order.onSubmit}
        className="grid grid-cols-1 items-start gap-x-16 gap-y-8 border-t border-line-strong pt-8 lg:grid-cols-[minmax(0,1fr)_400px]"
      >
        <section aria-labelledby="billing-title" className="min-w-0">
          <h2 id="billing-title" className="type-h3 pb-5">
            {t('subscription.billing.title')}
          </h2>
          <BillingFields form={order.form} />
        </section>
        <section
          aria-labelledby="order-title"
          className="panel grid gap-5 p-5 sm:p-6 lg:sticky lg:top-24"
          aria-busy={!isPresent}
        >
          <h2 id="order-title" className="type-h3">
            {t('subscription.order.title')}
          </h2>
          {query.data ? (
            <OrderSummary quote={query.data} trialUntil={trialUntil} />
          ) : query.error ? (
            <LoadError title={t('subscription.order.noQuote')} query={query} />
          ) : (
            <SummarySkeleton />
          )}
          {promotion.problem && promotion.typed !== '' && (
            <Notice tone="warning">{t('subscription.code.notCounted', { code: promotion.typed })}</Notice>
          )}
          <TermsField accepted={order.accepted} missing={order.termsMissing} onChange={order.setAccepted} />
          <FormProblem of={order} />
          {order.unsure && <Notice tone="danger">{t('subscription.order.unsure')}</Notice>}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={order.submitting}
            disabled={locked || !isPresent || promotion.checking}
            className="w-full whitespace-normal"
          >
            {t('subscription.order.submit')}
          </Button>
        </section>
      </form>
    </>
  );
}

function SummarySkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-3">
        {[1, 2, 3, 4].map((line) => (
          <SkeletonBlock key={line} className="h-4" />
        ))}
        <SkeletonBlock className="h-[28px]" />
      </div>
    </Skeleton>
  );
}

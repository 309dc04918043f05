import type { SubscriptionState } from '@metra/contract/operations/my';
import type { SubscribeRequest } from '@metra/contract/operations/subscription';
import { BillingWrite } from '@metra/contract/shapes/billing-shapes';
import { useEffect, useState } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { subscriptionStateQueries } from '../../../domain/subscription/subscription-state.queries.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { hasKey, isClientError } from '../../../lib/errors/errors.ts';
import { log } from '../../../lib/errors/log.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { mayOrder, phaseOf } from '../subscription-phase.ts';
import { BillingValues, billingFieldNames, billingWrite } from './billing-values.ts';
import type { OrderMemory } from './order-memory.ts';
import type { Promotion } from './use-promotion.ts';

interface OrderNeeds {
  subscription: SubscriptionState | null;
  start: BillingValues;
  memory: OrderMemory;
  promotion: Promotion;
  onOrdered: () => void;
}

/** Sends an order; it is received once, however often it is sent. */
export function useOrder({ subscription, start, memory, promotion, onOrdered }: OrderNeeds) {
  const [accepted, setAccepted] = useState(false);
  const [termsMissing, setTermsMissing] = useState(false);
  const [unsure, setUnsure] = useState(false);

  const contractForm = useContractForm(BillingWrite, {
    defaultValues: start,
    fieldNames: Object.fromEntries(billingFieldNames.map((name) => [`billing/${name}`, name])),
    async submit(values) {
      setUnsure(false);
      // The effect of a code is seen before anything is ordered with it.
      if (promotion.isOpen) return promotion.apply();
      if (!accepted) return;
      const body: SubscribeRequest = {
        promotionCode: promotion.applied || null,
        billing: billingWrite(values),
        termsAccepted: true,
      };
      const idempotencyKey = memory.keyFor({ after: subscription?.subscription.id ?? null, body });
      receive(await api.subscription.subscribe({ body }, { idempotencyKey }));
    },
    onError(error) {
      if (promotion.refuse(error)) return true;
      if (hasKey(error, 'subscription.already_active')) {
        showToast({ variant: 'secondary', title: translate('subscription.order.already') });
        forgetAndAsk();
        return true;
      }
      if (!isUnanswered(error)) return false;
      setUnsure(true);
      void lookWhetherReceived();
      return true;
    },
  });
  const { form, onSubmit } = contractForm;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const typed = BillingValues.safeParse(values);
          if (name && typed.success) memory.keepBilling(typed.data);
        },
      }),
    [form, memory],
  );

  function receive(state: SubscriptionState) {
    queryClient.setQueryData(subscriptionStateQueries.current().queryKey, state);
    onOrdered();
    forgetAndAsk();
  }

  function forgetAndAsk() {
    memory.forget();
    events.emit('subscriptionChanged');
  }

  /** No answer is no answer to whether the order arrived: the subscription tells. */
  async function lookWhetherReceived() {
    try {
      const state = await queryClient.fetchQuery({
        ...subscriptionStateQueries.current(),
        staleTime: 0,
        retry: false,
      });
      if (state && !mayOrder(phaseOf(state))) receive(state);
    } catch (error) {
      log.info('Nobody knows yet whether the order was received.', error);
    }
  }

  return {
    ...contractForm,
    accepted,
    termsMissing: termsMissing && !accepted,
    unsure,
    setAccepted,
    onSubmit(event?: Parameters<typeof onSubmit>[0]) {
      setTermsMissing(!accepted);
      return onSubmit(event);
    },
  };
}

/** No answer, or one that leaves open what happened. */
const isUnanswered = (error: unknown): boolean =>
  isClientError(error) &&
  (error.status === undefined || (error.status >= 500 && error.i18nKey !== 'subscription.not_for_sale'));

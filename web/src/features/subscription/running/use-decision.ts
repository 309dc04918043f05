import type { SubscriptionState } from '@metra/contract/operations/my';
import { useState } from 'react';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { subscriptionStateQueries } from '../../../domain/subscription/subscription-state.queries.ts';
import { heldSubscription } from '../../../domain/subscription/subscription-state.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { isClientError } from '../../../lib/errors/errors.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function useDecision() {
  const { t, language } = useTranslate();
  const [deciding, setDeciding] = useState(false);

  async function decide(call: () => Promise<SubscriptionState>, said: 'cancelled' | 'resumed') {
    setDeciding(true);
    try {
      const { queryKey } = subscriptionStateQueries.current();
      heldSubscription(queryClient.getQueryData(queryKey));
      queryClient.setQueryData(queryKey, await call());
      showToast({ variant: 'success', title: t(`subscription.${said}`) });
      events.emit('subscriptionChanged');
    } catch (error) {
      await reportError(error);
      if (isClientError(error)) events.emit('subscriptionChanged');
    } finally {
      setDeciding(false);
    }
  }

  return {
    deciding,
    async cancel({ activeUntil }: SubscriptionState) {
      const date = formatDate(activeUntil, language);
      const confirmed = await confirmDialog({
        title: t('subscription.cancel.title'),
        text: t('subscription.cancel.text', { date }),
        confirmLabel: t('subscription.cancel.confirm'),
        cancelLabel: t('subscription.cancel.keep'),
        tone: 'danger',
      });
      if (confirmed) await decide(() => api.subscription.cancel(), 'cancelled');
    },
    resume: () => decide(() => api.subscription.resume(), 'resumed'),
  };
}

import type { ReminderReason } from '@metra/contract/operations/billing-admin';
import { BellRing } from 'lucide-react';
import type { BulkAction } from '../../../domain/administration/list/list-props.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** Reminds the customers of the chosen invoices. A sent mail cannot be taken back, so this action has no undo. */
export function useReminderBulk(): readonly BulkAction[] {
  const { t } = useTranslate();
  return [
    {
      key: 'remind',
      label: t('billing-admin.bulk.remind'),
      icon: BellRing,
      preview: (ids) => operatorApi.invoicesAdmin.previewReminders({ body: { ids } }),
      act: (items) => operatorApi.invoicesAdmin.remindMany({ body: { items } }),
      title: (count, of) => t('billing-admin.bulk.title', { count, of }),
      confirm: (count) => t('billing-admin.bulk.confirm', { count }),
      done: (count) => t('billing-admin.bulk.done', { count }),
      effect: ({ key, count, names }) =>
        t(`billing-admin.bulk.effect.${key === 'MAILS' ? 'MAILS' : 'THIRD_OR_MORE'}`, {
          count,
          names: names.join(', '),
          more: count - names.length,
        }),
      // The server knows no other reasons.
      reason: (reason, name) => t(`billing-admin.bulk.reason.${reason as ReminderReason}`, { name }),
      afterwards: () => events.emit('billingAdministered'),
    },
  ];
}

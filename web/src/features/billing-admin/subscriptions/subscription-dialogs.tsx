import { notBlank } from '@metra/contract/core/primitives';
import type { AdminSubscriptionDetail } from '@metra/contract/operations/subscriptions-admin';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const Extension = z.object({ days: z.int().min(1).max(365), reason: notBlank(500) });
const Reason = z.object({ reason: notBlank(500) });

const USUAL_DAYS = 14;

interface Asked {
  subscription: AdminSubscriptionDetail;
  onDone: () => void;
}

const openFor = (titleKey: 'extend' | 'cancel' | 'resume', subscription: AdminSubscriptionDetail) =>
  openDialog<void>({
    title: translate(`billing-admin.subscriptions.${titleKey}.title`, {
      name: subscription.organisation.name,
    }),
    size: 'lg',
    content: ({ close }) =>
      titleKey === 'extend' ? (
        <ExtendForm subscription={subscription} onDone={close} />
      ) : (
        <ReasonForm act={titleKey} subscription={subscription} onDone={close} />
      ),
  });

export const openExtendDialog = (subscription: AdminSubscriptionDetail) => openFor('extend', subscription);
export const openCancelDialog = (subscription: AdminSubscriptionDetail) => openFor('cancel', subscription);
export const openResumeDialog = (subscription: AdminSubscriptionDetail) => openFor('resume', subscription);

/** The extension begins after the last day of the trial, or today if that day has passed. */
function dayAfter({ activeUntil, today }: AdminSubscriptionDetail, days: number): string {
  const day = new Date(`${activeUntil < today ? today : activeUntil}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function ExtendForm({ subscription, onDone }: Asked) {
  const { t, language } = useTranslate();
  const editing = useContractForm(Extension, {
    defaultValues: { days: USUAL_DAYS, reason: '' },
    async submit({ days, reason }) {
      const { activeUntil } = await operatorApi.subscriptionsAdmin.extendTrial({
        params: { subscriptionId: subscription.id },
        body: { days, reason, version: subscription.version },
      });
      events.emit('billingAdministered');
      const until = formatDate(activeUntil, language);
      showToast({ variant: 'success', title: t('billing-admin.subscriptions.extend.done', { until }) });
      onDone();
    },
  });
  const days = useWatch({ control: editing.control, name: 'days' });
  const isUsable = Number.isInteger(days) && days > 0 && days <= 365;
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t('billing-admin.subscriptions.extend.submit')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('billing-admin.subscriptions.extend.text')}</p>}
    >
      <div className="grid gap-5">
        <FormField
          control={editing.control}
          name="days"
          required
          label={t('billing-admin.subscriptions.extend.days')}
          description={
            isUsable &&
            t('billing-admin.subscriptions.extend.until', {
              until: formatDate(dayAfter(subscription, days), language),
            })
          }
        >
          {(field) => <NumberInput {...field} unit={t('billing-admin.days')} data-autofocus />}
        </FormField>
        <ReasonField editing={editing} />
      </div>
    </DialogForm>
  );
}

function ReasonForm({ act, subscription, onDone }: Asked & { act: 'cancel' | 'resume' }) {
  const { t, language } = useTranslate();
  const editing = useContractForm(Reason, {
    defaultValues: { reason: '' },
    async submit({ reason }) {
      const input = {
        params: { subscriptionId: subscription.id },
        body: { reason, version: subscription.version },
      };
      await (act === 'cancel'
        ? operatorApi.subscriptionsAdmin.cancel(input)
        : operatorApi.subscriptionsAdmin.resume(input));
      events.emit('billingAdministered');
      showToast({ variant: 'success', title: t(`billing-admin.subscriptions.${act}.done`) });
      onDone();
    },
  });
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t(`billing-admin.subscriptions.${act}.submit`)}
      {...(act === 'cancel' && { submitTone: 'danger' })}
      onCancel={onDone}
      intro={
        <p className="mb-5 text-text-soft">
          {t(`billing-admin.subscriptions.${act}.text`, {
            until: formatDate(subscription.activeUntil, language),
          })}
        </p>
      }
    >
      <ReasonField editing={editing} />
    </DialogForm>
  );
}

function ReasonField({ editing }: { editing: { control: unknown } }) {
  const { t } = useTranslate();
  return (
    <FormField
      // Both forms have this field, so their types do not matter here.
      control={editing.control as never}
      name={'reason' as never}
      required
      label={t('billing-admin.reason')}
      description={t('billing-admin.reasonHint')}
    >
      {(field) => <Textarea {...field} rows={3} maxLength={500} />}
    </FormField>
  );
}

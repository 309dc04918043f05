import { IsoDate, notBlank, optionalText } from '@metra/contract/core/primitives';
import { CancellationOutcome } from '@metra/contract/operations/billing-admin';
import type { AdminInvoiceDetail } from '@metra/contract/shapes/billing-shapes';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { berlinToday } from '../today.ts';

/** The amount is in euros, as on the bank statement. A negative amount reverses a payment. */
const Payment = z.object({ amount: z.number(), paidOn: IsoDate, reference: optionalText(200) });
const Credit = z.object({ reason: notBlank(500), outcome: CancellationOutcome });

const CENTS = 100;

interface Asked {
  invoice: AdminInvoiceDetail;
  onDone: () => void;
}

export const openBookDialog = (invoice: AdminInvoiceDetail): Promise<void> =>
  openDialog<void>({
    title: translate('billing-admin.book.title', { number: invoice.number }),
    size: 'lg',
    content: ({ close }) => <BookForm invoice={invoice} onDone={close} />,
  });

export const openCreditDialog = (invoice: AdminInvoiceDetail): Promise<void> =>
  openDialog<void>({
    title: translate('billing-admin.credit.title', { number: invoice.number }),
    size: 'lg',
    content: ({ close }) => <CreditForm invoice={invoice} onDone={close} />,
  });

function BookForm({ invoice, onDone }: Asked) {
  const { t, language } = useTranslate();
  const editing = useContractForm(Payment, {
    defaultValues: { amount: invoice.open / CENTS, paidOn: berlinToday(), reference: '' },
    async submit({ amount, paidOn, reference }) {
      const { open } = await operatorApi.invoicesAdmin.bookPayment({
        params: { invoiceId: invoice.id },
        body: {
          amount: Math.round(amount * CENTS),
          paidOn,
          reference: reference ?? null,
          version: invoice.version,
        },
      });
      events.emit('billingAdministered');
      showToast({
        variant: 'success',
        title:
          open === 0
            ? t('billing-admin.book.whole', { number: invoice.number })
            : t('billing-admin.book.part', { open: formatMoney(open, language) }),
      });
      onDone();
    },
  });
  const { control } = editing;
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t('billing-admin.book.open')}
      onCancel={onDone}
      intro={
        <p className="mb-5 text-text-soft">
          {t('billing-admin.book.text', { open: formatMoney(invoice.open, language) })}
        </p>
      }
    >
      <div className="grid gap-5">
        <div className="field-grid">
          <FormField
            control={control}
            name="amount"
            required
            label={t('billing-admin.book.amount')}
            description={t('billing-admin.book.amountHint')}
          >
            {(field) => <NumberInput {...field} unit="€" />}
          </FormField>
          <FormField control={control} name="paidOn" required label={t('billing-admin.book.paidOn')}>
            {(field) => <DatePicker {...field} max={berlinToday() as never} />}
          </FormField>
        </div>
        <FormField control={control} name="reference" label={t('billing-admin.book.reference')}>
          {(field) => <TextInput {...field} value={field.value ?? ''} maxLength={200} />}
        </FormField>
      </div>
    </DialogForm>
  );
}

function CreditForm({ invoice, onDone }: Asked) {
  const { t, language } = useTranslate();
  const editing = useContractForm(Credit, {
    defaultValues: { reason: '', outcome: 'KEEP' },
    async submit({ reason, outcome }) {
      const { number } = await operatorApi.invoicesAdmin.cancel({
        params: { invoiceId: invoice.id },
        body: { reason, outcome, version: invoice.version },
      });
      events.emit('billingAdministered');
      showToast({ variant: 'success', title: t('billing-admin.credit.done', { number }) });
      onDone();
    },
  });
  const { control } = editing;
  const outcome = useWatch({ control, name: 'outcome' });
  const options = CancellationOutcome.options.map((value) => ({
    value,
    label: t(`billing-admin.credit.outcomes.${value}`),
  }));
  const effects = [
    t('billing-admin.credit.effects.note', { gross: formatMoney(invoice.gross, language) }),
    t('billing-admin.credit.effects.mail', { name: invoice.customer.name }),
    ...(invoice.paid > 0
      ? [
          t(`billing-admin.credit.effects.${outcome === 'REISSUE' ? 'carried' : 'refund'}`, {
            paid: formatMoney(invoice.paid, language),
          }),
        ]
      : []),
    t(`billing-admin.credit.effects.${outcome}`),
  ];
  return (
    <DialogForm
      isOwn
      of={editing}
      submitLabel={t('billing-admin.credit.open')}
      submitTone="danger"
      onCancel={onDone}
    >
      <div className="grid gap-5">
        <FormField control={control} name="outcome" label={t('billing-admin.credit.outcome')}>
          {(field) => <Select {...field} options={options} />}
        </FormField>
        <FormField
          control={control}
          name="reason"
          required
          label={t('billing-admin.reason')}
          description={t('billing-admin.credit.reasonHint')}
        >
          {(field) => <Textarea {...field} rows={3} maxLength={500} data-autofocus />}
        </FormField>
        <Notice tone="warning">
          <ul className="list-disc pl-4">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Notice>
      </div>
    </DialogForm>
  );
}

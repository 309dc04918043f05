import { useWatch } from 'react-hook-form';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { berlinToday } from '../today.ts';
import { useKindOptions, useValueUnit } from './promotion-fields.tsx';
import { PromotionValues, writeOf } from './promotion-values.ts';

export const openNewPromotionDialog = (): Promise<void> =>
  openDialog({
    title: translate('billing-admin.promotions.new'),
    size: 'lg',
    content: ({ close }) => <NewPromotion onDone={close} />,
  });

function NewPromotion({ onDone }: { onDone: () => void }) {
  const { t } = useTranslate();
  const editing = useContractForm(PromotionValues, {
    defaultValues: {
      code: '',
      name: '',
      kind: 'PERCENT',
      value: 20,
      validFrom: berlinToday(),
      validUntil: null,
      maxRedemptions: null,
    },
    async submit(values) {
      const { code } = await operatorApi.promotions.create({ body: writeOf(values) });
      events.emit('billingAdministered');
      showToast({ variant: 'success', title: t('billing-admin.promotions.created', { code }) });
      onDone();
    },
  });
  const { control } = editing;
  const kind = useWatch({ control, name: 'kind' });
  const unit = useValueUnit(kind);
  const kinds = useKindOptions();
  return (
    <DialogForm isOwn of={editing} submitLabel={t('billing-admin.promotions.create')} onCancel={onDone}>
      <div className="field-grid">
        <FormField
          control={control}
          name="code"
          required
          label={t('billing-admin.promotions.code')}
          description={t('billing-admin.promotions.codeHint')}
        >
          {(field) => <TextInput {...field} maxLength={50} data-autofocus />}
        </FormField>
        <FormField control={control} name="name" required label={t('billing-admin.promotions.name')}>
          {(field) => <TextInput {...field} maxLength={200} />}
        </FormField>
        <FormField control={control} name="kind" label={t('billing-admin.promotions.kind')}>
          {(field) => <Select {...field} options={kinds} />}
        </FormField>
        <FormField control={control} name="value" required label={t('billing-admin.promotions.value')}>
          {(field) => <NumberInput {...field} unit={unit} />}
        </FormField>
        <FormField
          control={control}
          name="validFrom"
          required
          label={t('billing-admin.promotions.validFrom')}
        >
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormField
          control={control}
          name="validUntil"
          label={t('billing-admin.promotions.validUntil')}
          description={t('billing-admin.promotions.validUntilHint')}
        >
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormField
          control={control}
          name="maxRedemptions"
          label={t('billing-admin.promotions.maxRedemptions')}
          description={t('billing-admin.promotions.maxRedemptionsHint')}
        >
          {(field) => <NumberInput {...field} />}
        </FormField>
      </div>
    </DialogForm>
  );
}

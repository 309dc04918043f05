import { kpis } from '@metra/contract/operations/kpis';
import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { switchOffKpi } from '../../../domain/kpis/switch-kpi.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const MOST_CHARACTERS = 500;

/** The form asks for a reason, because a report could otherwise only say that something is missing. */
export function SwitchOffForm({ kpi, onDone }: { kpi: Kpi; onDone: () => void }) {
  const { t } = useTranslate();
  const form = useContractForm(kpis.switchOff.body, {
    defaultValues: { reason: kpi.switchedOff?.reason ?? '' },
    async submit({ reason }) {
      await switchOffKpi(kpi, reason);
      onDone();
    },
  });
  return (
    <DialogForm
      of={form}
      submitLabel={t('company-data.off.submit')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('company-data.off.text')}</p>}
    >
      <FormField
        control={form.control}
        name="reason"
        label={t('company-data.off.reason')}
        description={t('company-data.off.reasonHint')}
        required
      >
        {(field) => <Textarea {...field} rows={3} maxLength={MOST_CHARACTERS} />}
      </FormField>
    </DialogForm>
  );
}

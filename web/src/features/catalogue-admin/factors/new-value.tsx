import { rule } from '@metra/contract/core/field-keys';
import { notBlank, text } from '@metra/contract/core/primitives';
import type { AdminFactor } from '@metra/contract/operations/factors-admin';
import { KpiValue } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

const isYear = (typed: string) => Number(typed) >= FIRST_YEAR && Number(typed) <= LAST_YEAR;

const NewValue = z.object({
  // The year is a text, because a number field would add a thousands separator.
  year: text(4).refine(isYear, rule('pattern')),
  value: KpiValue.min(0).nullable(),
  why: notBlank(500),
});

type Valued = Pick<AdminFactor, 'id' | 'name' | 'unit' | 'year' | 'version'>;

/** The form shows whose results the new value changes before it is saved. */
export const openNewValue = (factor: Valued): Promise<void> =>
  openDialog({
    title: translate('catalogue-admin.factors.newValueOf', { name: factor.name }),
    size: 'md',
    content: ({ close }) => <NewValueForm factor={factor} onDone={close} />,
  });

function NewValueForm({ factor, onDone }: { factor: Valued; onDone: () => void }) {
  const { t } = useTranslate();
  const form = useContractForm(NewValue, {
    defaultValues: { year: String(factor.year + 1), value: null, why: '' },
    async submit({ year, value, why }) {
      await operatorApi.factorsAdmin.putValue({
        params: { id: factor.id, year: Number(year) },
        body: { value, why, version: factor.version },
      });
      events.emit('catalogueAdministered');
      showToast({
        variant: 'success',
        title: t('catalogue-admin.factors.valueSaved', { name: factor.name }),
      });
      onDone();
    },
  });
  const { control } = form;
  const year = useWatch({ control, name: 'year' });
  return (
    <DialogForm isOwn of={form} submitLabel={t('catalogue-admin.factors.saveValue')} onCancel={onDone}>
      <div className="grid gap-5">
        <FormField
          control={control}
          name="year"
          required
          label={t('catalogue-admin.factors.year')}
          description={t('catalogue-admin.factors.yearHint', {
            first: String(FIRST_YEAR),
            last: String(LAST_YEAR),
          })}
        >
          {(field) => <TextInput {...field} inputMode="numeric" maxLength={4} />}
        </FormField>
        <FormField
          control={control}
          name="value"
          label={t('catalogue-admin.factors.value')}
          description={t('catalogue-admin.factors.valueHint')}
        >
          {(field) => <NumberInput {...field} unit={factor.unit} />}
        </FormField>
        <FormField
          control={control}
          name="why"
          required
          label={t('catalogue-admin.factors.why')}
          description={t('catalogue-admin.factors.whyHint')}
        >
          {(field) => <Textarea {...field} rows={2} maxLength={500} />}
        </FormField>
        {isYear(year) && <Touched id={factor.id} year={Number(year)} />}
      </div>
    </DialogForm>
  );
}

function Touched({ id, year }: { id: number; year: number }) {
  const { t } = useTranslate();
  const { data } = useQuery(catalogueAdminQueries.touched(id, year));
  if (!data) return null;
  const { firstYear, lastYear, organisations, kpis } = data;
  return (
    <Notice>
      {t('catalogue-admin.factors.touched', { organisations, kpis })}{' '}
      {lastYear === null
        ? t('catalogue-admin.factors.touchedSince', { year: String(firstYear) })
        : t('catalogue-admin.factors.touchedYears', {
            first: String(firstYear),
            last: String(lastYear),
          })}{' '}
      {t('catalogue-admin.factors.frozenStay')}
    </Notice>
  );
}

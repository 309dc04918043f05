import { rule } from '@metra/contract/core/field-keys';
import { notBlank, Sector, Slug, text } from '@metra/contract/core/primitives';
import { Aggregation, Direction, Frequency } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Combobox } from '../../../design-system/fields/combobox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { Choice } from '../choice.ts';
import { NameAndSlug, NewRecordForm } from '../new-record-form.tsx';
import { openAdminPage } from '../open-admin-page.ts';
import { FormulaCheck } from './formula-check.tsx';

/** A KPI whose direction is a band needs both limits. */
const NewDirection = Direction.exclude(['BAND']);

const NewKpi = z.object({
  name: notBlank(200),
  slug: Slug,
  sector: Sector,
  unit: Choice.nullable().refine((unit): boolean => unit !== null, rule('required')),
  frequency: Frequency,
  aggregation: Aggregation,
  direction: NewDirection,
  expression: text(2000),
});

/** Creates a KPI that is not offered yet. Its other texts are edited on its page. */
export const openNewKpi = (): Promise<void> =>
  openDialog({
    title: translate('catalogue-admin.kpis.new'),
    size: 'lg',
    content: ({ close }) => <NewKpiForm onDone={close} />,
  });

function NewKpiForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslate();
  const { data: units } = useQuery(catalogueAdminQueries.units());
  const form = useContractForm(NewKpi, {
    defaultValues: {
      name: '',
      slug: '',
      sector: 'e',
      unit: null,
      frequency: 'MONTH',
      aggregation: 'SUM',
      direction: 'LOWER',
      expression: '',
    },
    errorFields: { 'conflict.slug': 'slug', 'kpi.formula_invalid': 'expression' },
    async submit({ name, slug, unit, expression, ...kpi }) {
      const { id } = await api.kpis.create({
        body: {
          ...kpi,
          catalogue: true,
          slug,
          unit: unit?.value ?? '',
          translations: { de: { name, unitLabel: unit?.label ?? '' } },
          formula: expression.trim() ? { expression } : null,
          active: false,
        },
      });
      events.emit('catalogueAdministered');
      onDone();
      await openAdminPage(`/admin/kpis/${id}`);
    },
  });
  const { control } = form;
  const [expression, unit, frequency, aggregation] = useWatch({
    control,
    name: ['expression', 'unit', 'frequency', 'aggregation'],
  });
  return (
    <NewRecordForm of={form} onCancel={onDone} hint={t('catalogue-admin.kpis.newHint')}>
      <NameAndSlug control={control} slugHint={t('catalogue-admin.kpis.slugHint')} />
      <div className="field-grid">
        <FormField control={control} name="sector" required label={t('catalogue-admin.sector')}>
          {(field) => (
            <Select
              {...field}
              options={Sector.options.map((value) => ({ value, label: t(`common.sectorLong.${value}`) }))}
            />
          )}
        </FormField>
        <FormField control={control} name="unit" required label={t('catalogue-admin.kpis.unit')}>
          {(field) => (
            <Combobox
              {...field}
              options={(units?.items ?? []).map(({ code, label }) => ({ value: code, label }))}
            />
          )}
        </FormField>
        <FormField control={control} name="frequency" required label={t('catalogue-admin.kpis.frequency')}>
          {(field) => (
            <Select
              {...field}
              options={Frequency.options.map((value) => ({
                value,
                label: t(`catalogue-admin.frequency.${value}`),
              }))}
            />
          )}
        </FormField>
        <FormField
          control={control}
          name="aggregation"
          required
          label={t('catalogue-admin.kpis.aggregation')}
        >
          {(field) => (
            <Select
              {...field}
              options={Aggregation.options.map((value) => ({
                value,
                label: t(`catalogue-admin.aggregation.${value}`),
              }))}
            />
          )}
        </FormField>
        <FormField control={control} name="direction" required label={t('catalogue-admin.kpis.direction')}>
          {(field) => (
            <Select
              {...field}
              options={NewDirection.options.map((value) => ({
                value,
                label: t(`catalogue-admin.direction.${value}`),
              }))}
            />
          )}
        </FormField>
      </div>
      <FormField
        control={control}
        name="expression"
        label={t('catalogue-admin.kpis.formula')}
        description={expression.trim() === '' && t('catalogue-admin.kpis.newFormulaHint')}
      >
        {(field) => <Textarea {...field} rows={2} maxLength={2000} spellCheck={false} />}
      </FormField>
      <FormulaCheck
        expression={expression}
        kpiId={null}
        unit={unit?.value ?? null}
        frequency={frequency}
        aggregation={aggregation}
      />
    </NewRecordForm>
  );
}

import type { UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { type Control, useController } from 'react-hook-form';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { EvidenceInput } from '../../../domain/tracking/evidence/evidence-input.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { OPEN, type OwnFactorValues } from './own-factor-values.ts';
import { yearsUpTo } from './years.ts';

interface OwnFactorFieldsProps {
  factors: readonly UsedFactor[];
  chosen: UsedFactor | undefined;
  control: Control<OwnFactorValues>;
  isNew: boolean;
  isOdd: boolean;
  year: number;
}

export function OwnFactorFields({ factors, chosen, control, isNew, isOdd, year }: OwnFactorFieldsProps) {
  const { t, language } = useTranslate();
  const years = yearsUpTo(year).map((each) => ({ value: String(each), label: String(each) }));
  return (
    <div className="grid gap-4">
      {isNew && <FactorField factors={factors} control={control} />}
      {chosen && (
        <p className="type-small text-text-muted">
          <CatalogueText>
            {t('company-data.factors.usual', {
              value: formatNumber(chosen.value, language),
              unit: chosen.unit,
              name: chosen.name,
            })}
          </CatalogueText>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={control} name="value" label={t('company-data.column.value')}>
          {(field) => <NumberInput {...field} />}
        </FormField>
        <FormField control={control} name="unit" label={t('company-data.record.unit')}>
          {(field) => (
            <Select
              {...field}
              disabled={!chosen}
              options={(chosen?.units ?? []).map(({ code, label }) => ({
                value: code,
                label: plainTwo(label),
              }))}
            />
          )}
        </FormField>
      </div>
      {isOdd && (
        // On a small screen the field would otherwise be outside the visible part.
        <div ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
          <Notice tone="warning">{t('company-data.factors.odd')}</Notice>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={control} name="firstYear" label={t('company-data.factors.firstYear')}>
          {(field) => <Select {...field} options={years} />}
        </FormField>
        <FormField control={control} name="lastYear" label={t('company-data.factors.lastYear')}>
          {(field) => (
            <Select {...field} options={[{ value: OPEN, label: t('company-data.factors.open') }, ...years]} />
          )}
        </FormField>
      </div>
      <FormField
        control={control}
        name="source"
        label={t('company-data.factors.source')}
        description={t('company-data.factors.sourceHint')}
      >
        {(field) => <TextInput {...field} maxLength={500} />}
      </FormField>
      {!isNew && (
        <FormField
          control={control}
          name="why"
          label={t('company-data.factors.why')}
          description={t('company-data.factors.whyHint')}
        >
          {(field) => <TextInput {...field} maxLength={500} />}
        </FormField>
      )}
      <FormField control={control} name="note" label={t('company-data.record.note')} optional>
        {(field) => <Textarea {...field} rows={2} maxLength={2000} />}
      </FormField>
      <FormField control={control} name="evidence" label={t('company-data.column.evidence')} optional>
        {({ value, onChange }) => (
          <EvidenceInput value={value} onChange={(change) => onChange(change(value))} />
        )}
      </FormField>
    </div>
  );
}

/** Another factor has other units. */
function FactorField({ factors, control }: Pick<OwnFactorFieldsProps, 'factors' | 'control'>) {
  const { t } = useTranslate();
  const unit = useController({ control, name: 'unit' }).field;
  return (
    <FormField control={control} name="factor" label={t('company-data.factors.column.factor')}>
      {({ onChange, ...field }) => (
        <Select
          {...field}
          options={factors.map(({ slug, title }) => ({ value: slug, label: plainTwo(title) }))}
          onChange={(slug) => {
            const units = factors.find((each) => each.slug === slug)?.units ?? [];
            if (!units.some(({ code }) => code === unit.value)) unit.onChange(units[0]?.code ?? '');
            onChange(slug);
          }}
        />
      )}
    </FormField>
  );
}

import type { Factor } from '@metra/contract/factor-shapes';
import type { Unit } from '@metra/contract/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../design-system/checkbox.tsx';
import { Combobox } from '../../../design-system/combobox.tsx';
import { Field } from '../../../design-system/field.tsx';
import { FormField } from '../../../design-system/form-field.tsx';
import { Textarea } from '../../../design-system/textarea.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { FormulaCheck } from './formula-check.tsx';
import { type OwnKpiForm, optionalIn } from './own-kpi-values.ts';

interface FormulaFieldsProps {
  control: Control<OwnKpiForm>;
  kpiId: number | null;
  optional: readonly string[];
  onOptional: (slugs: string[]) => void;
  /** The code of what is typed as unit; null for nothing. */
  unitCode: string | null;
  /** What the result is measured in, and whether the person wants it. */
  onDerivedUnit: (unit: Unit, isWanted: boolean) => void;
}

const CHECK_AFTER_MS = 400;

/** The formula: names are picked, not remembered, and it is checked as it is typed. */
export function FormulaFields(props: FormulaFieldsProps) {
  const { control, kpiId, optional, onOptional, unitCode, onDerivedUnit } = props;
  const { t } = useTranslate();
  const { field } = useController({ control, name: 'expression' });
  const area = useRef<HTMLTextAreaElement>(null);
  const settled = useDebouncedValue(field.value, CHECK_AFTER_MS);
  const [frequency, aggregation, unit, decimals] = useWatch({
    control,
    name: ['frequency', 'aggregation', 'unitLabel', 'decimals'],
  });
  const counted = optionalIn(settled, optional);
  const check = useQuery(
    companyDataQueries.formula({
      expression: settled,
      kpiId,
      optional: counted,
      frequency,
      aggregation,
      unit: unitCode,
    }),
  );
  const derived = check.data?.unit ?? null;
  const tellDerived = useEffectEvent((unit: Unit) => onDerivedUnit(unit, false));
  useEffect(() => {
    if (derived) tellDerived(derived);
  }, [derived]);
  const kpis = useQuery(companyDataQueries.referableKpis()).data ?? [];
  const factors = useQuery(companyDataQueries.factors()).data ?? [];

  /** Puts a name where the cursor stands. */
  function insert(text: string) {
    const input = area.current;
    const start = input?.selectionStart ?? field.value.length;
    const end = input?.selectionEnd ?? start;
    field.onChange(field.value.slice(0, start) + text + field.value.slice(end));
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(start + text.length, start + text.length);
    });
  }

  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <Field label={t('company-data.formula.insertKpi')}>
        <Combobox
          value={null}
          options={kpis
            .filter(({ id }) => id !== kpiId)
            .map(({ slug, name, unit }) => ({ value: slug, label: name, description: unit.label }))}
          onChange={(option) => option && insert(`kpi(${option.value})`)}
        />
      </Field>
      <Field label={t('company-data.formula.insertFactor')}>
        <Combobox
          value={null}
          options={factors.map((factor) => ({
            value: factor.slug,
            label: factor.name,
            description: factorHint(factor),
          }))}
          onChange={(option) => option && insert(`factor(${option.value})`)}
        />
      </Field>
      <FormField
        control={control}
        name="expression"
        label={t('company-data.formula.expression')}
        description={t('company-data.formula.hint')}
        className="sm:col-span-2"
      >
        {({ ref, ...bound }) => (
          <Textarea
            {...bound}
            ref={(element) => {
              ref(element);
              area.current = element;
            }}
            spellCheck={false}
            autoCapitalize="off"
            placeholder="kpi(electricity-purchased) / kpi(employees) * 1000"
          />
        )}
      </FormField>
      <div className="sm:col-span-2" role="status">
        {settled.trim() !== '' && (
          <FormulaCheck
            expression={settled}
            check={check.data}
            kpi={{ unit, decimals }}
            onUnit={(wanted) => onDerivedUnit(wanted, true)}
          />
        )}
      </div>
      {(check.data?.kpis.length ?? 0) > 0 && (
        <fieldset className="grid gap-1 sm:col-span-2">
          <legend className="type-label mb-1">{t('company-data.formula.optional')}</legend>
          {check.data?.kpis.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              label={<CatalogueText>{name}</CatalogueText>}
              value={optional.includes(slug)}
              onChange={(on) => onOptional(on ? [...optional, slug] : optional.filter((one) => one !== slug))}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

const factorHint = ({ value, unit, year }: Factor): string => `${value ?? '–'} ${unit} (${year})`;

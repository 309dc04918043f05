import type { Unit } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { Disclosure } from '../../../design-system/navigation/accordion.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { longSpanText } from '../../../domain/kpis/long-span-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { FormulaBuilder } from './formula-builder.tsx';
import { FormulaCheck, problemText } from './formula-check.tsx';
import { formulaChoices } from './formula-choices.ts';
import { computedText, typedText } from './formula-tokens.ts';
import type { OwnKpiForm } from './own-kpi-values.ts';
import type { FormulaChecked } from './use-formula-check.ts';

interface FormulaFieldsProps {
  control: Control<OwnKpiForm>;
  kpiId: number | null;
  checked: FormulaChecked;
  optional: readonly string[];
  onOptional: (slugs: string[]) => void;
  onUnit: (unit: Unit) => void;
}

/** People build the formula from parts or write it as a text, and see its result at once. */
export function FormulaFields(props: FormulaFieldsProps) {
  const { control, kpiId, checked, optional, onOptional, onUnit } = props;
  const { t, language } = useTranslate();
  const { field } = useController({ control, name: 'expression' });
  const [name, unit, decimals, sector] = useWatch({
    control,
    name: ['name', 'unitLabel', 'decimals', 'sector'],
  });
  const kpis = useQuery(companyDataQueries.referableKpis()).data;
  const factors = useQuery(companyDataQueries.factors()).data;
  const overview = useQuery(kpiQueries.overview()).data;
  const choices = useMemo(
    () =>
      formulaChoices(
        {
          kpis: kpis?.filter(({ id }) => id !== kpiId) ?? [],
          rows:
            overview?.sectors.flatMap(({ categories, uncategorised }) => [
              ...categories.flatMap(({ rows }) => rows),
              ...uncategorised,
            ]) ?? [],
          factors: factors ?? [],
        },
        language,
      ),
    [kpis, factors, overview, kpiId, language],
  );
  const named = checked.verdict?.kpis ?? [];
  return (
    <section className="grid gap-5 sm:col-span-2">
      <h3 className="type-panel">{t('company-data.builder.title')}</h3>
      <FormulaBuilder
        expression={field.value}
        onChange={field.onChange}
        choices={choices}
        problems={checked.problems}
      />
      <FormulaCheck
        expression={checked.expression}
        check={checked.verdict}
        kpi={{ name, unit, decimals, sector }}
        onUnit={onUnit}
      />
      <p role="status" className="sr-only">
        {spokenVerdict(checked, { unit, decimals }, language)}
      </p>
      {named.length > 1 && (
        <Disclosure title={t('company-data.formula.optional')} defaultOpen={optional.length > 0}>
          <fieldset className="grid gap-1">
            <legend className="type-small mb-1 text-text-soft">
              {t('company-data.formula.optionalHint')}
            </legend>
            {named.map((kpi) => (
              <Checkbox
                key={kpi.slug}
                label={<CatalogueText>{kpi.name}</CatalogueText>}
                value={optional.includes(kpi.slug)}
                onChange={(on) =>
                  onOptional(on ? [...optional, kpi.slug] : optional.filter((slug) => slug !== kpi.slug))
                }
              />
            ))}
          </fieldset>
        </Disclosure>
      )}
      <Disclosure title={t('company-data.builder.asText')}>
        <FormField
          control={control}
          name="expression"
          label={t('company-data.formula.expression')}
          description={t('company-data.formula.hint')}
        >
          {({ value, onChange, ...bound }) => (
            <Textarea
              {...bound}
              value={typedText(value, language === 'de' ? ',' : '.')}
              onChange={({ target }) =>
                onChange(language === 'de' ? computedText(target.value) : target.value)
              }
              spellCheck={false}
              autoCapitalize="off"
              placeholder="kpi(electricity-purchased) / kpi(employees) * 1000"
            />
          )}
        </FormField>
      </Disclosure>
    </section>
  );
}

/** Screen readers only hear the sentence, because the chart beside it would be read out with every change. */
function spokenVerdict(
  { verdict, problems, expression }: FormulaChecked,
  { unit, decimals }: { unit: string; decimals: number },
  language: Language,
): string {
  if (problems.length > 0) return problems.map((problem) => problemText(problem, expression)).join(' ');
  const { value, period } = verdict?.result ?? {};
  if (value == null || !period) return '';
  const title = translate('company-data.formula.result', { period: longSpanText(period, language) });
  return `${title}: ${formatQuantity(value, plainTwo(unit), language, { decimals })}`;
}

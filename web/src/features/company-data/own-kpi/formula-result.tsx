import { Value } from '../../../design-system/value.tsx';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { FormulaVerdict } from '../company-data.queries.ts';

/** How the kpi shall be written, as far as it is filled in. */
export interface PlannedKpi {
  unit: string;
  decimals: number;
}

interface FormulaResultProps {
  result: NonNullable<FormulaVerdict['result']>;
  kpi: PlannedKpi;
}

/** What the formula gives for the newest values there are; or what it still needs. */
export function FormulaResult({ result, kpi: { unit, decimals } }: FormulaResultProps) {
  const { t, language } = useTranslate();
  const { period, value, noResult, missing } = result;
  if (value === null)
    return (
      <p className="type-small text-text-soft">
        {t(`records.noResult.${noResult ?? 'NO_VALUES'}`)}
        {missing.length > 0 && `: ${missing.map(plainTwo).join(', ')}`} ({spanText(period, language)})
      </p>
    );
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
      <span className="type-small text-text-soft">
        {t('company-data.formula.result', { period: spanText(period, language) })}
      </span>
      <Value size="m" value={value} unit={plainTwo(unit)} decimals={decimals} />
    </p>
  );
}

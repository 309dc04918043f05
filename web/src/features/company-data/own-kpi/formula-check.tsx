import type { FormulaProblem } from '@metra/contract/operations/kpis';
import type { Unit } from '@metra/contract/shapes/kpi-shapes';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { FormulaVerdict } from '../company-data.queries.ts';
import { FormulaResult, type PlannedKpi } from './formula-result.tsx';

interface FormulaCheckProps {
  expression: string;
  check: FormulaVerdict | undefined;
  kpi: PlannedKpi;
  onUnit: (unit: Unit) => void;
}

/** The panel says whether the formula can be computed, where it is broken, and what its result is. */
export function FormulaCheck({ expression, check, kpi, onUnit }: FormulaCheckProps) {
  const { t, language } = useTranslate();
  if (!check) return null;
  const { unit } = check;
  const takeUnit = unit && unit.label !== kpi.unit && (
    <Button size="sm" onClick={() => onUnit(unit)}>
      {t('company-data.formula.takeUnit')}
    </Button>
  );
  if (check.problems.length > 0)
    return (
      <ul className="grid gap-2">
        {check.problems.map((problem) => (
          <li key={`${problem.key} ${problem.at} ${problem.name}`}>
            <StateText tone="danger" icon={TriangleAlert}>
              {problemText(problem, expression)}
            </StateText>
          </li>
        ))}
        {takeUnit && <li>{takeUnit}</li>}
      </ul>
    );
  return (
    <div className="grid gap-4 rounded-panel border border-line px-4 py-4 sm:px-5">
      {check.result && <FormulaResult result={check.result} kpi={kpi} />}
      {takeUnit && (
        <p className="type-small flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-text-soft">
          {t('company-data.formula.unit', { unit: plainTwo(unit.label) })}
          {takeUnit}
        </p>
      )}
      {check.factors.length > 0 && (
        <ul className="type-small grid gap-1 text-text-soft">
          {check.factors.map((factor) => (
            <li key={factor.slug}>
              <CatalogueText>{factor.name}</CatalogueText>:{' '}
              {factor.value === null ? '–' : formatNumber(factor.value, language)}{' '}
              <CatalogueText>{factor.unit}</CatalogueText> ({factor.year})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const problemText = (problem: FormulaProblem, expression: string): string =>
  translate(`company-data.formula.problem.${problem.key}`, {
    name: problem.name ?? '',
    other: problem.other ?? '',
    place: placeOf(problem, expression),
  });

const BEFORE = 8;
const BEHIND = 12;

/** The words around a problem help to find it, and stay whole if possible. */
function placeOf({ at }: FormulaProblem, expression: string): string {
  if (at === null) return '';
  const from = Math.max(0, at - BEFORE);
  const word = from === 0 ? 0 : expression.indexOf(' ', from - 1) + 1;
  const rest = expression.slice(word > at || (word === 0 && from > 0) ? from : word);
  const end = rest.indexOf(' ', BEFORE + BEHIND);
  return rest.slice(0, end === -1 ? 3 * BEHIND : end);
}

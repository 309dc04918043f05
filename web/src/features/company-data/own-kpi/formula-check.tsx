import type { FormulaProblem } from '@metra/contract/kpis';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { StateText } from '../../../design-system/badge.tsx';
import { formatNumber } from '../../../lib/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { CatalogueText } from '../../../lib/tracking/catalogue-text.tsx';
import type { FormulaVerdict } from '../company-data.queries.ts';

interface FormulaCheckProps {
  expression: string;
  check: FormulaVerdict | undefined;
}

/** Whether a formula can be computed, where it breaks, and what it uses. */
export function FormulaCheck({ expression, check }: FormulaCheckProps) {
  const { t, language } = useTranslate();
  if (!check) return null;
  if (check.problems.length > 0)
    return (
      <ul className="grid gap-1.5">
        {check.problems.map((problem) => (
          <li key={`${problem.key} ${problem.at} ${problem.name}`}>
            <StateText tone="warning" icon={TriangleAlert}>
              {t(`company-data.formula.problem.${problem.key}`, {
                name: problem.name ?? '',
                place: placeOf(problem, expression),
              })}
            </StateText>
          </li>
        ))}
      </ul>
    );
  return (
    <div className="grid gap-2">
      <StateText tone="success" icon={CircleCheck}>
        {t('company-data.formula.good')}
      </StateText>
      {check.factors.length > 0 && (
        <ul className="type-small grid gap-1 text-text-soft">
          {check.factors.map((factor) => (
            <li key={factor.slug}>
              <CatalogueText>{factor.name}</CatalogueText>: {formatNumber(factor.value, language)}{' '}
              <CatalogueText>{factor.unit}</CatalogueText> ({factor.year})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The words around the place, so that it can be found. */
function placeOf({ at }: FormulaProblem, expression: string): string {
  if (at === null) return '';
  return expression.slice(Math.max(0, at - 8), at + 12) || expression.slice(-12);
}

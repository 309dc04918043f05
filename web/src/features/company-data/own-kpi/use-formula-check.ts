import type { FormulaProblem } from '@metra/contract/operations/kpis';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { companyDataQueries, type FormulaVerdict } from '../company-data.queries.ts';
import { gapIn, tokensIn } from './formula-tokens.ts';
import { type OwnKpiForm, optionalIn } from './own-kpi-values.ts';

const CHECK_AFTER_MS = 400;

export interface FormulaChecked {
  expression: string;
  verdict: FormulaVerdict | undefined;
  problems: readonly FormulaProblem[];
  /** The formula is incomplete or wrong, so it cannot be saved. */
  isBroken: boolean;
}

/** The server checks the formula as soon as it is complete. */
export function useFormulaCheck(
  control: Control<OwnKpiForm>,
  kpiId: number | null,
  unit: string | null,
): FormulaChecked {
  const [kind, expression, optional, frequency, aggregation] = useWatch({
    control,
    name: ['kind', 'expression', 'optional', 'frequency', 'aggregation'],
  });
  const settled = useDebouncedValue(expression, CHECK_AFTER_MS);
  const isComputed = kind === 'COMPUTED';
  const isWhole = gapIn(tokensIn(settled)) === null;
  const check = useQuery({
    ...companyDataQueries.formula({
      expression: settled,
      kpiId,
      optional: optionalIn(settled, optional),
      frequency,
      aggregation,
      unit,
    }),
    enabled: isComputed && isWhole,
  });
  const isCurrent = settled === expression && !check.isPlaceholderData;
  const problems = isCurrent ? (check.data?.problems ?? []) : [];
  return {
    expression: settled,
    verdict: isWhole && settled === expression ? check.data : undefined,
    problems,
    isBroken: isComputed && (gapIn(tokensIn(expression)) !== null || problems.length > 0),
  };
}

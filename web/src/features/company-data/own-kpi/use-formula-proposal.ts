import type { Sector } from '@metra/contract/core/primitives';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { threeDigitDecimals } from '../../../design-system/values/number-format.ts';
import type { FormulaVerdict } from '../company-data.queries.ts';
import { MOST_DECIMALS, type OwnKpiForm } from './own-kpi-values.ts';

type Proposal = Partial<Pick<OwnKpiForm, 'unitLabel' | 'decimals' | 'aggregation' | 'frequency' | 'sector'>>;

/** A formula determines its unit, three significant digits of its result, and how months become a year. */
function proposalOf({ unit, proposal, result }: FormulaVerdict, sector: Sector | null): Proposal {
  const value = result?.value ?? null;
  return {
    ...(unit && { unitLabel: unit.label }),
    ...(value !== null && { decimals: Math.min(MOST_DECIMALS, threeDigitDecimals(value)) }),
    ...(proposal && { aggregation: proposal.aggregation, frequency: proposal.frequency }),
    ...(proposal && sector === null && { sector: proposal.sector }),
  };
}

/** Fills in fields that nobody has changed: those with their first value or with an earlier proposal. */
export function useFormulaProposal(
  form: UseFormReturn<OwnKpiForm, unknown, OwnKpiForm>,
  { isNew, sector }: { isNew: boolean; sector: Sector | null },
  verdict: FormulaVerdict | undefined,
): void {
  const untouched = useRef<Proposal>({});
  const propose = useEffectEvent((found: FormulaVerdict) => {
    const start = form.formState.defaultValues ?? {};
    const proposal = proposalOf(found, sector);
    for (const name of ['unitLabel', 'decimals', 'aggregation', 'frequency', 'sector'] as const) {
      const proposed = proposal[name];
      const before = untouched.current[name] ?? start[name];
      if (proposed === undefined || form.getValues(name) !== before) continue;
      untouched.current = { ...untouched.current, [name]: proposed };
      if (proposed !== before) form.setValue(name, proposed, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (isNew && verdict && verdict.problems.length === 0) propose(verdict);
  }, [isNew, verdict]);
}

import type { BaselineChoice, GoalKpi, TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { useEffect, useRef } from 'react';
import { codeOfPeriod } from '../../../domain/tracking/period-code.ts';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, daysOfYear } from '../../../lib/formats/business-year.ts';
import type { VersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { plainValue } from './start-fields.tsx';
import type { TargetForm } from './target-form.ts';
import { isThereAlready, targetFor } from './target-proposals.ts';

/** The last whole business year; where there is none, the last twelve months. */
const startToPropose = (choices: readonly BaselineChoice[]): BaselineChoice | undefined =>
  choices.find(({ whole, isYear }) => whole && isYear) ?? choices.find(({ whole }) => whole);

/**
 * A form about a KPI that has neither start nor target opens with what is recorded and what is usual. Nothing of it was typed: whoever
 * closes the form loses nothing. Who types before it has come keeps that, and gets the rest.
 */
export function useProposedValues(
  editing: VersionedForm<TargetForm>,
  kpi: GoalKpi,
  proposal: TargetProposal | undefined,
  /** Undefined until they are known. */
  choices: readonly BaselineChoice[] | undefined,
): void {
  const { setValue, getValues, formState } = editing.form;
  const { dirtyFields } = formState;
  const proposed = useRef(false);
  const isOpen = kpi.baseline === null && kpi.target === null;
  useEffect(() => {
    if (!isOpen || !choices || proposed.current) return;
    proposed.current = true;
    const start = startToPropose(choices);
    if (!dirtyFields.period)
      setValue('period', start?.period ?? codeOfPeriod(daysOfYear(businessYearOf(today()) - 1)));
    if (!dirtyFields.baseline) setValue('baseline', start?.value == null ? null : plainValue(start.value));
    const baseline = getValues('baseline');
    const fits = proposal && !isThereAlready(kpi, baseline, proposal);
    if (!dirtyFields.date) setValue('date', fits ? proposal.dueOn : null);
    if (!dirtyFields.target) setValue('target', fits ? targetFor(kpi, baseline, proposal) : null);
  }, [isOpen, choices, kpi, proposal, dirtyFields, getValues, setValue]);
}

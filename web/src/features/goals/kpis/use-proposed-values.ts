import type { BaselineChoice, GoalKpi, TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { useEffect, useRef } from 'react';
import { codeOfPeriod } from '../../../domain/tracking/period-code.ts';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, daysOfYear } from '../../../lib/formats/business-year.ts';
import type { VersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { plainValue } from './start-fields.tsx';
import type { TargetForm } from './target-form.ts';
import { isThereAlready, targetFor } from './target-proposals.ts';

/** The baseline is the last whole business year, or the last twelve months if there is none. */
const startToPropose = (choices: readonly BaselineChoice[]): BaselineChoice | undefined =>
  choices.find(({ whole, isYear }) => whole && isYear) ?? choices.find(({ whole }) => whole);

/**
 * A form for a KPI without baseline and target opens with the recorded value and the usual target. They do not count as
 * input, so closing the form loses nothing. Input that was typed before they have loaded is kept.
 */
export function useProposedValues(
  editing: VersionedForm<TargetForm>,
  kpi: GoalKpi,
  proposal: TargetProposal | undefined,
  /** The choices are undefined while they load. */
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

import type { Language } from '@metra/contract/core/primitives';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { type Calendar, type Months, monthOf, monthsOf } from '../rules/period.ts';
import type { KpiValues } from './kpi-values.ts';
import type { OrganisationData, TargetRow } from './organisation-data.store.ts';

/** The data that views of current values need. */
export interface ValueContext {
  definitions: Definitions;
  values: KpiValues;
  targets: readonly TargetRow[];
  /** The used, entered KPIs on which tracked goals depend. */
  ofGoals: ReadonlySet<KpiDefinition>;
  /** The KPIs with a value or a reason, by id, with the first month of each. */
  entered: ReadonlyMap<number, number>;
  calendar: Calendar;
  /** The month in which the organisation joined. */
  joined: number;
  language: Language;
}

export const valueContextOf = (
  { definitions, targets, entered, joined }: OrganisationData,
  values: KpiValues,
  { language }: { language: Language },
): ValueContext => ({
  definitions,
  values,
  targets,
  ofGoals: new Set(
    targets.flatMap(({ kpi_id }) => {
      const kpi = definitions.byId.get(kpi_id);
      const leaves = kpi && !definitions.switchedOff.has(kpi_id) ? definitions.requiredLeavesOf(kpi) : [];
      return leaves.filter(({ id }) => !definitions.switchedOff.has(id));
    }),
  ),
  entered,
  calendar: values.calendar,
  joined,
  language,
});

/** Returns the last period of the KPI's frequency that ended before this month. */
export const lastWindow = (kpi: Pick<KpiDefinition, 'frequency'>, today: string): Months => {
  const last = monthOf(today) - 1;
  return { first: last - monthsOf[kpi.frequency] + 1, last };
};

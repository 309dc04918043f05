import type { Language } from '@metra/contract/core/primitives';
import type { KpiTarget } from '@metra/contract/shapes/kpi-shapes';
import { textsIn } from '../../../platform/translations.ts';
import type { TargetRow } from './organisation-data.store.ts';

const most = 20;

/** Targets are stored with the tracked goals. */
export const targetsOf = (targets: readonly TargetRow[], kpiId: number, language: Language): KpiTarget[] =>
  targets
    .filter((target) => target.kpi_id === kpiId)
    .slice(0, most)
    .map((row) => ({
      trackableGoalId: row.trackable_goal_id,
      goalName: textsIn<{ name: string }>(row.goal_translations, language).name,
      active: true,
      baseline:
        row.baseline_period === null || row.baseline_value === null
          ? null
          : { period: row.baseline_period, value: row.baseline_value },
      target:
        row.target_on === null || row.target_value === null
          ? null
          : { date: row.target_on, value: row.target_value },
    }));

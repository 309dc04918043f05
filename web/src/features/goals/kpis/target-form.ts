import { rule } from '@metra/contract/core/field-keys';
import { IsoDate, text } from '@metra/contract/core/primitives';
import { KpiValue, PeriodCode } from '@metra/contract/shapes/kpi-shapes';
import type { TrackableGoal, TrackableGoalWrite } from '@metra/contract/shapes/tracking-shapes';
import { z } from 'zod';

/** The form holds baseline, target, leading KPI and the reason for a change. */
export const TargetForm = z
  .object({
    period: PeriodCode.nullable(),
    baseline: KpiValue.nullable(),
    date: IsoDate.nullable(),
    target: KpiValue.nullable(),
    leads: z.boolean(),
    reason: text(500),
  })
  // A value needs its period. The period of a baseline is only proposed and does not count without a value.
  .refine(({ period, baseline }) => baseline === null || period !== null, rule('required', 'period'))
  .refine(({ date, target }) => target === null || date !== null, rule('required', 'date'))
  .refine(({ date, target }) => date === null || target !== null, rule('required', 'target'));
export type TargetForm = z.infer<typeof TargetForm>;

export const fieldNames = {
  'kpis/0/baseline/period': 'period',
  'kpis/0/baseline/value': 'baseline',
  'kpis/0/target/date': 'date',
  'kpis/0/target/value': 'target',
} as const;

/** `isConfirmed` tells whether the person confirmed a target against the direction. */
export const targetPart = (kpiId: number, isConfirmed: (values: TargetForm) => boolean) => ({
  of({ kpis, leadingKpiId }: TrackableGoal): TargetForm {
    const kpi = kpis.find((one) => one.kpiId === kpiId);
    return {
      period: kpi?.baseline?.period ?? null,
      baseline: kpi?.baseline?.value ?? null,
      date: kpi?.target?.date ?? null,
      target: kpi?.target?.value ?? null,
      leads: leadingKpiId === kpiId,
      reason: '',
    };
  },
  write(values: TargetForm): Pick<TrackableGoalWrite, 'kpis' | 'leadingKpi'> {
    const { period, baseline, date, target, leads, reason } = values;
    return {
      kpis: [
        {
          kpiId,
          baseline: period !== null && baseline !== null ? { period, value: baseline } : null,
          target: date !== null && target !== null ? { date, value: target } : null,
          confirmed: isConfirmed(values),
          reason: reason.trim() || null,
        },
      ],
      ...(leads && { leadingKpi: { kpiId, reason: reason.trim() || null } }),
    };
  },
});

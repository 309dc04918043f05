import { rule } from '@metra/contract/field-keys';
import { KpiValue, PeriodCode } from '@metra/contract/kpi-shapes';
import { IsoDate, text } from '@metra/contract/primitives';
import type { GoalKpiWrite, TrackableGoal } from '@metra/contract/tracking-shapes';
import { z } from 'zod';

/** Where a KPI begins, where it is to go, and why that is changed. */
export const TargetForm = z
  .object({
    period: PeriodCode.nullable(),
    baseline: KpiValue.nullable(),
    date: IsoDate.nullable(),
    target: KpiValue.nullable(),
    reason: text(500),
  })
  // A value needs its time, and a time its value.
  .refine(({ period, baseline }) => baseline === null || period !== null, rule('required', 'period'))
  .refine(({ period, baseline }) => period === null || baseline !== null, rule('required', 'baseline'))
  .refine(({ date, target }) => target === null || date !== null, rule('required', 'date'))
  .refine(({ date, target }) => date === null || target !== null, rule('required', 'target'));
export type TargetForm = z.infer<typeof TargetForm>;

/** Places of the server's answer, and the fields that show them. */
export const fieldNames = {
  'kpis/0/baseline/period': 'period',
  'kpis/0/baseline/value': 'baseline',
  'kpis/0/target/date': 'date',
  'kpis/0/target/value': 'target',
} as const;

/** The part of a goal the form is about; `isMeant` tells whether a target against the direction was asked about. */
export const targetPart = (kpiId: number, isMeant: (values: TargetForm) => boolean) => ({
  of({ kpis }: TrackableGoal): TargetForm {
    const kpi = kpis.find((one) => one.kpiId === kpiId);
    return {
      period: kpi?.baseline?.period ?? null,
      baseline: kpi?.baseline?.value ?? null,
      date: kpi?.target?.date ?? null,
      target: kpi?.target?.value ?? null,
      reason: '',
    };
  },
  write(values: TargetForm): { kpis: GoalKpiWrite[] } {
    const { period, baseline, date, target, reason } = values;
    return {
      kpis: [
        {
          kpiId,
          baseline: period !== null && baseline !== null ? { period, value: baseline } : null,
          target: date !== null && target !== null ? { date, value: target } : null,
          confirmed: isMeant(values),
          reason: reason.trim() || null,
        },
      ],
    };
  },
});

import { distanceToPlan } from '@metra/contract/rules/distance-to-plan';
import type { KpiTarget } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { actualPeriodText } from '../../tracking/actual-period.ts';
import { DistanceText } from '../../tracking/distance-text.tsx';
import { goalDetail } from '../../tracking/goal.queries.ts';

interface PlanDistanceProps {
  kpiId: number;
  target: KpiTarget;
}

/** It shows nothing for a KPI that its goal cannot judge. */
export function PlanDistance({ kpiId, target: { trackableGoalId } }: PlanDistanceProps) {
  const { language } = useTranslate();
  const { data: goal } = useQuery(goalDetail(trackableGoalId));
  const kpi = goal?.kpis.find((one) => one.kpiId === kpiId);
  const distance = kpi ? distanceToPlan(kpi) : null;
  return (
    // The line keeps its height while the goal is loading.
    <p className="type-small min-h-[1.55em] text-text-soft">
      {kpi?.actual && distance !== null && (
        <DistanceText distance={distance} period={actualPeriodText(kpi, kpi.actual, language)} />
      )}
    </p>
  );
}

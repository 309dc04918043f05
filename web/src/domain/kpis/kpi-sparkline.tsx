import type { Sector } from '@metra/contract/core/primitives';
import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import { Sparkline } from '../../design-system/charts/sparkline.tsx';

interface KpiSparklineProps {
  points: OverviewRow['sparkline'];
  sector: Sector;
}

/** It shows complete values and the newest one, which is marked if it is incomplete. */
export function KpiSparkline({ points, sector }: KpiSparklineProps) {
  const newest = points.findLast(({ value }) => value !== null);
  return (
    <Sparkline
      values={points.map((point) => (point.whole || point === newest ? point.value : null))}
      tone={sector}
      isHollow={newest?.whole === false}
    />
  );
}

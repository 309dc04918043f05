import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import { EmptyChart } from '../../../design-system/charts/empty-chart.tsx';
import { LineChart } from '../../../design-system/charts/line-chart.tsx';
import type { SectorShape } from '../../../design-system/pictures/sector-mark.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { periodText, yearOf } from '../../../domain/tracking/period-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, nameOfYear } from '../../../lib/formats/business-year.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { kpiPath } from './kpi-path.ts';
import type { TargetForm } from './target-form.ts';

interface TargetPathProps {
  sector: SectorShape;
  kpi: GoalKpi;
  values: TargetForm;
}

const HEIGHT = 180;
const YEARS_AHEAD = 4;
const LONGEST = 40;

/**
 * The chart shows the straight line from baseline to target. Its space is reserved until both are there, so that
 * nothing moves.
 */
export function TargetPath({ sector, kpi, values }: TargetPathProps) {
  const { t, language } = useTranslate();
  const { period, baseline, date, target } = values;
  const from = period === null ? businessYearOf(today()) - 1 : yearOf(period);
  const until = date === null ? from + YEARS_AHEAD : yearOf(date);
  const isWhole = period !== null && baseline !== null && date !== null && target !== null && until > from;
  if (!isWhole)
    return (
      <div className="mb-4">
        <EmptyChart
          labels={Array.from({ length: Math.min(LONGEST, Math.max(1, until - from)) + 1 }, (_, index) =>
            nameOfYear(from + index),
          )}
          height={HEIGHT}
          title={t('goals.kpi.path')}
          text={t('goals.kpi.pathHint')}
        />
      </div>
    );
  const { years, way, periods } = kpiPath(
    {
      ...kpi,
      actual: null,
      baseline: { period, value: baseline, changed: null },
      target: { date, value: target },
    },
    from,
  );
  return (
    <div className="mb-4" aria-hidden="true">
      <LineChart
        labels={years.map(nameOfYear)}
        periods={periods.map((code) => periodText(code, language))}
        height={HEIGHT}
        formatValue={(value) => formatNumber(value, language, { decimals: kpi.decimals })}
        series={[
          {
            label: plainTwo(kpi.name),
            tone: sector,
            values: years.map((year) => (year === from ? baseline : null)),
          },
        ]}
        target={way ? { label: t('goals.kpis.target'), values: way } : undefined}
      />
    </div>
  );
}

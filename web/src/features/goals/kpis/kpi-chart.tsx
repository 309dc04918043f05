import { distanceToPlan } from '@metra/contract/rules/distance-to-plan';
import type { GoalKpi, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { ChartFrame } from '../../../design-system/charts/chart-frame.tsx';
import { LineChart } from '../../../design-system/charts/line-chart.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { actualPeriodText } from '../../../domain/tracking/actual-period.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { DistanceText } from '../../../domain/tracking/distance-text.tsx';
import { kpiText, plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { periodText, yearOf } from '../../../domain/tracking/period-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, daysOfYear, nameOfYear } from '../../../lib/formats/business-year.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { kpiPath } from './kpi-path.ts';

interface KpiChartProps {
  goal: TrackableGoal;
  kpi: GoalKpi;
  onEdit: () => void;
}

/** The chart shows a KPI between baseline and target. The axis appears with the first value. */
export function KpiChart({ goal, kpi, onEdit }: KpiChartProps) {
  const { t, language } = useTranslate();
  const { years, values, periods, way } = kpiPath(kpi, yearOf(goal.startedAt), useYearly(kpi));
  const distance = distanceToPlan(kpi);
  const labels = years.map(nameOfYear);
  const spans = periods.map((period) => periodText(period, language));
  // A baseline without a target has no line.
  const isEmpty = values.filter((value) => value !== null).length <= (kpi.baseline ? 1 : 0);
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : kpiText(value, kpi, language);
  const rows = spans.map((span, index) => [span, text(values[index]), text(way?.[index])]);
  const summary = t('goals.kpis.chartSummary', {
    kpi: kpi.name,
    values: rows
      .filter(([, value]) => value !== '–')
      .map(([span, value]) => `${span} ${value}`)
      .join(', '),
  });
  return (
    <ChartFrame
      title={<CatalogueText>{`${kpi.name}, ${kpi.unit.label}`}</CatalogueText>}
      summary={summary}
      table={{ columns: [t('goals.kpis.period'), t('goals.kpis.value'), t('goals.kpis.path')], rows }}
      legend={
        goal.active &&
        !isEmpty &&
        kpi.actual &&
        distance !== null && (
          <p className="type-small text-text-soft">
            <DistanceText distance={distance} period={actualPeriodText(kpi, kpi.actual, language)} />
          </p>
        )
      }
      empty={
        isEmpty
          ? {
              labels,
              target: way ? trend(kpi) : undefined,
              ...(kpi.actual && { title: t('goals.kpis.chartNothing') }),
              text: t(way ? 'goals.kpis.chartEmpty' : 'goals.kpis.chartEmptyTarget'),
              action: goal.active && !way && (
                <ForWriters>
                  <Button size="sm" onClick={onEdit}>
                    {t('goals.kpis.editShort')}
                  </Button>
                </ForWriters>
              ),
            }
          : undefined
      }
    >
      <LineChart
        labels={labels}
        periods={spans}
        height={260}
        formatValue={(value) => formatNumber(value, language, { decimals: kpi.decimals })}
        series={[{ label: plainTwo(kpi.name), tone: goal.sector, values }]}
        target={way ? { label: t('goals.kpis.target'), values: way } : undefined}
      />
    </ChartFrame>
  );
}

/** The values of whole years between baseline and today are drawn. */
function useYearly({ kpiId, baseline, actual }: GoalKpi): ReadonlyMap<number, number> {
  const to = businessYearOf(today());
  const from = baseline ? yearOf(baseline.period) : to - 1;
  const { data } = useQuery({
    ...kpiQueries.history(kpiId, {
      from: daysOfYear(from).start,
      to: daysOfYear(to).end,
      granularity: 'YEAR',
    }),
    enabled: actual !== null,
  });
  return new Map(
    data?.points.flatMap(({ period, value, completeness }) =>
      value !== null && completeness.state === 'WHOLE' ? [[yearOf(period.end), value]] : [],
    ),
  );
}

function trend({ baseline, target }: GoalKpi): 'rising' | 'falling' | 'level' {
  const difference = (target?.value ?? 0) - (baseline?.value ?? 0);
  if (difference === 0) return 'level';
  return difference > 0 ? 'rising' : 'falling';
}

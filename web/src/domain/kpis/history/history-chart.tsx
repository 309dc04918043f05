import type { HistoryPoint, KpiSeries } from '@metra/contract/operations/kpi-history';
import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import type { ReactNode } from 'react';
import { BarChart } from '../../../design-system/charts/bar-chart.tsx';
import { ChartFrame } from '../../../design-system/charts/chart-frame.tsx';
import { LineLegend } from '../../../design-system/charts/legend.tsx';
import { LineChart } from '../../../design-system/charts/line-chart.tsx';
import { visibleDecimals } from '../../../design-system/values/number-format.ts';
import { businessYearOf, daysOfYear, nameOfYear } from '../../../lib/formats/business-year.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { CatalogueText } from '../../tracking/catalogue-text.tsx';
import { kpiText, plainTwo } from '../../tracking/kpi-text.ts';
import { coverageText, estimatedText } from '../completeness-text.ts';
import { spanText } from '../record-text.ts';
import type { ChartSeries } from './chart-series.ts';
import { PlanDistance } from './plan-distance.tsx';
import { isWorkedOn } from './target-line.ts';

interface HistoryChartProps {
  kpi: Kpi;
  series: KpiSeries;
  chartSeries: ChartSeries;
  tools: ReactNode;
  /** It replaces the chart when no value was ever entered. */
  firstSteps?: ReactNode;
}

export function HistoryChart({ kpi, series, chartSeries, tools, firstSteps }: HistoryChartProps) {
  const { t, language } = useTranslate();
  const { periods, values, lastYear, target, missing, gaps } = chartSeries;
  const periodNames = periods.map((period) => spanText(period, language));
  const labels = axisWords(chartSeries, series.granularity, language);
  const text = (value: number | null | undefined) => (value == null ? '–' : kpiText(value, kpi, language));
  const notes = chartSeries.points.map((point) =>
    point && point.value !== null ? noteOf(point, language) : null,
  );
  const columns = [
    t('company-data.history.period'),
    t('company-data.history.value'),
    ...(target ? [t('company-data.history.plan')] : []),
    ...(lastYear ? [t('company-data.history.lastYear')] : []),
  ];
  const rows = periods.map((_, index) => [
    periodNames[index] ?? '',
    values[index] === null
      ? absence(chartSeries, index, t)
      : text(values[index]) + (notes[index] ? ` (${notes[index]})` : ''),
    ...(target ? [text(target[index])] : []),
    ...(lastYear ? [text(lastYear[index])] : []),
  ]);
  const aimed = series.targets.find(isWorkedOn);
  const known = rows.filter((_, index) => values[index] !== null);
  const hasValues = known.length > 0;
  const asBars = series.granularity === 'YEAR' && kpi.aggregation === 'SUM';
  const format = (value: number) => formatNumber(value, language, { decimals: decimalsOf(value, kpi) });
  return (
    <ChartFrame
      headingLevel={2}
      title={t('company-data.history.title')}
      description={<CatalogueText>{`${kpi.name}, ${kpi.unit.label}`}</CatalogueText>}
      summary={t('company-data.history.summary', {
        kpi: kpi.name,
        values: known.map(([period, value]) => `${period} ${value}`).join(', '),
        gaps: gaps.length,
      })}
      table={{ columns, rows }}
      tools={tools}
      legend={
        hasValues && (
          <div className="grid gap-2">
            {!asBars && (
              <LineLegend
                items={[
                  { label: t('company-data.history.value'), line: 'current', tone: kpi.sector },
                  ...(target ? [{ label: t('company-data.history.plan'), line: 'target' as const }] : []),
                  ...(lastYear
                    ? [{ label: t('company-data.history.lastYear'), line: 'last-year' as const }]
                    : []),
                ]}
              />
            )}
            {aimed && <PlanDistance kpiId={kpi.id} target={aimed} />}
          </div>
        )
      }
      empty={
        hasValues
          ? undefined
          : {
              labels,
              title: firstSteps === undefined ? t('company-data.history.emptySpanTitle') : undefined,
              text: whyEmpty(kpi, series.points, firstSteps !== undefined, t),
              target: target ? 'level' : undefined,
              action: firstSteps,
            }
      }
    >
      {asBars ? (
        <BarChart
          labels={labels}
          values={values}
          notes={unfinished(chartSeries)}
          tone={kpi.sector}
          height={300}
          formatValue={format}
          target={lastTarget(chartSeries, t('company-data.history.plan'))}
          targetIsLimit={kpi.direction === 'LOWER'}
        />
      ) : (
        <LineChart
          labels={labels}
          periods={periodNames}
          series={[{ label: plainTwo(kpi.name), tone: kpi.sector, values }]}
          target={target ? { label: t('company-data.history.plan'), values: target } : undefined}
          lastYear={lastYear ? { label: t('company-data.history.lastYear'), values: lastYear } : undefined}
          notes={unfinished(chartSeries)}
          missing={missing}
          axis={periods.length > 24 ? 'points' : 'bands'}
          formatValue={format}
        />
      )}
    </ChartFrame>
  );
}

/** Small numbers may need more decimals on the axis than the KPI has. */
function decimalsOf(value: number, { decimals }: Kpi): number {
  const size = Math.abs(value);
  return visibleDecimals(value, size >= 100 ? decimals : Math.max(decimals, size >= 10 ? 1 : 2));
}

type Translate = ReturnType<typeof useTranslate>['t'];

const noteOf = ({ completeness }: HistoryPoint, language: Language): string =>
  [coverageText(completeness), estimatedText(completeness, language)]
    .filter((part) => part !== undefined)
    .join(', ');

/** An incomplete value looks different. */
const unfinished = ({ points }: ChartSeries): (string | null)[] =>
  points.map((point) => (point && point.value !== null ? (coverageText(point.completeness) ?? null) : null));

function absence({ points, missing }: ChartSeries, index: number, t: Translate): string {
  if (missing.includes(index)) return t('company-data.history.missing');
  if (points[index]?.completeness.state === 'WHOLE' && points[index]?.noResult === 'NO_VALUES')
    return t('records.nothingToMeasure');
  const reason = points[index]?.noResult;
  return reason && reason !== 'NO_VALUES' ? t(`records.noResult.${reason}`) : '–';
}

const MANY = 24;

/** Within one year the labels are months, otherwise years. */
function axisWords(
  { periods }: ChartSeries,
  granularity: KpiSeries['granularity'],
  language: Language,
): string[] {
  const years = periods.map(({ start }) => businessYearOf(start));
  const oneYear = new Set(years).size === 1;
  return periods.map(({ start, end, code }, index) => {
    if (granularity === 'YEAR') return spanText({ start, end }, language);
    const [year = 0, isFirst] = [years[index], years[index] !== years[index - 1]];
    if (!oneYear && periods.length > MANY)
      return isFirst && start === daysOfYear(year).start ? nameOfYear(year) : '';
    if (granularity === 'QUARTER' && code.includes('Q'))
      return oneYear ? code.slice(5) : `${code.slice(5)} ${code.slice(2, 4)}`;
    const month = formatDate(start, language, 'month');
    return oneYear ? month.replace(/\s?\d{4}$/, '') : month;
  });
}

function lastTarget({ target }: ChartSeries, label: string) {
  const value = target?.findLast((one) => one !== null);
  return value == null ? undefined : { label, value };
}

/** If there are values but none can be computed, the text says why. */
function whyEmpty({ formula }: Kpi, points: readonly HistoryPoint[], isFirst: boolean, t: Translate): string {
  if (!formula) return t(isFirst ? 'company-data.history.empty' : 'company-data.history.emptySpan');
  const noResult = points.findLast(({ records }) => records > 0)?.noResult;
  return noResult ? `${t(`records.noResult.${noResult}`)}.` : t('company-data.history.emptyComputed');
}

import type { Report, ReportSeries } from '@metra/contract/report-shapes';
import { BarChart } from '../../../design-system/charts/bar-chart.tsx';
import { ChartFrame } from '../../../design-system/charts/chart-frame.tsx';
import { LineChart } from '../../../design-system/charts/line-chart.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatDate } from '../../../lib/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { bareValue, spanText } from './report-words.ts';

interface ReportChartProps {
  series: ReportSeries;
  report: Report;
}

/** A KPI over the year: months as a line beside last year, quarters and years as bars. */
export function ReportChart({ series, report }: ReportChartProps) {
  const { t, language } = useTranslate();
  const { kpi, points, granularity } = series;
  const text = (value: number | null) =>
    value === null ? t('reporting.report.missing') : bareValue(value, kpi, language);
  const isLine = granularity === 'MONTH';
  const bars =
    granularity === 'YEAR' ? yearsOf(series) : quartersOf(series, (period) => spanText(period, language));
  const known = points.filter(({ value }) => value !== null).length;
  const unit = plainTwo(kpi.unit.label);
  return (
    <div data-wide={isLine || undefined} className="min-w-0">
      <ChartFrame
        title={<CatalogueText>{unit ? `${kpi.name}, ${unit}` : kpi.name}</CatalogueText>}
        description={t(`reporting.report.chart.${granularity}`, { year: report.label })}
        summary={t('reporting.report.chart.summary', {
          name: kpi.name,
          unit,
          known,
          of: points.length,
          year: report.label,
        })}
        table={
          isLine
            ? {
                columns: [t('reporting.report.chart.period'), report.label, report.previousYear.label],
                rows: points.map(({ period, value, previous, toCome }) => [
                  spanText(period, language),
                  value === null && toCome ? t('reporting.report.chart.toCome') : text(value),
                  previous === null ? '–' : text(previous),
                ]),
              }
            : {
                columns: [t('reporting.report.chart.period'), kpi.name],
                rows: bars.map(({ label, value }) => [label, text(value)]),
              }
        }
      >
        {isLine ? (
          <LineChart
            labels={points.map(({ period }) => monthOf(formatDate(period.start, language, 'month')))}
            periods={points.map(({ period }) => spanText(period, language))}
            series={[{ label: report.label, tone: kpi.sector, values: points.map(({ value }) => value) }]}
            lastYear={
              points.some(({ previous }) => previous !== null)
                ? { label: report.previousYear.label, values: points.map(({ previous }) => previous) }
                : undefined
            }
            missing={points.flatMap(({ value, toCome }, index) => (value === null && !toCome ? [index] : []))}
            formatValue={(value) => bareValue(value, kpi, language)}
            height={262}
          />
        ) : (
          <BarChart
            labels={bars.map(({ label }) => label)}
            values={bars.map(({ value }) => value)}
            notes={bars.map(({ whole }) => (whole ? null : t('reporting.report.chart.partly')))}
            target={
              series.target
                ? { label: t('reporting.report.column.target'), value: series.target.value }
                : undefined
            }
            targetIsLimit={kpi.direction === 'LOWER'}
            tone={kpi.sector}
            formatValue={(value) => bareValue(value, kpi, language)}
          />
        )}
      </ChartFrame>
    </div>
  );
}

/** `Okt. 2026` without its year: the axis tells of one year alone. */
const monthOf = (month: string): string => month.replace(/\s\d{4}$/, '');

interface Bar {
  label: string;
  value: number | null;
  whole: boolean;
}

const yearsOf = ({ years }: ReportSeries): Bar[] =>
  years.map(({ label, value, whole }) => ({ label, value, whole }));

const quartersOf = (
  { points }: ReportSeries,
  name: (period: ReportSeries['points'][number]['period']) => string,
): Bar[] => points.map(({ period, value, toCome }) => ({ label: name(period), value, whole: !toCome }));

import type { MonthMark } from '@metra/contract/shapes/completeness';
import type { Report, ReportSeries } from '@metra/contract/shapes/report-shapes';
import { BarChart } from '../../../design-system/charts/bar-chart.tsx';
import { ChartFrame } from '../../../design-system/charts/chart-frame.tsx';
import { LineChart } from '../../../design-system/charts/line-chart.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { bareValue, shortMonth, spanText, unitBeside } from './report-words.ts';

interface ReportChartProps {
  series: ReportSeries;
  report: Report;
}

/** The chart shows a KPI over the year: months as a line beside last year, quarters and years as bars. */
export function ReportChart({ series, report }: ReportChartProps) {
  const { t, language } = useTranslate();
  const { kpi, points, granularity } = series;
  const text = (value: number | null, why: WithoutValue = 'missing') =>
    value === null ? t(`reporting.report.chart.without.${why}`) : bareValue(value, kpi, language);
  const marks = marksOf(series, report);
  const isLine = granularity === 'MONTH' && !isRare(series);
  const bars =
    granularity === 'QUARTER'
      ? quartersOf(series, (at) => t('reporting.report.chart.quarter', { quarter: at + 1 }))
      : yearsOf(series);
  const known = points.filter(({ value }) => value !== null).length;
  const ahead = points.findIndex(({ value, toCome }) => value === null && toCome);
  const comes = (from: number) =>
    from === -1 ? undefined : { from, word: t('reporting.report.chart.without.toCome') };
  const unit = unitBeside(kpi);
  return (
    <div data-wide={isLine || undefined} className="min-w-0">
      <ChartFrame
        title={
          <>
            <CatalogueText>{kpi.name}</CatalogueText>
            {/* The space does not break, because a unit alone in a line would belong to nothing. */}
            {unit && <Unit>{`,\u00a0${unit}`}</Unit>}
          </>
        }
        description={t(`reporting.report.chart.${isRare(series) ? 'YEAR' : granularity}`, {
          year: report.label,
        })}
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
                rows: points.map(({ period, value, previous, toCome }, at) => [
                  spanText(period, language),
                  text(value, toCome ? 'toCome' : whyWithout(marks[at])),
                  previous === null ? '–' : text(previous),
                ]),
              }
            : {
                columns: [t('reporting.report.chart.period'), kpi.name],
                rows: bars.map(({ label, value, toCome }) => [
                  label,
                  text(value, toCome ? 'toCome' : 'missing'),
                ]),
              }
        }
      >
        {isLine ? (
          <LineChart
            labels={points.map(({ period }) => shortMonth(period.start, language))}
            periods={points.map(({ period }) => spanText(period, language))}
            series={[{ label: report.label, tone: kpi.sector, values: points.map(({ value }) => value) }]}
            lastYear={
              points.some(({ previous }) => previous !== null)
                ? { label: report.previousYear.label, values: points.map(({ previous }) => previous) }
                : undefined
            }
            missing={points.flatMap(({ value, toCome }, index) =>
              value === null && !toCome && whyWithout(marks[index]) === 'missing' ? [index] : [],
            )}
            toCome={comes(ahead)}
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
            toCome={comes(bars.findIndex(({ value, toCome }) => value === null && toCome))}
            targetIsLimit={kpi.direction === 'LOWER'}
            tone={kpi.sector}
            formatValue={(value) => bareValue(value, kpi, language)}
          />
        )}
      </ChartFrame>
    </div>
  );
}

type WithoutValue = 'missing' | 'toCome' | 'within' | 'before';

/** These marks exist for a KPI that is entered by month. */
const marksOf = ({ kpi }: ReportSeries, { kpis }: Report): readonly MonthMark[] => {
  const coverage = kpis.find((row) => row.kpi.id === kpi.id)?.coverage;
  return coverage?.frequency === 'MONTH' ? coverage.marks : [];
};

/**
 * A month without a value need not be missing: it may belong to a bill over several months, or come before
 * the first record.
 */
const whyWithout = (mark: MonthMark | undefined): WithoutValue => {
  if (mark === 'BEFORE') return 'before';
  return mark === undefined || mark === 'OPEN' || mark === 'GAP' ? 'missing' : 'within';
};

/** A KPI that counts a few events a year would only alternate between none and one in a chart of months. */
const isRare = ({ kpi, granularity, points }: ReportSeries): boolean =>
  granularity === 'MONTH' &&
  kpi.aggregation === 'SUM' &&
  kpi.decimals === 0 &&
  points.every(({ value, previous }) => Math.max(value ?? 0, previous ?? 0) <= RARE);

const RARE = 5;

interface Bar {
  label: string;
  value: number | null;
  whole: boolean;
  toCome: boolean;
}

const yearsOf = ({ years }: ReportSeries): Bar[] =>
  years.map(({ label, value, whole }) => ({ label, value, whole, toCome: false }));

const quartersOf = ({ points }: ReportSeries, name: (at: number) => string): Bar[] =>
  points.map(({ value, toCome }, at) => ({ label: name(at), value, whole: !toCome, toCome }));

import type { Metric, Overview } from '@metra/contract/operations/operation-admin';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { ChartFrame } from '../../../design-system/charts/chart-frame.tsx';
import { LineChart } from '../../../design-system/charts/line-chart.tsx';
import { Sparkline } from '../../../design-system/charts/sparkline.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { formatBytes } from '../../../lib/formats/bytes.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney, formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { operationQueries, type Span } from '../operation.queries.ts';
import { metricLists } from './metric-lists.ts';

type ShownMetric = Overview['readings'][number];

/** A line takes two points: until then there is an axis that waits. */
const NO_LABELS = Array.from({ length: 12 }, () => '');

export function Metrics({ of: metrics }: { of: readonly ShownMetric[] }) {
  const { t } = useTranslate();
  const [chosen, choose] = useState<Metric | undefined>(undefined);
  const name = useId();
  const shown = metrics.find(({ reading }) => reading === chosen) ?? metrics[0];
  if (!shown) return null;
  return (
    <section aria-label={t('operation.overview.readings')} className="panel overflow-hidden">
      <div
        role="radiogroup"
        aria-label={t('operation.overview.readings')}
        className="grid grid-cols-2 lg:grid-cols-4"
      >
        {metrics.map((one, at) => (
          <Tile
            key={one.reading}
            of={one}
            name={name}
            isChosen={one === shown}
            onChoose={() => choose(one.reading)}
            className={at === metrics.length - 1 ? restOfRow(metrics.length) : undefined}
          />
        ))}
      </div>
      <Course key={shown.reading} of={shown} />
    </section>
  );
}

interface TileProps {
  of: ShownMetric;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  className?: string | undefined;
}

/** The last of so many takes what is left of its row, of two or of four. */
const restOfRow = (count: number) =>
  cx(
    count % 2 === 1 && 'max-lg:col-span-2',
    ['', 'lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2'][count % 4],
  );

function Tile({ of, name, isChosen, onChoose, className }: TileProps) {
  const { reading: metric, now, before, isStock, days } = of;
  const { t, language } = useTranslate();
  const format = (value: number | null) =>
    value === null ? t('operation.overview.notYet') : formatMetric(metric, value, language);
  return (
    <label
      className={cx(
        'focus-host relative grid cursor-pointer content-start gap-1 border-r border-b border-line p-4',
        isChosen && 'bg-current-value-soft',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="focus-quiet absolute inset-0 cursor-pointer appearance-none"
      />
      {isChosen && <span className="rule-yellow absolute inset-x-0 top-0 h-2" />}
      <span className="text-small text-text-soft">{t(`operation.reading.${metric}`)}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="type-value text-value-m">{format(now)}</span>
        {now !== null && (
          <span className="text-small">
            {t(isStock ? 'operation.overview.today' : 'operation.overview.inDays')}
          </span>
        )}
      </span>
      <span className="flex items-end justify-between gap-2">
        <span className="text-small text-text-muted">
          {before === null
            ? t('operation.overview.noBefore')
            : t(isStock ? 'operation.overview.daysAgo' : 'operation.overview.before', {
                value: format(before),
              })}
        </span>
        {days.length > 1 && <Sparkline values={days.map(({ value }) => value)} />}
      </span>
    </label>
  );
}

function Course({ of: { reading: metric, since } }: { of: ShownMetric }) {
  const { t, language } = useTranslate();
  const [span, setSpan] = useState<Span>('DAYS');
  const { data } = useQuery(operationQueries.series(metric, span));
  const points = data?.points ?? [];
  const title = t(`operation.reading.${metric}`);
  const labelOf = (day: string) =>
    span === 'DAYS'
      ? formatDate(day, language, 'short').replace(/,? \d{4}$/, '')
      : formatDate(day, language, 'short').replace(/^\d+\.? /, '');
  const labels = points.map(({ day }) => labelOf(day));
  const format = (value: number) => formatMetric(metric, value, language);
  return (
    <div className="p-5">
      <ChartFrame
        title={title}
        headingLevel={2}
        description={
          <>
            {since && t('operation.overview.countedSince', { day: formatDate(since, language) })}{' '}
            <FrameLink href={metricLists[metric]} className="link">
              {t('operation.overview.toList')}
            </FrameLink>
          </>
        }
        summary={t('operation.overview.chart', {
          title,
          first: labels[0] ?? '',
          last: labels.at(-1) ?? '',
          value: format(points.at(-1)?.value ?? 0),
        })}
        table={{
          columns: [t('operation.overview.period'), title],
          rows: points.map(({ value }, index) => [labels[index] ?? '', format(value)]),
        }}
        tools={
          <Segmented
            label={t('operation.overview.span')}
            value={span}
            onChange={setSpan}
            options={[
              { value: 'DAYS', label: t('operation.overview.span.DAYS') },
              { value: 'MONTHS', label: t('operation.overview.span.MONTHS') },
              { value: 'ALL', label: t('operation.overview.span.ALL') },
            ]}
          />
        }
        empty={
          data && points.length < 2
            ? {
                labels: NO_LABELS,
                title: t('operation.overview.justBegun'),
                text: t('operation.overview.soon'),
              }
            : undefined
        }
      >
        {points.length > 1 && (
          <LineChart
            labels={labels}
            series={[{ label: title, tone: 'neutral', values: points.map(({ value }) => value) }]}
            formatValue={format}
            axis="points"
            fromZero
            height={260}
          />
        )}
      </ChartFrame>
    </div>
  );
}

/** Money, bytes or a number, as it is read. */
function formatMetric(metric: Metric, value: number, language: Language): string {
  if (metric === 'INCOME' || metric === 'OPEN_INVOICES') return formatMoney(value, language);
  if (metric === 'STORAGE') return formatBytes(value, language);
  return formatNumber(value, language);
}

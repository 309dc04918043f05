import type { Sector } from '@metra/contract/core/primitives';
import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import { Link } from '@tanstack/react-router';
import { ArrowDownRight, ArrowRight, ArrowUpRight, CircleCheck } from 'lucide-react';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { StateText } from '../../../design-system/values/badge.tsx';
import { Tag } from '../../../design-system/values/tag.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { changeText } from '../../../domain/kpis/change-between.ts';
import { CompletenessNote } from '../../../domain/kpis/completeness-note.tsx';
import { asOfText, coverageText, missingText } from '../../../domain/kpis/completeness-text.ts';
import { KpiSparkline } from '../../../domain/kpis/kpi-sparkline.tsx';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { yearOf } from '../../../domain/tracking/period-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { isApproximate } from '../../../domain/tracking/value-quality.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LateSources } from '../late-sources.tsx';
import { QuestionNote } from './question-note.tsx';

export function KpiTable({ rows, sector }: { rows: readonly OverviewRow[]; sector: Sector }) {
  const { t } = useTranslate();
  return (
    <Table
      caption={t('company-data.table')}
      columns={useKpiColumns(sector)}
      rows={rows}
      rowKey={({ kpi }) => kpi.id}
    />
  );
}

export function useKpiColumns(sector: Sector): readonly Column<OverviewRow>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'name',
      header: t('company-data.column.kpi'),
      cell: ({ kpi }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/app/company-data/$sector/$kpiId"
            params={{ sector, kpiId: kpi.id }}
            className="font-medium underline-offset-3 hover:underline"
          >
            <CatalogueText>{kpi.name}</CatalogueText>
          </Link>
          {kpi.own && <Tag>{t('company-data.own')}</Tag>}
          {kpi.derived && <Tag>{t('company-data.computed')}</Tag>}
        </span>
      ),
    },
    {
      key: 'latest',
      header: t('company-data.column.latest'),
      align: 'end',
      narrow: 'value',
      cell: (row) => <Latest row={row} />,
    },
    {
      key: 'trend',
      header: t('company-data.column.trend'),
      align: 'end',
      cell: (row) => <Trend row={row} />,
    },
    {
      key: 'history',
      header: t('company-data.column.history'),
      narrow: 'chart',
      cell: ({ latest, sparkline }) => latest && <KpiSparkline points={sparkline} sector={sector} />,
    },
    {
      key: 'target',
      header: t('company-data.column.target'),
      align: 'end',
      narrow: 'hidden',
      cell: ({ kpi, target }) =>
        target?.target ? (
          <span className="grid justify-items-end py-1 leading-ui">
            <Value value={target.target.value} unit={unitOf(kpi)} decimals={kpi.decimals} />
            <span className="text-micro text-text-muted">{yearOf(target.target.date)}</span>
          </span>
        ) : (
          <span className="text-text-muted">–</span>
        ),
    },
    {
      key: 'missing',
      header: t('company-data.column.missing'),
      cell: ({ kpi, missing, latest, reason, year }) => {
        const [first] = missing;
        if (kpi.derived && (!latest || !year)) return null;
        if (!first && !latest)
          return (
            <span className="type-small text-text-muted">
              {t(reason ? `records.reason.${reason}` : 'company-data.unused')}
            </span>
          );
        const covered = year ? coverageText(year) : undefined;
        if (!first && covered)
          return (
            <span
              className="type-small text-text-soft"
              title={year ? missingText(year, language) : undefined}
            >
              {covered}
            </span>
          );
        if (!first)
          return (
            <StateText tone="success" icon={CircleCheck}>
              {t('company-data.complete')}
            </StateText>
          );
        return (
          <span className="grid justify-items-start">
            <Link
              to="/app/tracking/$category"
              params={{ category: kpi.category?.slug ?? 'other' }}
              search={{ kpi: kpi.id, year: yearOf(first.start) }}
              className="link type-small"
              title={missing.map((period) => spanText(period, language)).join(', ')}
            >
              {t('company-data.missing', { count: missing.length })}
            </Link>
            {covered && <span className="text-micro text-text-muted">{covered}</span>}
          </span>
        );
      },
    },
  ];
}

function Latest({ row: { kpi, latest, noResult, questionable, waitsFor } }: { row: OverviewRow }) {
  const { t, language } = useTranslate();
  if (!latest)
    return (
      <span className="text-text-muted" title={noResult ? t(`records.noResult.${noResult}`) : undefined}>
        –
      </span>
    );
  return (
    // On a phone a long unit takes a second line, so that all values stay beside their names and align.
    <span className="grid justify-items-end py-1 leading-ui max-sm:max-w-[18ch]">
      <b className="font-medium">
        <Value
          className="max-sm:text-balance max-sm:whitespace-normal!"
          value={latest.value}
          unit={unitOf(kpi)}
          decimals={kpi.decimals}
          approximate={isApproximate(latest.completeness.shares?.estimated)}
        />
      </b>
      <span className="text-micro text-text-muted">
        {asOfText(latest.period, kpi.frequency, today(), language)}
      </span>
      <CompletenessNote of={latest.completeness} className="text-micro text-text-soft" />
      {waitsFor.length > 0 && (
        <span className="grid justify-items-end text-micro text-text-soft">
          <LateSources sources={waitsFor} most={1} />
        </span>
      )}
      {questionable && (
        <Link
          to="/app/company-data/$sector/$kpiId"
          params={{ sector: kpi.sector, kpiId: kpi.id }}
          hash="origin-title"
          aria-label={t('company-data.questionableLabel', { name: plainTwo(kpi.name) })}
          className="underline-offset-3 hover:underline"
        >
          <QuestionNote />
        </Link>
      )}
    </span>
  );
}

/** An arrow shows the direction, and a word says whether it is good, so that nobody needs to see the colour. */
function Trend({ row: { trend, noTrend, kpi } }: { row: OverviewRow }) {
  const { t, language } = useTranslate();
  if (noTrend)
    return (
      <span className="type-small text-text-muted" title={t(`company-data.noTrend.${noTrend}`)}>
        {t('company-data.noTrend')}
        <span className="sr-only">: {t(`company-data.noTrend.${noTrend}`)}</span>
      </span>
    );
  if (!trend) return null;
  const { difference, verdict, against } = trend;
  const Icon = difference > 0 ? ArrowUpRight : difference < 0 ? ArrowDownRight : ArrowRight;
  return (
    <span
      className="inline-flex items-center gap-2 whitespace-nowrap data-[verdict=BETTER]:text-success-text data-[verdict=WORSE]:text-warning-text"
      data-verdict={verdict}
      title={t('company-data.against', { period: spanText(against, language) })}
    >
      <Icon size={16} aria-hidden="true" />
      <span>
        <Unit>{changeText(trend, kpi, language)}</Unit>
      </span>
      <span className="sr-only">{t(`company-data.verdict.${verdict}`)}</span>
    </span>
  );
}

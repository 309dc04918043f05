import type { Dashboard, DashboardKpi } from '@metra/contract/operations/my';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { SectorMark } from '../../design-system/pictures/sector-mark.tsx';
import { Table } from '../../design-system/table/table.tsx';
import type { Column } from '../../design-system/table/table-types.ts';
import { Unit } from '../../design-system/values/unit.tsx';
import { Value } from '../../design-system/values/value.tsx';
import { changeText } from '../../domain/kpis/change-between.ts';
import { CompletenessNote } from '../../domain/kpis/completeness-note.tsx';
import { asOfText } from '../../domain/kpis/completeness-text.ts';
import { KpiSparkline } from '../../domain/kpis/kpi-sparkline.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { DistanceText } from '../../domain/tracking/distance-text.tsx';
import { unitOf } from '../../domain/tracking/kpi-text.ts';
import { yearOf } from '../../domain/tracking/period-text.ts';
import { today } from '../../domain/tracking/today.ts';
import { isApproximate } from '../../domain/tracking/value-quality.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { EnterNext } from './enter-next.tsx';

/** The table shows the KPIs of the organisation's goals, and people enter the next value in it. */
export function KpisPanel({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslate();
  return (
    <section aria-labelledby="kpis-title" className="panel below-fold min-w-0 pb-2">
      <div className="flex items-baseline justify-between gap-4 px-6 pt-6 pb-3 max-sm:px-5">
        <h2 id="kpis-title" className="type-panel">
          {t('dashboard.kpis.title')}
        </h2>
        <Link to="/app/company-data" className="link type-small shrink-0">
          {t('dashboard.kpis.all')}
        </Link>
      </div>
      <Table
        caption={t('dashboard.kpis.title')}
        columns={useKpiColumns()}
        rows={dashboard.kpis}
        rowKey={({ kpi }) => kpi.id}
        empty={<EmptyState title={t('dashboard.kpis.empty')} text={t('dashboard.kpis.emptyText')} />}
      />
    </section>
  );
}

export function useKpiColumns(): readonly Column<DashboardKpi>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'name',
      header: t('dashboard.kpis.name'),
      wrap: true,
      cell: ({ kpi }) => (
        <span className="flex items-center gap-3">
          <SectorMark sector={kpi.sector} />
          <Link
            to="/app/company-data/$sector/$kpiId"
            params={{ sector: kpi.sector, kpiId: kpi.id }}
            className="font-medium underline-offset-3 hover:underline"
          >
            <CatalogueText>{kpi.name}</CatalogueText>
          </Link>
        </span>
      ),
    },
    {
      key: 'latest',
      header: t('dashboard.kpis.latest'),
      align: 'end',
      narrow: 'value',
      cell: (row) => <Latest row={row} />,
    },
    {
      key: 'history',
      header: t('dashboard.kpis.history'),
      narrow: 'hidden',
      // Below 1380 px two columns are narrow, so the trend takes a second line.
      wrap: true,
      cell: ({ kpi, sparkline, trend }) => (
        <span className="grid min-w-[96px] py-1 leading-ui xl:whitespace-nowrap">
          <KpiSparkline points={sparkline} sector={kpi.sector} />
          {trend && (
            <span className="text-micro text-text-muted">
              <Unit>{t('dashboard.kpis.trend', { change: changeText(trend, kpi, language) })}</Unit>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'target',
      header: t('dashboard.kpis.target'),
      align: 'end',
      narrow: 'detail',
      cell: (row) => <Target row={row} />,
    },
  ];
}

/** The cell shows the newest value and its period, or a button to enter the next value. */
function Latest({ row: { kpi, latest, open } }: { row: DashboardKpi }) {
  const { t, language } = useTranslate();
  const isWriter = useMayWrite();
  return (
    <span className="grid justify-items-end py-1 leading-ui">
      {latest ? (
        <b className="font-medium">
          <Value
            value={latest.value}
            unit={unitOf(kpi)}
            decimals={kpi.decimals}
            approximate={isApproximate(latest.completeness.shares?.estimated)}
          />
        </b>
      ) : (
        <span className="text-text-muted">{t('dashboard.kpis.none')}</span>
      )}
      {latest && (
        <>
          <span className="text-micro text-text-muted">
            {asOfText(latest.period, kpi.frequency, today(), language)}
          </span>
          <CompletenessNote of={latest.completeness} className="text-micro text-text-soft" />
        </>
      )}
      {open && isWriter && <EnterNext kpi={kpi} open={open} />}
    </span>
  );
}

/** The cell shows the target, and the distance from the expected value. */
function Target({ row: { kpi, target, distance } }: { row: DashboardKpi }) {
  const { t } = useTranslate();
  if (!target?.target)
    return <span className="type-small text-text-muted">{t('dashboard.kpis.noTarget')}</span>;
  return (
    <span className="grid justify-items-end py-1 leading-ui max-sm:justify-items-start">
      <span>
        <Value value={target.target.value} unit={unitOf(kpi)} decimals={kpi.decimals} />{' '}
        <span className="text-micro text-text-muted">{yearOf(target.target.date)}</span>
      </span>
      <span className="text-micro text-text-muted">
        {distance === null ? t('dashboard.kpis.noDistance') : <DistanceText distance={distance} />}
      </span>
    </span>
  );
}

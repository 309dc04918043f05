import type { GoalKpi, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { Value } from '../../../design-system/values/value.tsx';
import { actualPeriodText, lackOfActual } from '../../../domain/tracking/actual-period.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { GoalStatusText } from '../../../domain/tracking/goal-status-text.tsx';
import { kpiText, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { periodText } from '../../../domain/tracking/period-text.ts';
import { estimatedShareText, isApproximate } from '../../../domain/tracking/value-quality.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { KpiChart } from './kpi-chart.tsx';
import { leadingKpi } from './leading-kpi.ts';
import { Recalculations } from './recalculations.tsx';

interface KpiPanelProps {
  goal: TrackableGoal;
  /** A value is proposed as the baseline. */
  onEdit: (kpiId: number, start?: number) => void;
  onLead: () => void;
}

/** The table lists all KPIs of the goal, and the chart shows one of them. */
export function KpiPanel({ goal, onEdit, onLead }: KpiPanelProps) {
  const { t } = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  const columns = useColumns(goal, { onShow: setChosen, onEdit });
  const shown = goal.kpis.find(({ kpiId }) => kpiId === chosen) ?? leadingKpi(goal);
  return (
    <section aria-labelledby="kpis-title" className="panel min-w-0">
      <div className="p-6 max-sm:p-5">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="kpis-title" className="type-panel">
            {t('goals.kpis.title')}
          </h2>
          {goal.active && goal.kpis.length > 1 && (
            <ForWriters>
              <Button variant="quiet" size="sm" className="-mr-2" onClick={onLead}>
                {t('goals.kpis.lead')}
              </Button>
            </ForWriters>
          )}
        </div>
        {shown ? (
          <KpiChart goal={goal} kpi={shown} onEdit={() => onEdit(shown.kpiId)} />
        ) : (
          <EmptyState sector={goal.sector} title={t('goals.kpis.empty')} text={t('goals.kpis.emptyText')} />
        )}
        {goal.active && <Recalculations goalId={goal.id} onRecalculate={onEdit} />}
      </div>
      {goal.kpis.length > 0 && (
        <Table
          caption={t('goals.kpis.caption')}
          columns={columns}
          rows={goal.kpis}
          rowKey={({ kpiId }) => kpiId}
          isMarked={({ kpiId }) => goal.kpis.length > 1 && kpiId === shown?.kpiId}
        />
      )}
    </section>
  );
}

interface Actions {
  onShow: (kpiId: number) => void;
  onEdit: (kpiId: number) => void;
}

function useColumns(goal: TrackableGoal, { onShow, onEdit }: Actions): readonly Column<GoalKpi>[] {
  const { t, language } = useTranslate();
  const columns: Column<GoalKpi>[] = [
    {
      key: 'name',
      header: t('goals.kpis.name'),
      cell: (kpi) => (
        <button
          type="button"
          className="rounded-chip text-left font-medium underline-offset-3 hover:underline"
          onClick={() => onShow(kpi.kpiId)}
        >
          <CatalogueText>{kpi.name}</CatalogueText>
          {kpi.kpiId === goal.leadingKpiId && goal.kpis.length > 1 && (
            <span className="block text-micro text-text-muted">{t('goals.kpis.leading')}</span>
          )}
        </button>
      ),
    },
    {
      key: 'baseline',
      header: t('goals.kpis.baseline'),
      align: 'end',
      narrow: 'hidden',
      cell: (kpi) => (
        <ValueAt
          kpi={kpi}
          value={kpi.baseline?.value}
          when={kpi.baseline && periodText(kpi.baseline.period, language)}
          remark={
            kpi.baseline?.changed &&
            t('goals.kpis.recalculated', {
              date: formatDate(kpi.baseline.changed.at, language),
              before: kpiText(kpi.baseline.changed.valueBefore, kpi, language),
            })
          }
        />
      ),
    },
    {
      key: 'actual',
      header: t('goals.kpis.actual'),
      align: 'end',
      narrow: 'value',
      cell: (kpi) => (
        <ValueAt
          kpi={kpi}
          value={kpi.actual?.value}
          approximate={isApproximate(kpi.actual?.estimatedShare)}
          when={kpi.actual && actualPeriodText(kpi, kpi.actual, language)}
          remark={kpi.actual && lackOfActual(kpi.actual)}
          quality={estimatedShareText(kpi.actual?.estimatedShare, language)}
        />
      ),
    },
    {
      key: 'target',
      header: t('goals.kpis.target'),
      align: 'end',
      narrow: 'hidden',
      cell: (kpi) => (
        <ValueAt
          kpi={kpi}
          value={kpi.target?.value}
          when={kpi.target && formatDate(kpi.target.date, language, 'month')}
        />
      ),
    },
    {
      key: 'progress',
      header: t('goals.kpis.progress'),
      align: 'end',
      cell: (kpi) => (
        <span className="grid justify-items-end gap-1 py-1 max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:py-0">
          {kpi.progress !== null && <span>{formatPercent(kpi.progress, language, { decimals: 0 })}</span>}
          <GoalStatusText goal={kpi} kpi={kpi} />
        </span>
      ),
    },
  ];
  const detail: Column<GoalKpi> = {
    key: 'detail',
    header: t('goals.kpis.detailShort'),
    headerHidden: true,
    narrow: 'hidden',
    cell: (kpi) => (
      <FrameLink
        href={`/app/company-data/${goal.sector}/${kpi.kpiId}`}
        aria-label={t('goals.kpis.detail', { name: kpi.name })}
        className="link type-small"
      >
        {t('goals.kpis.detailShort')}
      </FrameLink>
    ),
  };
  if (!goal.active) return [...columns, detail];
  return [
    ...columns,
    detail,
    {
      key: 'edit',
      header: t('goals.kpis.editShort'),
      headerHidden: true,
      narrow: 'action',
      cell: (kpi) => (
        <ForWriters>
          <IconButton
            size="sm"
            label={t('goals.kpis.edit', { name: kpi.name })}
            icon={<PencilLine size={16} aria-hidden="true" />}
            onClick={() => onEdit(kpi.kpiId)}
          />
        </ForWriters>
      ),
    },
  ];
}

interface ValueAtProps {
  kpi: GoalKpi;
  value: number | undefined;
  approximate?: boolean;
  when: string | null;
  /** The remark qualifies the value. */
  remark?: string | null | undefined | false;
  quality?: string | undefined;
}

/** A longer unit may take a second line. Shorter ones such as `t CO2e` stay beside their number. */
const LONG_UNIT = 8;

function ValueAt({ kpi, value, approximate = false, when, remark, quality }: ValueAtProps) {
  return (
    <span className="ml-auto grid max-w-[17ch] justify-items-end py-1 text-right leading-ui">
      {/* A long unit or remark takes a second line, so that status and actions stay visible. */}
      <Value
        value={value}
        unit={unitOf(kpi)}
        decimals={kpi.decimals}
        missing="dash"
        approximate={approximate}
        className={unitOf(kpi).length > LONG_UNIT ? 'whitespace-normal!' : undefined}
      />
      {when && <span className="text-micro text-text-muted">{when}</span>}
      {remark && <span className="text-micro whitespace-normal text-warning-text">{remark}</span>}
      {quality && <span className="text-micro whitespace-normal text-text-soft">{quality}</span>}
    </span>
  );
}

import type { Dashboard } from '@metra/contract/operations/my';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '../../design-system/buttons/button.tsx';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { SectorMark } from '../../design-system/pictures/sector-mark.tsx';
import { Table } from '../../design-system/table/table.tsx';
import type { Column } from '../../design-system/table/table-types.ts';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { MeasureStateText } from '../../domain/tracking/measure-state-text.tsx';
import { isUnfinished } from '../../domain/tracking/measure-states.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { byUrgency } from './next-measure.ts';

type Goal = Dashboard['goals'][number];

interface Row {
  goal: Goal;
  measure: Goal['measures'][number];
}

interface MeasuresPanelProps {
  goals: Dashboard['goals'];
  shown: number;
}

/** The measures of the strategy are listed by urgency. */
export function MeasuresPanel({ goals, shown }: MeasuresPanelProps) {
  const { t } = useTranslate();
  const [all, setAll] = useState(false);
  const rows = goals
    .flatMap((goal) => goal.measures.map((measure) => ({ goal, measure })))
    .toSorted((a, b) => byUrgency(a.measure, b.measure));
  // A measure without a date is not planned yet.
  const undated = rows.find(({ measure }) => isUnfinished(measure.state) && measure.dueOn === null);
  return (
    <section aria-labelledby="measures-title" className="panel below-fold min-w-0 pb-2">
      <div className="flex items-baseline justify-between gap-4 px-6 pt-6 pb-3 max-sm:px-5">
        <h2 id="measures-title" className="type-panel">
          {t('dashboard.measures.title')}
        </h2>
        <span className="flex flex-wrap justify-end gap-x-2">
          {rows.length > shown && (
            <Button variant="quiet" size="sm" onClick={() => setAll(!all)}>
              {all
                ? t('dashboard.measures.showFewer')
                : t('dashboard.measures.showAll', { count: rows.length })}
            </Button>
          )}
          {undated && (
            <ButtonLink
              variant="quiet"
              size="sm"
              className="-mr-2"
              render={
                <Link
                  to="/app/dashboard/goals/$goalId"
                  params={{ goalId: undated.goal.id }}
                  hash={`plan-${undated.measure.id}`}
                />
              }
            >
              {t('dashboard.action.plan')}
            </ButtonLink>
          )}
        </span>
      </div>
      <Table
        caption={t('dashboard.measures.title')}
        columns={useMeasureColumns()}
        rows={all ? rows : rows.slice(0, shown)}
        rowKey={({ measure }) => measure.id}
        empty={<EmptyState title={t('dashboard.measures.empty')} text={t('dashboard.measures.emptyText')} />}
      />
    </section>
  );
}

function useMeasureColumns(): readonly Column<Row>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'name',
      header: t('dashboard.measures.name'),
      cell: ({ goal, measure }) => (
        <span className="flex items-center gap-3">
          <SectorMark sector={goal.sector} />
          <Link
            to="/app/dashboard/goals/$goalId"
            params={{ goalId: goal.id }}
            hash={`measure-${measure.id}`}
            className="font-medium underline-offset-3 hover:underline"
          >
            <CatalogueText>{measure.name}</CatalogueText>
          </Link>
        </span>
      ),
    },
    {
      key: 'goal',
      header: t('dashboard.measures.goal'),
      narrow: 'hidden',
      wrap: true,
      cell: ({ goal }) => (
        <span className="text-text-muted">
          <CatalogueText>{goal.name}</CatalogueText>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('dashboard.measures.state'),
      narrow: 'detail',
      cell: ({ measure }) => <MeasureStateText state={measure.state} overdue={measure.overdue} />,
    },
    {
      key: 'due',
      header: t('dashboard.measures.due'),
      align: 'end',
      narrow: 'detail',
      cell: ({ measure }) =>
        measure.dueOn ? formatDate(measure.dueOn, language, 'short') : <span aria-hidden="true">–</span>,
    },
  ];
}

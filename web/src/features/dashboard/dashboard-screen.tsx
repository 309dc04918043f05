import type { Dashboard } from '@metra/contract/operations/my';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { fetchWhenReached } from '../../design-system/behaviour/fetch-when-reached.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ActivityPanel } from './activity-panel.tsx';
import { columnBalance } from './column-balance.ts';
import { dashboardQueries } from './dashboard.queries.ts';
import { DashboardActions } from './dashboard-actions.tsx';
import type { DashboardDialog } from './dashboard-dialogs.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FirstSteps } from './first-steps.tsx';
import { GoalCards } from './goal-cards.tsx';
import { KpisPanel } from './kpis-panel.tsx';
import { MeasuresPanel } from './measures-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { StatementHead } from './statement-head.tsx';
import { TasksPanel } from './tasks-panel.tsx';

const loadDialogs = () => import('./dashboard-dialogs.tsx');
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).DashboardDialogs }));

export function DashboardScreen() {
  const { t } = useTranslate();
  const query = useQuery(dashboardQueries.all());
  if (query.data) return <Overview dashboard={query.data} />;
  if (query.error)
    return (
      <div className="wrap py-16">
        <LoadError
          title={t('dashboard.error.title')}
          text={t('dashboard.error.text')}
          query={query}
          headingLevel={1}
        />
      </div>
    );
  return <DashboardSkeleton />;
}

function Overview({ dashboard }: { dashboard: Dashboard }) {
  const [dialog, setDialog] = useState<DashboardDialog | null>(null);
  // A dialog that was open once stays mounted, so that it can animate its closing.
  const [wasOpened, setOpened] = useState(false);
  const balance = columnBalance(dashboard);
  function ask(next: DashboardDialog) {
    setOpened(true);
    setDialog(next);
  }
  return (
    <div className="wrap" {...fetchWhenReached(loadDialogs)}>
      <StatementHead dashboard={dashboard} actions={<DashboardActions dashboard={dashboard} onAsk={ask} />} />
      <FirstSteps dashboard={dashboard} />
      <GoalCards goals={dashboard.goals} onAddGoal={(sector) => ask({ kind: 'addGoal', sector })} />
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        {/* The panels of the shorter column share the difference in height, so that both columns end on one line. */}
        <div className="contents lg:grid lg:min-w-0 lg:gap-6">
          <KpisPanel dashboard={dashboard} />
          <MeasuresPanel goals={dashboard.goals} shown={balance.measures} />
        </div>
        <div className="contents lg:grid lg:min-w-0 lg:grid-rows-[auto_1fr] lg:gap-6">
          <TasksPanel dashboard={dashboard} />
          <ProgressPanel measures={dashboard.measures} size={balance.progress} />
          {balance.activity === 'beside' && <ActivityPanel activity={dashboard.activity} isBeside />}
        </div>
        {balance.activity === 'below' && <ActivityPanel activity={dashboard.activity} />}
      </div>
      {wasOpened && (
        <Suspense>
          <Dialogs dashboard={dashboard} dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}

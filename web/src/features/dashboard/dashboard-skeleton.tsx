import '../../design-system/charts/charts.css';
import '../../design-system/charts/scale.css';
import { cx } from '../../design-system/behaviour/cx.ts';
import { ScaleTicks } from '../../design-system/charts/scale-ticks.tsx';
import {
  Skeleton,
  SkeletonBlock,
  SkeletonButton,
  SkeletonLine,
  SkeletonText,
} from '../../design-system/feedback/skeleton.tsx';
import { Table } from '../../design-system/table/table.tsx';
import { SectorLabel } from '../../design-system/values/tag.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './goal-cards.module.css';
import { useKpiColumns } from './kpis-panel.tsx';

export function DashboardSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap">
      <div className="page-head py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:pt-12 sm:pb-10">
        <div>
          <div className="mb-4 text-small">
            <SkeletonLine className="w-[260px]" />
          </div>
          <h1 className="sr-only">{t('common.navigation.overview')}</h1>
          <div className="type-display max-w-[24em]">
            <SkeletonLine className="w-[90%] sm:w-[78%]" />
            <SkeletonLine className="w-[40%] sm:hidden" />
            <SkeletonLine className="w-[92%] sm:w-[64%]" />
            <SkeletonLine className="w-[70%] sm:hidden" />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <SkeletonButton className="w-(--control)" />
          <SkeletonButton withIcon className="max-sm:flex-auto">
            {t('dashboard.action.addGoal')}
          </SkeletonButton>
          <SkeletonButton withIcon className="max-sm:flex-auto">
            {t('dashboard.action.record')}
          </SkeletonButton>
        </div>
      </div>
      <div className={cx(styles.cards, 'panel')}>
        {(['e', 's', 'g'] as const).map((sector) => (
          <div key={sector} className={styles.card}>
            <div className={styles.picture}>
              <SkeletonBlock className="h-full rounded-none" />
            </div>
            <div className={styles.body}>
              <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <SectorLabel sector={sector}>{t(`common.sectorLong.${sector}`)}</SectorLabel>
              </p>
              <div className="type-h2 mt-2 text-[1.3125rem]">
                <SkeletonLine className="w-[72%]" />
              </div>
              <div className="mt-5">
                <div className="text-[3.25rem] leading-[1.1]">
                  <SkeletonLine className="w-[46%]" />
                </div>
                <div className="type-small mt-2 grid gap-1">
                  <SkeletonLine className="w-[60%]" />
                  <SkeletonLine className="w-[40%]" />
                </div>
              </div>
              <div className="mt-4 grid h-[103px] content-start">
                <div className="scale-drawing">
                  <div className="scale-track" />
                </div>
                <ScaleTicks />
              </div>
              <div className="type-small mt-3">
                <SkeletonLine className="w-[52%]" />
              </div>
            </div>
            <div className="border-t border-line px-5 py-4 leading-ui sm:px-6">
              <SkeletonLine className="w-[70%]" />
              <div className="text-small">
                <SkeletonLine className="w-[44%]" />
              </div>
            </div>
          </div>
        ))}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <KpisSkeleton />
        <TasksSkeleton />
      </div>
    </Skeleton>
  );
}

function KpisSkeleton() {
  const { t } = useTranslate();
  return (
    <section className="panel min-w-0 pb-2">
      <div className="flex items-baseline justify-between gap-4 px-6 pt-6 pb-3 max-sm:px-5">
        <h2 className="type-panel">{t('dashboard.kpis.title')}</h2>
      </div>
      <Table
        caption={t('dashboard.kpis.title')}
        columns={useKpiColumns()}
        rows={[]}
        rowKey={({ kpi }) => kpi.id}
        loading
        skeletonRows={8}
      />
    </section>
  );
}

function TasksSkeleton() {
  const { t } = useTranslate();
  return (
    <section className="panel max-lg:order-first p-6 max-sm:p-5">
      <h2 className="type-panel">{t('dashboard.tasks.title')}</h2>
      <ul className="mt-5">
        {[1, 2, 3, 4, 5].map((task) => (
          <li
            key={task}
            className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-4 border-t border-line py-4 last:pb-0"
          >
            <SkeletonBlock className="h-[44px]" />
            <SkeletonText lines={2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

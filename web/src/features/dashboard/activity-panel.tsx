import type { Dashboard } from '@metra/contract/operations/my';
import { cx } from '../../design-system/behaviour/cx.ts';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { ActivityList } from '../../domain/tracking/activity-list.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The panel shows the latest activities. Each goal has its whole history. */
const HALF = 3;

interface ActivityPanelProps extends Pick<Dashboard, 'activity'> {
  isBeside?: boolean;
}

export function ActivityPanel({ activity, isBeside = false }: ActivityPanelProps) {
  const { t } = useTranslate();
  return (
    <section
      aria-labelledby="activity-title"
      className={cx('panel below-fold p-6 max-sm:p-5', !isBeside && 'lg:col-span-2')}
    >
      <h2 id="activity-title" className="type-panel mb-5">
        {t('dashboard.activity.title')}
      </h2>
      {activity.length === 0 ? (
        <EmptyState title={t('dashboard.activity.empty')} text={t('dashboard.activity.emptyText')} />
      ) : (
        <div className={cx('grid gap-x-10 gap-y-4', !isBeside && 'lg:grid-cols-2')}>
          <ActivityList activities={activity.slice(0, HALF)} />
          {activity.length > HALF && <ActivityList activities={activity.slice(HALF, 2 * HALF)} />}
        </div>
      )}
    </section>
  );
}

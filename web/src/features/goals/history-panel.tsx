import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../design-system/buttons/button.tsx';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { Skeleton, SkeletonText } from '../../design-system/feedback/skeleton.tsx';
import { ActivityList } from '../../domain/tracking/activity-list.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { goalQueries } from './goals.queries.ts';

export function HistoryPanel({ goalId }: { goalId: number }) {
  const { t } = useTranslate();
  return (
    <section aria-labelledby="history-title" className="panel min-w-0 p-5 md:p-6 col-start-1">
      <h2 id="history-title" className="type-panel mb-5">
        {t('goals.history.title')}
      </h2>
      <History goalId={goalId} />
    </section>
  );
}

function History({ goalId }: { goalId: number }) {
  const { t } = useTranslate();
  const query = useInfiniteQuery(goalQueries.history(goalId));
  if (query.isPending)
    return (
      <Skeleton>
        <SkeletonText lines={6} />
      </Skeleton>
    );
  if (!query.data) return <LoadError title={t('goals.history.error')} query={query} />;
  const activities = query.data.pages.flatMap(({ items }) => items);
  if (activities.length === 0) return <EmptyState title={t('goals.history.empty')} />;
  return (
    <>
      <ActivityList activities={activities} />
      {query.hasNextPage && (
        <Button
          size="sm"
          className="mt-4"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('goals.history.more')}
        </Button>
      )}
    </>
  );
}

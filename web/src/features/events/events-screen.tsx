import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../design-system/buttons/button.tsx';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { Segmented } from '../../design-system/fields/segmented.tsx';
import { Pagination } from '../../design-system/navigation/pagination.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { EventEntry } from './event-entry.tsx';
import { EVENTS_PAGE_SIZE, eventQueries } from './events.queries.ts';
import { EventsSkeleton } from './events-skeleton.tsx';
import { useMarkSeen } from './use-mark-seen.ts';

/** All notifications, newest first, in pages. */
export function EventsScreen() {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const { page = 1, unseen = false } = useSearch({ from: '/app/main/events' });
  const found = useQuery(eventQueries.page(page - 1, unseen));
  const { data, error } = found;
  const { markOne, markAll, isMarkingAll } = useMarkSeen();

  if (!data && !error) return <EventsSkeleton />;

  const show = (search: { page?: number; unseen?: true }) => navigate({ to: '/app/events', search });

  return (
    <div className="wrap grid max-w-[calc(52rem+2*var(--gutter))] gap-6 pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h1>{t('events.title')}</h1>
          {data && (
            <p className="text-text-soft">
              {data.unseen === 0 ? t('events.allSeen') : t('events.countUnseen', { count: data.unseen })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('events.filter')}
            options={[
              { value: 'all', label: t('events.filterAll') },
              { value: 'unseen', label: t('events.filterUnseen') },
            ]}
            value={unseen ? 'unseen' : 'all'}
            onChange={(chosen) => show(chosen === 'unseen' ? { unseen: true } : {})}
          />
          {data && data.unseen > 0 && markAll && (
            <Button loading={isMarkingAll} onClick={markAll}>
              {t('events.markAllSeen')}
            </Button>
          )}
        </div>
      </header>
      {data && data.items.length > 0 && (
        <ul className="panel overflow-hidden">
          {data.items.map((event) => (
            <EventEntry key={event.id} event={event} onSeen={markOne} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <div className="panel">
          <EmptyState
            headingLevel={2}
            title={t(unseen ? 'events.noneUnseen' : 'events.none')}
            text={t('events.noneText')}
          />
        </div>
      )}
      {!data && error && <LoadError headingLevel={2} title={t('events.unavailable')} query={found} />}
      {data && (
        <Pagination
          page={page}
          pageSize={EVENTS_PAGE_SIZE}
          total={data.total}
          onChange={(next) =>
            show({ ...(next > 1 && { page: next }), ...(unseen && { unseen: true as const }) })
          }
        />
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../design-system/buttons/button.tsx';
import { Segmented } from '../../design-system/fields/segmented.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PagedList } from '../../lib/paged-list/paged-list.tsx';
import { usePage } from '../../lib/paged-list/use-page.ts';
import { EventEntry } from './event-entry.tsx';
import { eventQueries } from './events.queries.ts';
import { EventsSkeleton } from './events-skeleton.tsx';
import { useMarkSeen } from './use-mark-seen.ts';

export function EventsScreen() {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const { unseen = false } = useSearch({ from: '/app/main/events' });
  const list = usePage();
  const found = useQuery(eventQueries.page(list.page, unseen));
  const { data, error } = found;
  const { markOne, markAll, isMarkingAll } = useMarkSeen();

  if (!data && !error) return <EventsSkeleton />;

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
            onChange={(chosen) =>
              void navigate({ to: '.', search: chosen === 'unseen' ? { unseen: true } : {} })
            }
          />
          {data && data.unseen > 0 && markAll && (
            <Button loading={isMarkingAll} onClick={markAll}>
              {t('events.markAllSeen')}
            </Button>
          )}
        </div>
      </header>
      <PagedList
        {...list}
        query={found}
        errorTitle={t('events.unavailable')}
        empty={{ title: t(unseen ? 'events.noneUnseen' : 'events.none'), text: t('events.noneText') }}
      >
        {(rows) => (
          <ul className="panel overflow-hidden">
            {rows.map((event) => (
              <EventEntry key={event.id} event={event} onSeen={markOne} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

import { Popover } from '@base-ui/react/popover';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../design-system/buttons/button.tsx';
import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { EventEntry } from './event-entry.tsx';
import { eventQueries } from './events.queries.ts';
import { useMarkSeen } from './use-mark-seen.ts';

export function EventPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslate();
  const latest = useQuery(eventQueries.latest());
  const { data, error } = latest;
  const { markOne, markAll, isMarkingAll } = useMarkSeen();
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
        <Popover.Title className="type-h3">{t('events.title')}</Popover.Title>
        {data && data.unseen > 0 && markAll && (
          <Button variant="quiet" size="sm" loading={isMarkingAll} onClick={markAll}>
            {t('events.markAllSeen')}
          </Button>
        )}
      </div>
      <div className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain">
        {data?.items.length === 0 && <p className="px-5 py-6 text-text-muted">{t('events.none')}</p>}
        {data && (
          <ul>
            {data.items.map((event) => (
              <EventEntry key={event.id} event={event} onSeen={markOne} onFollow={onLeave} />
            ))}
          </ul>
        )}
        {!data && !error && (
          <Skeleton className="px-5 py-2">
            <SkeletonRows rows={3} />
          </Skeleton>
        )}
        {!data && error && (
          <div className="p-5">
            <LoadError title={t('events.unavailable')} query={latest} />
          </div>
        )}
      </div>
      <div className="border-t border-line px-5 py-1">
        <FrameLink href="/app/events" className="link inline-flex min-h-10 items-center" onClick={onLeave}>
          {t('events.all')}
        </FrameLink>
      </div>
    </>
  );
}

import type { NotificationEvent } from '@metra/contract/operations/account';
import { Check } from 'lucide-react';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { formatDateTime } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { sameSitePath } from '../../lib/site/same-site-path.ts';

interface EventEntryProps {
  event: NotificationEvent;
  onSeen: ((id: number) => void) | undefined;
  onFollow?: (() => void) | undefined;
}

/** A yellow bar marks notifications that nobody has seen yet. */
export function EventEntry({ event, onSeen, onFollow }: EventEntryProps) {
  const { t, language } = useTranslate();
  const path = sameSitePath(event.link);

  function follow() {
    if (!event.seen) onSeen?.(event.id);
    onFollow?.();
  }

  return (
    <li
      data-unseen={!event.seen || undefined}
      className="relative flex items-start gap-2 border-b border-line py-4 pr-2 pl-5 last:border-b-0 data-unseen:before:absolute data-unseen:before:inset-y-0 data-unseen:before:left-0 data-unseen:before:w-1 data-unseen:before:bg-current-value"
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <p className={event.seen ? 'leading-ui font-medium text-text-soft' : 'leading-ui font-strong'}>
          {!event.seen && <span className="sr-only">{t('events.unseen')} </span>}
          {path ? (
            <FrameLink href={path} className="link" onClick={follow}>
              {event.title}
            </FrameLink>
          ) : (
            event.title
          )}
        </p>
        {event.text && <p className="text-small text-text-soft [overflow-wrap:anywhere]">{event.text}</p>}
        <p className="text-micro text-text-muted">
          <time dateTime={event.createdAt}>{formatDateTime(event.createdAt, language, 'short')}</time>
        </p>
      </div>
      {!event.seen && onSeen && (
        <IconButton
          size="sm"
          label={t('events.markSeen', { title: event.title })}
          icon={<Check size={18} aria-hidden="true" />}
          onClick={() => onSeen(event.id)}
        />
      )}
    </li>
  );
}

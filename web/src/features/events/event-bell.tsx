import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { usePart } from '../../design-system/behaviour/use-part.ts';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { eventQueries } from './events.queries.ts';

const loadPopover = () => import('./event-popover.tsx');

/** A yellow dot marks new notifications, and the bell opens a panel with the newest. */
export function EventBell() {
  const { t } = useTranslate();
  const { part, whenReached, ask } = usePart(loadPopover);
  const { data } = useQuery(eventQueries.latest());
  const unseen = data?.unseen ?? 0;
  const bell = {
    label: unseen > 0 ? t('events.bellUnseen', { count: unseen }) : t('events.title'),
    icon: <Bell size={20} aria-hidden="true" />,
    marked: unseen > 0,
  };
  if (part) return <part.EventPopover trigger={<IconButton {...bell} />} />;
  return <IconButton {...bell} {...whenReached} aria-haspopup="dialog" aria-expanded={false} onClick={ask} />;
}

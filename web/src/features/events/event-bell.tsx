import { Popover } from '@base-ui/react/popover';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../design-system/cx.ts';
import { IconButton } from '../../design-system/icon-button.tsx';
import { POPUP_OFFSET, popupLayer } from '../../design-system/popup-style.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { EventPanel } from './event-panel.tsx';
import { eventQueries } from './events.queries.ts';

/** The bell in the header: a yellow dot when something new waits, and a panel with the newest. */
export function EventBell() {
  const { t } = useTranslate();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(eventQueries.latest());
  const unseen = data?.unseen ?? 0;
  const label = unseen > 0 ? t('events.bellUnseen', { count: unseen }) : t('events.title');
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        render={<IconButton label={label} icon={<Bell size={20} aria-hidden="true" />} marked={unseen > 0} />}
      />
      <Popover.Portal>
        <Popover.Positioner
          className={popupLayer}
          sideOffset={POPUP_OFFSET}
          align="end"
          collisionPadding={12}
        >
          <Popover.Popup className={cx('popup w-[350px] max-w-(--available-width) overflow-hidden')}>
            <EventPanel onLeave={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

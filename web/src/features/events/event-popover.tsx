import { Popover } from '@base-ui/react/popover';
import { type ReactElement, useState } from 'react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { POPUP_OFFSET, popupLayer } from '../../design-system/layers/popup-style.ts';
import { EventPanel } from './event-panel.tsx';

/** The panel loads when the bell is pressed and is open from the start. */
export function EventPopover({ trigger }: { trigger: ReactElement }) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
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

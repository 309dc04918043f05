import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { POPUP_OFFSET, popupLayer } from './popup-style.ts';

export interface PopoverProps {
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Screen readers read it. */
  label: string;
  align?: 'start' | 'end';
  onClose?: () => void;
  className?: string | undefined;
  children: (close: () => void) => ReactNode;
}

export function Popover({ trigger, label, align = 'start', onClose, className, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  function change(next: boolean) {
    setOpen(next);
    if (!next) onClose?.();
  }
  return (
    <BasePopover.Root open={open} onOpenChange={change}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={popupLayer}
          sideOffset={POPUP_OFFSET}
          align={align}
          collisionPadding={12}
        >
          <BasePopover.Popup
            aria-label={label}
            className={cx(
              'popup max-h-(--available-height) max-w-(--available-width) overflow-y-auto',
              className,
            )}
          >
            {children(() => change(false))}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

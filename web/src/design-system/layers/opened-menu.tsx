import { Menu as BaseMenu } from '@base-ui/react/menu';
import { cx } from '../behaviour/cx.ts';
import type { MenuProps } from './menu.tsx';
import { listPopup, POPUP_OFFSET, popupLayer } from './popup-style.ts';

const { Item, LinkItem, Group, GroupLabel, RadioGroup, RadioItem, RadioItemIndicator, Separator } = BaseMenu;

export const menuParts = {
  Item,
  LinkItem,
  Group,
  GroupLabel,
  RadioGroup,
  RadioItem,
  RadioItemIndicator,
  Separator,
};

/** It opens at once, because its button was already pressed. */
export function OpenedMenu({ trigger, align, children }: Required<MenuProps>) {
  return (
    <BaseMenu.Root defaultOpen>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={popupLayer} sideOffset={POPUP_OFFSET} align={align}>
          <BaseMenu.Popup
            className={cx(listPopup, 'max-h-(--available-height) min-w-[208px] overflow-y-auto p-1')}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

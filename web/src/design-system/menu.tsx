import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { listPopup, POPUP_OFFSET, popupLayer } from './popup-style.ts';

export interface MenuProps {
  /** The button that opens it, for example an `IconButton` or a `Button`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * Actions on something, opened from a button. A page shows many and few are opened, so each is made when its button is
 * first pressed.
 */
export function Menu({ trigger, ...menu }: MenuProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <OpenedMenu trigger={trigger} {...menu} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setAsked(true),
    onKeyDown: ({ key }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') setAsked(true);
    },
  });
}

function OpenedMenu({ trigger, align = 'end', children }: MenuProps) {
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

export interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <BaseMenu.Item disabled={disabled} onClick={onSelect} className={cx(row, danger && 'text-danger-text')}>
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

export interface MenuLinkProps {
  icon?: ReactNode;
  /** The router's link. */
  render?: ReactElement;
  href?: string;
  children: ReactNode;
}

export function MenuLink({ icon, render, href, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem
      {...(render ? { render } : {})}
      href={href}
      closeOnClick
      className={cx(row, 'no-underline')}
    >
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}

export interface MenuRadioProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice inside a menu: language, theme, order. */
export function MenuRadio<Value extends string>({ label, options, value, onChange }: MenuRadioProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-micro text-text-muted">{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <BaseMenu.RadioItem key={option.value} value={option.value} closeOnClick className={row}>
            <span className="flex-1">{option.label}</span>
            <BaseMenu.RadioItemIndicator>
              <Check size={16} className="stroke-2" />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}

const row = cx(
  'focus-quiet flex min-h-[36px] cursor-default items-center gap-[10px] rounded-[4px] px-3 py-[6px] text-body leading-ui select-none pointer-coarse:min-h-[44px]',
  'data-highlighted:tint data-disabled:opacity-55 forced-colors:data-highlighted:outline-2',
);

import { Check } from 'lucide-react';
import {
  type ComponentProps,
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { cx } from '../behaviour/cx.ts';
import { usePart } from '../behaviour/use-part.ts';

export interface MenuProps {
  /** An example is an `IconButton` or a `Button`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  children: ReactNode;
}

const loadOpenedMenu = () => import('./opened-menu.tsx');
type MenuParts = Awaited<ReturnType<typeof loadOpenedMenu>>['menuParts'];

/** The components of the rows are loaded with the first menu that opens. */
const PartsOfMenu = createContext<MenuParts | null>(null);

function useParts(): MenuParts {
  const parts = useContext(PartsOfMenu);
  if (!parts) throw new Error('A row of a menu stands outside of one.');
  return parts;
}

/** A page has many menus and few are opened, so each is created when its button is first pressed. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const { part, whenReached, ask } = usePart(loadOpenedMenu);
  if (part)
    return (
      <PartsOfMenu value={part.menuParts}>
        <part.OpenedMenu trigger={trigger} align={align}>
          {children}
        </part.OpenedMenu>
      </PartsOfMenu>
    );
  return cloneElement(trigger, {
    ...whenReached,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: ask,
    onKeyDown: ({ key }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') ask();
    },
  });
}

export interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  const { Item } = useParts();
  return (
    <Item disabled={disabled} onClick={onSelect} className={cx(row, danger && 'text-danger-text')}>
      {icon}
      {children}
    </Item>
  );
}

export interface MenuLinkProps {
  icon?: ReactNode;
  render?: ReactElement;
  href?: string;
  children: ReactNode;
}

export function MenuLink({ icon, render, href, children }: MenuLinkProps) {
  const { LinkItem } = useParts();
  return (
    <LinkItem {...(render ? { render } : {})} href={href} closeOnClick className={cx(row, 'no-underline')}>
      {icon}
      {children}
    </LinkItem>
  );
}

export interface MenuRadioProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The menu stays open, because the choice affects the next action in it. */
  staysOpen?: boolean;
}

export function MenuRadio<Value extends string>({
  label,
  options,
  value,
  onChange,
  staysOpen = false,
}: MenuRadioProps<Value>) {
  const { Group, GroupLabel, RadioGroup, RadioItem, RadioItemIndicator } = useParts();
  return (
    <Group>
      <GroupLabel className="px-3 pt-2 pb-1 text-micro text-text-muted">{label}</GroupLabel>
      <RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <RadioItem key={option.value} value={option.value} closeOnClick={!staysOpen} className={row}>
            <span className="flex-1">{option.label}</span>
            <RadioItemIndicator>
              <Check size={16} className="stroke-2" />
            </RadioItemIndicator>
          </RadioItem>
        ))}
      </RadioGroup>
    </Group>
  );
}

export function MenuSeparator() {
  const { Separator } = useParts();
  return <Separator className="-mx-1 my-1 h-px bg-line" />;
}

const row = cx(
  'focus-quiet flex min-h-[36px] cursor-default items-center gap-[10px] rounded-[4px] px-3 py-[6px] text-body leading-ui select-none pointer-coarse:min-h-[44px]',
  'data-highlighted:tint data-disabled:opacity-55 forced-colors:data-highlighted:outline-2',
);

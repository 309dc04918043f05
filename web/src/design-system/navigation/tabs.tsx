import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: number;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  items: readonly TabItem<Value>[];
  /** Screen readers read it. */
  label: string;
  value?: Value;
  onChange?: (value: Value) => void;
  className?: string | undefined;
}

export function Tabs<Value extends string>({ items, label, value, onChange, className }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue: items[0]?.value } : { value })}
      onValueChange={(next) => onChange?.(next as Value)}
      className={className}
    >
      <BaseTabs.List ref={useCurrentInSight()} aria-label={label} activateOnFocus className={tabRow}>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} disabled={item.disabled} className={tab}>
            <TabText label={item.label} count={item.count} />
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className="rounded-chip pt-5">
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

export interface TabLinksProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Each of these tabs is a page with its own address. */
export function TabLinks({ label, className, children }: TabLinksProps) {
  return (
    <nav ref={useCurrentInSight()} aria-label={label} className={cx(tabRow, className)}>
      {children}
    </nav>
  );
}

export interface TabLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  /** The router's link also says whether it is the current page. */
  render?: ReactElement;
  current?: boolean;
  count?: number | undefined;
}

export function TabLink({ render, current = false, count, children, ref, ...rest }: TabLinkProps) {
  return useRender({
    render,
    ref,
    defaultTagName: 'a',
    props: {
      ...rest,
      ...(current ? { 'aria-current': 'page' } : {}),
      className: tab,
      children: <TabText label={children} count={count} />,
    },
  });
}

export function TabText({ label, count }: { label: ReactNode; count: number | undefined }) {
  return (
    <>
      {label}
      {count !== undefined && <span className="tabular font-text text-text-muted">{count}</span>}
    </>
  );
}

/* The row scrolls sideways, so outlines and the underline need padding inside it. */
const tabRow = 'tab-row -mx-2 -mt-2 flex gap-[28px] overflow-x-auto px-2 pt-2 pb-[10px]';

const tab = cx(
  'relative flex min-h-[44px] shrink-0 items-center gap-[6px] rounded-chip font-[480] whitespace-nowrap text-text-soft no-underline hover:text-text',
  'data-active:font-strong data-active:text-text aria-[current=page]:font-strong aria-[current=page]:text-text data-disabled:opacity-55',
  'after:absolute after:inset-x-[-6px] after:bottom-[-10px] after:hidden after:h-[10px] after:rule-yellow data-active:after:block aria-[current=page]:after:block',
);

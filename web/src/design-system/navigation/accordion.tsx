import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import { Collapsible } from '@base-ui/react/collapsible';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../behaviour/cx.ts';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** These items are open initially. */
  open?: readonly string[];
  level?: 2 | 3 | 4;
  className?: string | undefined;
}

/** It is for parts of a page that are rarely read together. */
export function Accordion({ items, open = [], level = 3, className }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <BaseAccordion.Root multiple defaultValue={[...open]} className={cx('border-t border-line', className)}>
      {items.map((item) => (
        <BaseAccordion.Item key={item.value} value={item.value} className="border-b border-line">
          <BaseAccordion.Header render={<Heading className="type-h3" />}>
            <BaseAccordion.Trigger className={trigger}>
              {item.title}
              <Chevron />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel role="group" className={cx(panel, 'h-(--accordion-panel-height)')}>
            <div className="pb-5 text-text-soft">{item.content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
}

export interface DisclosureProps {
  title: ReactNode;
  defaultOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Disclosure({ title, defaultOpen = false, className, children }: DisclosureProps) {
  return (
    <Collapsible.Root defaultOpen={defaultOpen} className={className}>
      <Collapsible.Trigger className="group inline-flex min-h-(--target) items-center gap-[6px] rounded-chip text-small font-medium text-text-soft hover:text-text">
        {title}
        <Chevron />
      </Collapsible.Trigger>
      <Collapsible.Panel className={cx(panel, 'h-(--collapsible-panel-height)')}>
        <div className="pt-2">{children}</div>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}

function Chevron() {
  return (
    <ChevronDown
      size={18}
      className="text-text-muted transition-transform duration-(--t-base) ease-out group-data-panel-open:rotate-180"
    />
  );
}

const trigger =
  'group flex min-h-[52px] w-full items-center justify-between gap-4 rounded-control py-3 text-left focus-visible:z-1 focus-visible:relative';

const panel =
  'overflow-hidden transition-[height] duration-(--t-base) ease-out data-starting-style:h-0 data-ending-style:h-0';

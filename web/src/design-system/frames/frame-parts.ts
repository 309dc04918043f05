import type { LucideIcon } from 'lucide-react';
import type { ComponentType, MouseEventHandler, ReactNode } from 'react';

export interface FrameLinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  lang?: string | undefined;
  'aria-current'?: 'page' | 'step' | undefined;
  'aria-label'?: string | undefined;
  'data-row-name'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export type FrameLink = ComponentType<FrameLinkProps>;

export interface FrameItem {
  href: string;
  label: string;
  /** The tab bar uses it, because it has little space. */
  shortLabel?: string | undefined;
  icon?: LucideIcon | undefined;
  /** The switch to another language is labelled in that language. */
  lang?: string | undefined;
}

export interface FrameGroup {
  title?: string | undefined;
  items: readonly FrameItem[];
}

export const MAIN_ID = 'main-content';

export function currentMark(item: FrameItem, current: string | undefined): 'page' | undefined {
  return item.href === current ? 'page' : undefined;
}

export const currentItem = (items: readonly FrameItem[], pathname: string): string | undefined =>
  items.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href;

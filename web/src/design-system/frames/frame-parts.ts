import type { LucideIcon } from 'lucide-react';
import type { ComponentType, MouseEventHandler, ReactNode } from 'react';

/** What a frame hands to the router's link. */
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
  /** For the tab bar, where there is little room. */
  shortLabel?: string | undefined;
  icon?: LucideIcon | undefined;
  /** A language other than the page's, for the switch to it. */
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

/** The item whose area the path lies in. */
export const currentItem = (items: readonly FrameItem[], pathname: string): string | undefined =>
  items.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href;

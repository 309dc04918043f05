import { cx } from '../behaviour/cx.ts';

export const popupLayer = 'z-(--z-popup) outline-none';
export const POPUP_OFFSET = 8;

export const listPopup = 'popup min-w-(--anchor-width) max-w-(--available-width) overflow-hidden focus-quiet';

export const optionList =
  'max-h-[min(22.5rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 focus-quiet';

/** Yellow marks the chosen row, and a tint marks the row under the pointer or the keyboard focus. */
export const optionRow = cx(
  'focus-quiet relative flex min-h-[36px] cursor-default items-center gap-[10px] rounded-[4px] py-[6px] pr-3 pl-3 text-body leading-ui select-none pointer-coarse:min-h-[44px]',
  'data-highlighted:tint data-disabled:opacity-55 forced-colors:data-highlighted:outline-2',
  'data-selected:font-medium data-selected:before:absolute data-selected:before:inset-y-[6px] data-selected:before:left-0 data-selected:before:w-[3px] data-selected:before:bg-current-value',
);

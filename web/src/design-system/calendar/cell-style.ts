import { cx } from '../behaviour/cx.ts';

/** The chosen cell is yellow, and today has a short tick below. */
export function cellClass(chosen: boolean): string {
  return cx(
    'tabular relative grid place-items-center rounded-[4px] text-ui leading-[1.2] disabled:cursor-default disabled:opacity-40',
    'aria-[current=date]:font-strong aria-[current=date]:after:absolute aria-[current=date]:after:bottom-1 aria-[current=date]:after:h-[5px] aria-[current=date]:after:w-px aria-[current=date]:after:bg-current',
    'focus-visible:z-1',
    chosen
      ? 'bg-current-value font-strong text-on-current-value inset-ring inset-ring-ink forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
      : 'not-disabled:hover:tint',
  );
}

import { cx } from '../behaviour/cx.ts';

const controlFrame = cx(
  'w-full min-w-0 rounded-control border border-control-line bg-surface text-text transition-[border-color]',
  'hover:border-text data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger',
  'data-disabled:opacity-55 data-disabled:hover:border-control-line',
);

export const inputClass = cx(controlFrame, 'min-h-(--control) px-3');

/** In a control of several parts the frame shows the focus of its input. */
export const groupFrame = cx(
  controlFrame,
  'focus-host flex items-center has-data-disabled:opacity-55 has-data-disabled:hover:border-control-line',
  'has-data-invalid:border-danger has-data-invalid:inset-ring has-data-invalid:inset-ring-danger',
);

export const bareInput = 'focus-quiet min-h-[calc(var(--control)-2px)] min-w-0 flex-1 bg-transparent px-3';

export const innerButton =
  'grid size-8 shrink-0 place-items-center rounded-[4px] text-text-muted tint-hover hover:text-text data-disabled:pointer-events-none pointer-coarse:size-[44px]';

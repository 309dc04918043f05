import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { cx } from '../behaviour/cx.ts';

interface RadioInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'onKeyDown'> {
  onChange: () => void;
}

/**
 * The browser's own radio, with the arrows and the single stop that come with it. A component that brings its own would
 * have the page laid out and drawn a second time before anything is seen.
 */
export function RadioInput({ className, ...rest }: RadioInputProps) {
  return <input {...rest} type="radio" onKeyDown={keepFromSending} className={cx(disc, className)} />;
}

/** Enter would send the form around it, before anything is chosen. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** The chosen one is yellow like a current value, with an ink edge. */
const disc = cx(
  'shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control-line bg-surface transition-colors',
  'checked:border-ink checked:bg-current-value forced-colors:checked:border-[Highlight]',
);

/** For radios without a picture: a dot says which one is chosen. */
export const radioWithDot = cx(
  'grid size-5 place-items-center group-hover:border-text',
  'before:size-2 before:rounded-full checked:before:bg-ink forced-colors:checked:before:bg-[Highlight]',
);

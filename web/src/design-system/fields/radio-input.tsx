import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { cx } from '../behaviour/cx.ts';

interface RadioInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'onKeyDown'> {
  onChange: () => void;
}

/**
 * This is the browser's own radio, with its arrow keys and its single tab stop. A component would cause a
 * second layout before the first paint.
 */
export function RadioInput({ className, ...rest }: RadioInputProps) {
  return <input {...rest} type="radio" onKeyDown={keepFromSending} className={cx(disc, className)} />;
}

/** Enter would submit the form before a choice. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

const disc = cx(
  'shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control-line bg-surface transition-colors',
  'checked:border-ink checked:bg-current-value forced-colors:checked:border-[Highlight]',
);

/** A radio without a picture shows its choice by a dot. */
export const radioWithDot = cx(
  'grid size-5 place-items-center group-hover:border-text',
  'before:size-2 before:rounded-full checked:before:bg-ink forced-colors:checked:before:bg-[Highlight]',
);

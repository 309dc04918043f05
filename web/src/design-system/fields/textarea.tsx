import { Field } from '@base-ui/react/field';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useFieldRequired } from './field-context.ts';
import { inputClass } from './input-style.ts';

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  className?: string | undefined;
}

/** It grows with its text and can be resized. */
export function Textarea({ rows = 3, className, value, defaultValue, ref, ...rest }: TextareaProps) {
  return (
    <Field.Control
      value={value}
      defaultValue={defaultValue}
      className={cx(inputClass, 'field-sizing-content resize-y py-[9px] leading-[1.45]', className)}
      render={
        <textarea
          {...useFieldRequired()}
          {...rest}
          ref={ref}
          rows={rows}
          style={{ minHeight: `calc(${rows} * 1.45em + 20px)` }}
        />
      }
    />
  );
}

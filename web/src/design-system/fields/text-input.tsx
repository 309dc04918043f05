import { Input } from '@base-ui/react/input';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useFieldRequired } from './field-context.ts';
import { inputClass } from './input-style.ts';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  type?: 'text' | 'email' | 'url' | 'tel';
  className?: string | undefined;
}

export function TextInput({ type = 'text', className, ...rest }: TextInputProps) {
  return <Input {...useFieldRequired()} {...rest} type={type} className={cx(inputClass, className)} />;
}

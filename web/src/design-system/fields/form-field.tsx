import type { ReactNode } from 'react';
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { useWords } from '../behaviour/words.ts';
import { afterPress } from '../buttons/after-press.ts';
import { Field, type FieldProps } from './field.tsx';

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<FieldProps, 'error' | 'name' | 'children'> {
  control: Control<Values>;
  name: Name;
  /** It receives value, onChange, onBlur, name and ref for any control of the design system. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** It shows the error that the form's schema or the server reports for this field. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
  ...look
}: FormFieldProps<Values, Name>) {
  const words = useWords();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return (
    <Field {...look} name={name} error={message ? words.fieldError(message) : undefined}>
      {children({ ...field, onBlur: () => afterPress(field.onBlur) })}
    </Field>
  );
}

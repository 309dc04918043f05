import { type Control, get, useController, useFormState } from 'react-hook-form';
import { fieldErrorText } from '../../../lib/forms/field-errors.ts';
import type { QuestionValues } from './question-values.ts';

export type QuestionControl = Control<QuestionValues>;

/**
 * A part of the question that is changed as a whole, with what is wrong within it. Fields for its pieces would not hear of
 * it when pieces change their places.
 */
export function useFormPart<Name extends keyof QuestionValues>(control: QuestionControl, name: Name) {
  const { field } = useController({ control, name });
  const { errors } = useFormState({ control });
  return {
    value: field.value,
    change: field.onChange as (value: QuestionValues[Name]) => void,
    onBlur: field.onBlur,
    problemAt(path: string): string | undefined {
      const message: unknown = get(errors, path === '' ? `${name}.message` : `${name}.${path}.message`);
      return typeof message === 'string' ? fieldErrorText(message) : undefined;
    },
  };
}

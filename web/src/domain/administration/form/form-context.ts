import { createContext, type ReactNode, useContext } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** How a field is called and how its value reads: in the bar, below it once it has changed, and where two clash. */
export interface AdminFieldWords<Values extends FieldValues> {
  /** Its name, or the path to it: `translations.de.title`. */
  name: FieldPath<Values>;
  label: string;
  show: (values: Values) => ReactNode;
}

export type AdminFields<Values extends FieldValues> = readonly AdminFieldWords<Values>[];

interface KnownField {
  name: string;
  label: string;
  show: (values: never) => ReactNode;
}

export const FormFields = createContext<readonly KnownField[]>([]);

/** What a field is called. Every field of a form has words. */
export function useFieldWords(name: string): KnownField {
  const words = useContext(FormFields).find((field) => field.name === name);
  if (!words) throw new Error(`The form does not say how the field ${name} is called.`);
  return words;
}

/** What a field of a record is called, where the form has words for it. */
export function useFieldLabel(): (name: string) => string | undefined {
  const fields = useContext(FormFields);
  return (name) => fields.find((field) => field.name === name || name.endsWith(`.${field.name}`))?.label;
}

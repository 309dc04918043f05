import { createContext, type ReactNode, useContext } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** The bar, the field and the conflict view show these words. */
export interface AdminFieldWords<Values extends FieldValues> {
  /** The name of a field or its path, for example `translations.de.title`. */
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

/** Every field of a form has words. */
export function useFieldWords(name: string): KnownField {
  const words = useContext(FormFields).find((field) => field.name === name);
  if (!words) throw new Error(`The form does not say how the field ${name} is called.`);
  return words;
}

/** It is undefined for a field that the form has no words for. */
export function useFieldLabel(): (name: string) => string | undefined {
  const fields = useContext(FormFields);
  return (name) => fields.find((field) => field.name === name || name.endsWith(`.${field.name}`))?.label;
}

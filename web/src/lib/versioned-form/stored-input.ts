import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { browserStorage } from '../storage/safe-storage.ts';
import { isSame } from './differences.ts';

const keyOf = (name: string) => `stored-input:${name}`;

function storedFields(name: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(browserStorage.getItem(keyOf(name)) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

export const hasStoredInput = (name: string): boolean => browserStorage.getItem(keyOf(name)) !== null;

export const forgetInput = (name: string): void => browserStorage.removeItem(keyOf(name));

/**
 * The browser stores unsaved input, so that a closed page, a lost connection or an ended session loses nothing.
 * It stores changed fields only, so that the others show what a colleague wrote in the meantime. The name
 * identifies the person and the object. The result says whether input was restored.
 */
export function useStoredInput<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  name: string,
): boolean {
  const [wasBroughtBack, setBroughtBack] = useState(false);
  // The form tracks `isDirty` only if somebody reads it.
  const { isDirty } = form.formState;
  useEffect(() => {
    const known = form.getValues();
    const fields = Object.entries(storedFields(name)).filter(
      ([field, value]) => field in known && !isSame(value, known[field]),
    );
    for (const [field, value] of fields)
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    setBroughtBack(fields.length > 0);
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const saved: Record<string, unknown> = form.formState.defaultValues ?? {};
        const changed = Object.entries(values).filter(([field, value]) => !isSame(value, saved[field]));
        if (changed.length === 0) forgetInput(name);
        else browserStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(changed)));
      },
    });
  }, [form, name]);
  return wasBroughtBack && isDirty;
}

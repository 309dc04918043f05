import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { session } from '../../../lib/session/current-session.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import type { Versioned } from '../../../lib/versioned-form/differences.ts';
import { MeasureForm } from './measure-values.ts';

interface Draft extends Versioned<MeasureForm> {
  typed: MeasureForm;
}

const keyOf = (measureId: number) => `measure-draft:${session.state().account?.id}:${measureId}`;

/**
 * Returns unsaved input together with the version it is based on, so that it does not overwrite a newer version
 * unnoticed.
 */
export function readDraft(measureId: number): Draft | null {
  const stored = browserStorage.getItem(keyOf(measureId));
  if (stored === null) return null;
  try {
    const { values, version, typed } = JSON.parse(stored);
    // Only the shape of the draft is checked and not its rules, so that an incomplete date does not lose the rest.
    const shape = Object.keys(MeasureForm.shape);
    const isWhole = [values, typed].every((part) => shape.every((name) => name in part));
    return isWhole && Number.isInteger(version) ? { values, version, typed } : null;
  } catch {
    return null;
  }
}

export const dropDraft = (measureId: number) => browserStorage.removeItem(keyOf(measureId));

/** Stores the input until it is saved or discarded. */
export function useMeasureDraft(
  measureId: number,
  form: UseFormReturn<MeasureForm, unknown, MeasureForm>,
  base: Versioned<MeasureForm>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback({ values, isDirty }) {
          if (!isDirty) return dropDraft(measureId);
          browserStorage.setItem(keyOf(measureId), JSON.stringify({ ...base, typed: values }));
        },
      }),
    [measureId, form, base],
  );
}

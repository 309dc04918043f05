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

/** What was typed and never saved, with what it was made from: a newer version is then not overwritten unseen. */
export function readDraft(measureId: number): Draft | null {
  const kept = browserStorage.getItem(keyOf(measureId));
  if (kept === null) return null;
  try {
    const { values, version, typed } = JSON.parse(kept);
    // Whoever typed half a date wants the other half of the draft back as well: its shape is checked, not its rules.
    const shape = Object.keys(MeasureForm.shape);
    const isWhole = [values, typed].every((part) => shape.every((name) => name in part));
    return isWhole && Number.isInteger(version) ? { values, version, typed } : null;
  } catch {
    return null;
  }
}

export const dropDraft = (measureId: number) => browserStorage.removeItem(keyOf(measureId));

/** Keeps what is typed until it is saved or given up. */
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

import type { TrackableMeasureWrite } from '@metra/contract/shapes/tracking-shapes';
import { invalid } from '../../../platform/http/domain-error.ts';
import { textOrNull } from '../text-or-null.ts';
import type { LockedMeasure, MeasureValues } from './measures.store.ts';

/**
 * The differences from the stored measure. Naming a person without an account replaces one with an account, and vice
 * versa.
 */
export function changesOf(measure: LockedMeasure, write: TrackableMeasureWrite): Partial<MeasureValues> {
  assertSound(measure, write);
  const {
    responsibleId,
    responsibleName,
    name,
    description,
    note,
    version: _,
    evidence: __,
    ...rest
  } = write;
  const wanted: Record<string, unknown> = {
    ...rest,
    name: name?.trim(),
    description: textOrNull(description),
    note: textOrNull(note),
    responsibleId: responsibleName?.trim() ? null : responsibleId,
    responsibleName: responsibleId ? null : textOrNull(responsibleName),
  };
  const before: Record<string, unknown> = { ...measure.values };
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => value !== undefined && value !== before[field]),
  );
}

function assertSound({ isOwn, values }: LockedMeasure, write: TrackableMeasureWrite): void {
  if (write.responsibleId && write.responsibleName?.trim()) throw invalid('responsibleName', 'not');
  if (!isOwn && write.name !== undefined) throw invalid('name', 'not');
  if (!isOwn && write.description !== undefined) throw invalid('description', 'not');
  const startsOn = write.startsOn === undefined ? values.startsOn : write.startsOn;
  const dueOn = write.dueOn === undefined ? values.dueOn : write.dueOn;
  if (startsOn && dueOn && dueOn < startsOn) throw invalid('dueOn', 'minimum');
}

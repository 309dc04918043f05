import type { TrackableMeasure } from '@metra/contract/tracking-shapes';
import { dismissToast, showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api.ts';
import { isSame, type Versioned } from '../../../lib/conflict/differences.ts';
import { events } from '../../../lib/events.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { reportError } from '../../../lib/report-error.ts';
import { showMeasure } from '../goal-cache.ts';
import {
  type MeasureForm,
  type MeasureValues,
  measureValues,
  measureWrite,
  versionedMeasure,
} from './measure-values.ts';

const oneMeasure = (trackableMeasureId: number) => ({ params: { trackableMeasureId } });

export async function readMeasure(id: number): Promise<Versioned<MeasureValues>> {
  const measure = await api.tracking.measure(oneMeasure(id));
  showMeasure(measure);
  return versionedMeasure(measure);
}

/** Writes what was changed; nothing changed is nothing to write. */
export async function writeMeasure(
  id: number,
  values: MeasureValues,
  from: Versioned<MeasureValues>,
): Promise<void> {
  const body = measureWrite(values, from.values, from.version);
  if (Object.keys(body).length === 1) return;
  const measure = await api.tracking.updateMeasure({ ...oneMeasure(id), body });
  showMeasure(measure);
  events.emit('trackableMeasureChanged', { measureId: id, goalId: measure.goal.id });
}

export async function rateMeasure(
  { id, goal, rating }: TrackableMeasure,
  { score, comment }: Pick<MeasureForm, 'score' | 'comment'>,
): Promise<void> {
  const before = { score: rating?.score ?? null, comment: rating?.comment ?? '' };
  if (score === null || isSame(before, { score, comment })) return;
  await api.tracking.rate({ ...oneMeasure(id), body: { score, comment: comment.trim() || null } });
  events.emit('trackableMeasureChanged', { measureId: id, goalId: goal.id });
}

/** Says that it is saved, and offers to take it back. */
export function saidAfterSaving(before: TrackableMeasure, saved: MeasureValues): void {
  const id = `measure-saved-${before.id}`;
  dismissToast(id);
  const unchanged = isSame(measureValues(before), saved);
  showToast({
    id,
    variant: 'success',
    title: translate('goals.measure.saved', { name: before.name }),
    ...(!unchanged && {
      action: {
        label: translate('goals.undo'),
        onAction: () => void takeBack(before.id, measureValues(before), saved).catch(reportError),
      },
    }),
  });
}

/** Undoing is a change like any other: what somebody else has written since stays. */
async function takeBack(id: number, before: MeasureValues, saved: MeasureValues): Promise<void> {
  const present = await readMeasure(id);
  const undone = { ...present.values };
  for (const name of Object.keys(before) as (keyof MeasureValues)[]) {
    if (isSame(present.values[name], saved[name])) Object.assign(undone, { [name]: before[name] });
  }
  await writeMeasure(id, undone, present);
  showToast({ variant: 'secondary', title: translate('goals.undone') });
}

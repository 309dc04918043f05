import type { TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { dismissToast, showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { isSame, type Versioned } from '../../../lib/versioned-form/differences.ts';
import { showMeasure } from '../goal-cache.ts';
import {
  type MeasureForm,
  type MeasureValues,
  measureValues,
  measureWrite,
  versionedMeasure,
} from './measure-values.ts';

const oneMeasure = (trackableMeasureId: number) => ({ params: { trackableMeasureId } });

export async function readMeasure(id: number): Promise<TrackableMeasure> {
  const measure = await api.tracking.measure(oneMeasure(id));
  showMeasure(measure);
  return measure;
}

/** Writes the changed fields, and does nothing without any. */
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

type Rating = Pick<MeasureForm, 'score' | 'comment'>;

export async function rateMeasure(
  { id, goal }: TrackableMeasure,
  { score, comment }: Rating,
  before: Rating,
): Promise<void> {
  if (score === null || (score === before.score && comment === before.comment)) return;
  await api.tracking.rate({ ...oneMeasure(id), body: { score, comment: comment.trim() || null } });
  events.emit('trackableMeasureChanged', { measureId: id, goalId: goal.id });
}

/** Confirms the change and offers to undo it. */
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

/** An undo is a change like any other, so later changes of other fields stay. */
async function takeBack(id: number, before: MeasureValues, saved: MeasureValues): Promise<void> {
  const present = versionedMeasure(await readMeasure(id));
  const undone = { ...present.values };
  for (const name of Object.keys(before) as (keyof MeasureValues)[]) {
    if (isSame(present.values[name], saved[name])) Object.assign(undone, { [name]: before[name] });
  }
  await writeMeasure(id, undone, present);
  showToast({ variant: 'secondary', title: translate('goals.undone') });
}

import { rule } from '@metra/contract/core/field-keys';
import { Id, IsoDate, text } from '@metra/contract/core/primitives';
import {
  Evidence,
  MeasureState,
  type TrackableMeasure,
  TrackableMeasureWrite,
} from '@metra/contract/shapes/tracking-shapes';
import { z } from 'zod';
import type { Versioned } from '../../../lib/versioned-form/differences.ts';

const { costPlanned, costActual, savingPerYear } = TrackableMeasureWrite.shape;

const fields = z.object({
  state: MeasureState,
  responsible: z.object({ id: Id.nullable(), name: text(200) }),
  startsOn: IsoDate.nullable(),
  dueOn: IsoDate.nullable(),
  note: text(5000),
  costPlanned: costPlanned.unwrap(),
  costActual: costActual.unwrap(),
  savingPerYear: savingPerYear.unwrap(),
  evidence: z.array(Evidence).max(50),
});

export type MeasureValues = z.infer<typeof fields>;

export const MeasureForm = fields
  .extend({
    score: z.int().min(1).max(5).nullable(),
    comment: text(2000),
  })
  .refine(({ startsOn, dueOn }) => !startsOn || !dueOn || dueOn >= startsOn, rule('afterStart', 'dueOn'));
export type MeasureForm = z.infer<typeof MeasureForm>;

export const measureValues = (measure: TrackableMeasure): MeasureValues => ({
  state: measure.state,
  responsible: {
    id: measure.responsible?.id ?? null,
    name: measure.responsible?.name ?? measure.responsibleName ?? '',
  },
  startsOn: measure.startsOn,
  dueOn: measure.dueOn,
  note: measure.note ?? '',
  costPlanned: measure.costPlanned,
  costActual: measure.costActual,
  savingPerYear: measure.savingPerYear,
  evidence: measure.evidence.map(({ id, name, mimeType, size, url }) => ({ id, name, mimeType, size, url })),
});

export const versionedForm = (measure: TrackableMeasure): Versioned<MeasureForm> => ({
  values: {
    ...measureValues(measure),
    score: measure.rating?.score ?? null,
    comment: measure.rating?.comment ?? '',
  },
  version: measure.version,
});

export function withoutRating({ score: _score, comment: _comment, ...values }: MeasureForm): MeasureValues {
  return values;
}

export const versionedMeasure = (measure: TrackableMeasure): Versioned<MeasureValues> => ({
  values: measureValues(measure),
  version: measure.version,
});

/** Only changed fields are written, so that the history names them. */
export function measureWrite(
  values: MeasureValues,
  base: MeasureValues | null,
  version: number,
): TrackableMeasureWrite {
  const { responsible, note, evidence, ...plain } = values;
  const name = responsible.name.trim();
  const all = {
    ...plain,
    note: note.trim() || null,
    evidence: evidence.map(({ id }) => id),
    responsibleId: responsible.id,
    responsibleName: responsible.id === null ? name || null : null,
  };
  if (!base) return { ...all, version };
  const before = measureWrite(base, null, version);
  const names = Object.keys(all) as (keyof typeof all)[];
  const changed = names.filter((key) => JSON.stringify(all[key]) !== JSON.stringify(before[key]));
  return { ...Object.fromEntries(changed.map((key) => [key, all[key]])), version };
}

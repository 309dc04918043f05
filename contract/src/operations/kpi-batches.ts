import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Count, Id, Instant, pageOf, pageQuery, text } from '../core/primitives.ts';
import { importLimit } from '../rules/import-table.ts';
import { BatchId } from '../shapes/kpi-record-shapes.ts';
import { Period } from '../shapes/kpi-shapes.ts';

/** A batch can be undone for this number of days. */
export const takeBackDays = 30;

const person = z.object({ id: Id, name: text(201) });

/** Values that were written together. */
export const KpiBatch = z.object({
  id: BatchId,
  kind: z.enum(['FILE', 'PASTE']),
  fileName: text(255).nullable(),
  values: Count.meta({ description: 'The number of values that the batch created or changed' }),
  at: Instant,
  by: person.nullable(),
  canBeTakenBack: z.boolean(),
  takenBack: z.object({ at: Instant, by: person.nullable() }).nullable(),
});
export type KpiBatch = z.infer<typeof KpiBatch>;

/** A value that the undo skips, because it was changed later. */
export const ValueLeft = z.object({
  kpiRecordId: Id,
  kpi: z.object({ id: Id, name: text(200) }),
  period: Period,
  why: z.enum(['CHANGED', 'DELETED', 'NOT_ALLOWED']).meta({
    description:
      'A person has changed or deleted the record since, or its previous state is no longer allowed',
  }),
  by: person.nullable().meta({ description: 'The person who changed the record last' }),
  at: Instant,
});
export type ValueLeft = z.infer<typeof ValueLeft>;

export const kpiBatches = {
  list: operation({
    method: 'GET',
    path: '/tracking/kpi-batches',
    access: 'member',
    summary: 'Imports and pastes, newest first',
    query: z.object(pageQuery),
    response: pageOf(KpiBatch),
  }),
  takeBack: operation({
    method: 'POST',
    path: '/tracking/kpi-batches/{batchId}/take-back',
    access: 'subscriber',
    summary:
      'Take back all values of an import or a paste: new ones go, changed ones are what they were; what somebody touched since stays and is named',
    refusedToImpersonator: true,
    params: z.object({ batchId: BatchId }),
    response: z.object({
      removed: Count,
      restored: Count,
      left: z.array(ValueLeft).max(importLimit),
    }),
    errors: ['not_found.kpi_batch', 'kpi_batch.taken_back', 'kpi_batch.too_old', 'conflict.version'],
  }),
};

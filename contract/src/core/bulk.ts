import { z } from 'zod';
import { Count, Id, Instant, text, Version } from './primitives.ts';

/** As many as one bulk action takes: what is more is done in several. */
const mostBulkItems = 1000;

/**
 * What every bulk action may leave out. GONE: it is no longer there; CHANGED: somebody changed it since it was seen;
 * UNCHANGED: it already is what it would become.
 */
const commonReasons = ['GONE', 'CHANGED', 'UNCHANGED'] as const;

const reasonOf = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.enum([...commonReasons, ...reasons]);

const name = text(300);

/** What somebody picked in a list, to be told what the action would do with it. */
export const bulkPick = { ids: z.array(Id).min(1).max(mostBulkItems) };

/** The same as it was seen in the preview: what has another version by now is left out, and told. */
export const bulkItems = {
  items: z
    .array(z.strictObject({ id: Id, version: Version }))
    .min(1)
    .max(mostBulkItems),
};

/**
 * What a bulk action would do; nothing has changed yet. `reasons` are those of the action beside the common ones,
 * `effects` what happens beyond the picked things themselves, each with how many and the first names.
 */
export const bulkPreviewOf = <const Reason extends string, const Effect extends string>(
  reasons: readonly Reason[],
  effects: readonly [Effect, ...Effect[]],
) =>
  z.object({
    items: z
      .array(
        z.object({
          id: Id,
          version: Version,
          name,
          outcome: z.enum(['TOUCHED', 'LEFT_OUT']),
          reason: reasonOf(reasons).nullable(),
        }),
      )
      .max(mostBulkItems)
      .meta({ description: 'In the order they were picked; what is not there any more is missing' }),
    effects: z
      .array(z.object({ key: z.enum(effects), count: Count, names: z.array(name).max(3) }))
      .max(effects.length),
    canUndo: z.boolean().meta({ description: 'By the opposite action' }),
    undoUntil: Instant.nullable().meta({ description: 'Null: for ever, where it can be undone at all' }),
  });

/** What a bulk action did: whatever was left out is told with its reason, everything else is done. */
export const bulkDoneOf = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.object({
    done: z.array(z.object({ id: Id, version: Version })).max(mostBulkItems),
    leftOut: z
      .array(z.object({ id: Id, name: name.nullable(), reason: reasonOf(reasons) }))
      .max(mostBulkItems),
  });

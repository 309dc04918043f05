import { z } from 'zod';
import { Count, Id, Instant, text, Version } from './primitives.ts';

/** A larger selection needs several bulk actions. */
const mostBulkItems = 1000;

/**
 * Reasons for which every bulk action may skip an item. GONE: it no longer exists; CHANGED: somebody changed
 * it after the preview; UNCHANGED: it already has the wanted state.
 */
const commonReasons = ['GONE', 'CHANGED', 'UNCHANGED'] as const;

const reasonOf = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.enum([...commonReasons, ...reasons]);

const name = text(300);

/** The items of a list that a person selected for a preview. */
export const bulkPick = { ids: z.array(Id).min(1).max(mostBulkItems) };

/** The previewed items. An item with another version is skipped. */
export const bulkItems = {
  items: z
    .array(z.strictObject({ id: Id, version: Version }))
    .min(1)
    .max(mostBulkItems),
};

/**
 * The preview of a bulk action, which changes nothing. `reasons` are those of the action besides the common
 * ones. `effects` are the effects on other things, each with its number and the first names.
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

/** The result of a bulk action: every item was changed, or skipped with a reason. */
export const bulkDoneOf = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.object({
    done: z.array(z.object({ id: Id, version: Version })).max(mostBulkItems),
    leftOut: z
      .array(z.object({ id: Id, name: name.nullable(), reason: reasonOf(reasons) }))
      .max(mostBulkItems),
  });

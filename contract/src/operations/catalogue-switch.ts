import { z } from 'zod';
import { bulkDoneOf, bulkItems, bulkPick, bulkPreviewOf } from '../core/bulk.ts';
import { operation } from '../core/operation.ts';

interface Switched<Reason extends string, Effect extends string> {
  path: `/admin/${string}`;
  /** The summaries of the preview and of the action. */
  summaries: readonly [string, string];
  reasons: readonly Reason[];
  effects: readonly [Effect, ...Effect[]];
}

/**
 * Operations that offer many items of the catalogue, or stop offering them, with a preview. The opposite
 * action undoes them.
 */
export const switchOperations = <const Reason extends string, const Effect extends string>({
  path,
  summaries: [ofPreview, ofSwitch],
  reasons,
  effects,
}: Switched<Reason, Effect>) => ({
  previewSwitch: operation({
    method: 'POST',
    path: `${path}/switch/preview`,
    access: 'editor',
    summary: ofPreview,
    refusedToImpersonator: true,
    body: z.strictObject({ ...bulkPick, active: z.boolean() }),
    response: bulkPreviewOf(reasons, effects),
  }),
  switch: operation({
    method: 'POST',
    path: `${path}/switch`,
    access: 'editor',
    summary: ofSwitch,
    refusedToImpersonator: true,
    body: z.strictObject({ ...bulkItems, active: z.boolean() }),
    response: bulkDoneOf(reasons),
  }),
});

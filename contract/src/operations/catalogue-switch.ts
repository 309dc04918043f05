import { z } from 'zod';
import { bulkDoneOf, bulkItems, bulkPick, bulkPreviewOf } from '../core/bulk.ts';
import { operation } from '../core/operation.ts';

interface Switched<Reason extends string, Effect extends string> {
  path: `/admin/${string}`;
  /** What the preview says, and what is done. */
  summaries: readonly [string, string];
  reasons: readonly Reason[];
  effects: readonly [Effect, ...Effect[]];
}

/** Things of the catalogue are offered, or no longer, many at once: told before, and taken back by the opposite. */
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

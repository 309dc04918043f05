import type { PublicBlock } from '@metra/contract/shapes/content-blocks';

/** The last call to action comes after the offers on the page, although offers may follow it in the editor. */
export function closingCall(
  blocks: readonly PublicBlock[],
): Extract<PublicBlock, { type: 'callToAction' }> | undefined {
  const last = blocks.findLast(({ type }) => type !== 'offers');
  return last?.type === 'callToAction' ? last : undefined;
}

import type { PublicBlock } from '@metra/contract/shapes/content-blocks';

/** The call to action that ends a page: offers may follow it where they are written, and stand before it where they are read. */
export function closingCall(
  blocks: readonly PublicBlock[],
): Extract<PublicBlock, { type: 'callToAction' }> | undefined {
  const last = blocks.findLast(({ type }) => type !== 'offers');
  return last?.type === 'callToAction' ? last : undefined;
}

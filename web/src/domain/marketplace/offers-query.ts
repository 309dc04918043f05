import type { PublicBlock } from '@metra/contract/shapes/content-blocks';

export type OffersBlock = Extract<PublicBlock, { type: 'offers' }>;

export const offersQuery = ({ tags, match, limit }: OffersBlock) => ({
  tags,
  containsAllTags: match === 'ALL',
  pageSize: limit,
});

import type { Sector } from '@metra/contract/primitives';
import { goalPicture, type Picture } from '@metra/pictures';

/** The picture each sector opens with: that of one of its goals. */
const GOAL: Record<Sector, string> = {
  e: 'cut-emissions',
  s: 'safe-and-healthy-work',
  g: 'responsible-leadership',
};

export const sectorPicture = (sector: Sector): Picture => goalPicture(GOAL[sector], sector);

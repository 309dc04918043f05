import type { Sector } from '@metra/contract/core/primitives';
import { goalPicture, type Picture } from '@metra/pictures';

/** Each sector opens with pictures of some of its goals, with different backgrounds side by side. A phone shows two. */
const GOALS: Record<Sector, readonly string[]> = {
  e: ['cut-emissions', 'renewable-energy', 'water-and-nature', 'save-energy'],
  s: [
    'safe-and-healthy-work',
    'training-and-development',
    'diversity-and-inclusion',
    'fair-pay-and-good-jobs',
  ],
  g: [
    'responsible-leadership',
    'sustainable-supply-chain',
    'data-protection-and-security',
    'transparent-reporting',
  ],
};

export const sectorPictures = (sector: Sector): readonly { goal: string; picture: Picture }[] =>
  GOALS[sector].map((goal) => ({ goal, picture: goalPicture(goal, sector) }));

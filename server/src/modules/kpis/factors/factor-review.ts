import type { FactorToReview } from '@metra/contract/factor-shapes';
import type { Language } from '@metra/contract/primitives';
import type { FactorDefinition } from '../definitions/definition.ts';
import { factorView } from './factor.views.ts';

const isUncertain = ({ confidence }: Pick<FactorDefinition, 'confidence'>) =>
  confidence === 'MEMORY' || confidence === 'MISSING';

/** Why the operator looks at a factor; nothing where all of it was read in its source. */
export function reviewReasons(factor: FactorDefinition): FactorToReview['reasons'] {
  const values = [factor, ...factor.history];
  return [
    ...(factor.review ? (['MARKED'] as const) : []),
    ...(values.some(({ confidence }) => confidence === 'MEMORY') ? (['NOT_LOOKED_UP'] as const) : []),
    ...(values.some(({ confidence }) => confidence === 'MISSING') ? (['NO_VALUE'] as const) : []),
  ];
}

/** Values come out for a year that is over; by the end of the next one somebody has looked for a newer one. */
function dueOn({ year, history }: FactorDefinition): string {
  const newest = Math.max(year, ...history.map((each) => each.year));
  return `${newest + 1}-12-31`;
}

export const reviewView = (factor: FactorDefinition, language: Language): FactorToReview => ({
  ...factorView(factor, language),
  id: factor.id,
  seenIn: factor.seenIn,
  reasons: reviewReasons(factor),
  years: [factor, ...factor.history]
    .filter(isUncertain)
    .map(({ year }) => year)
    .toSorted(),
  reviewEvery: factor.reviewEvery,
  dueOn: dueOn(factor),
});

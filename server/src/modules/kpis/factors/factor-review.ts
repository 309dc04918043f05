import type { Language } from '@metra/contract/core/primitives';
import type { FactorToReview } from '@metra/contract/shapes/factor-shapes';
import type { FactorDefinition } from '../definitions/definition.ts';
import { isTimeless } from '../rules/factor-year.ts';
import { factorView } from './factor.views.ts';

const isUncertain = ({ confidence }: Pick<FactorDefinition, 'confidence'>) =>
  confidence === 'MEMORY' || confidence === 'MISSING';

/**
 * Returns the reasons to review a factor. There are none if all of it was read in its source and its year is not
 * over.
 */
export function reviewReasons(factor: FactorDefinition, today: string): FactorToReview['reasons'] {
  const values = [factor, ...factor.history];
  const isOver = dueOn(factor) < today;
  const isMissing = values.some(({ confidence }) => confidence === 'MISSING');
  return [
    ...(factor.review ? (['MARKED'] as const) : []),
    ...(values.some(({ confidence }) => confidence === 'MEMORY') ? (['NOT_LOOKED_UP'] as const) : []),
    // A reviewer who found no value looks again after a year.
    ...(isMissing && (factor.reviewedAt === null || isOver) ? (['NO_VALUE'] as const) : []),
    ...(isOver && !isTimeless(factor) ? (['YEAR_OVER'] as const) : []),
  ];
}

/**
 * Sources publish values for finished years, so a review is due by the end of the following year, and again a year
 * after each review.
 */
export function dueOn({ year, history, reviewedAt }: FactorDefinition): string {
  const newest = Math.max(year, ...history.map((each) => each.year));
  const byValue = `${newest + 1}-12-31`;
  if (reviewedAt === null) return byValue;
  const byReview = Temporal.PlainDate.from(reviewedAt.slice(0, 10)).add({ years: 1 }).toString();
  return byReview > byValue ? byReview : byValue;
}

export const reviewView = (factor: FactorDefinition, language: Language, today: string): FactorToReview => ({
  ...factorView(factor, language),
  id: factor.id,
  seenIn: factor.seenIn,
  reasons: reviewReasons(factor, today),
  years: [factor, ...factor.history]
    .filter(isUncertain)
    .map(({ year }) => year)
    .toSorted(),
  reviewEvery: factor.reviewEvery,
  dueOn: dueOn(factor),
});

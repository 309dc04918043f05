import type { Industry, Motivation, PublicGoal } from '@metra/contract/operations/frontend';

export type Reason = 'motivation' | 'industry' | 'both';

export interface SuggestedGoal {
  goal: PublicGoal;
  reason: Reason | null;
}

interface Company {
  motivations: readonly Pick<Motivation, 'goals'>[];
  industry: Pick<Industry, 'suggestedGoals'> | undefined;
}

/** A goal for the company's industry weighs as much as the first goal of one of its reasons. */
const INDUSTRY_WEIGHT = 3;

/**
 * Goals that suit a company's reasons and industry come first, the best on top; the others follow in their
 * usual order.
 */
export function suggestGoals(
  goals: readonly PublicGoal[],
  { motivations, industry }: Company,
): SuggestedGoal[] {
  const scored = goals.map((goal) => {
    const reasons = motivations.map((motivation) => weight(motivation.goals, goal.id));
    const wanted = reasons.reduce((sum, one) => sum + one, 0);
    const usual = industry?.suggestedGoals.includes(goal.id) ? INDUSTRY_WEIGHT : 0;
    return { goal, reason: reasonOf(wanted, usual), score: wanted + usual };
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ goal, reason }) => ({ goal, reason }));
}

/** The first goal of a list counts most; one that is not in it does not count. */
function weight(goals: readonly number[], goalId: number): number {
  const place = goals.indexOf(goalId);
  return place < 0 ? 0 : Math.max(1, INDUSTRY_WEIGHT - place);
}

function reasonOf(wanted: number, usual: number): Reason | null {
  if (wanted > 0 && usual > 0) return 'both';
  if (wanted > 0) return 'motivation';
  return usual > 0 ? 'industry' : null;
}

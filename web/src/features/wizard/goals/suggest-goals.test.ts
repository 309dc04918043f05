import type { PublicGoal } from '@metra/contract/operations/frontend';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestGoals } from './suggest-goals.ts';

const aGoal = (id: number): PublicGoal => ({
  id,
  slug: `goal-${id}`,
  name: `Goal ${id}`,
  summary: '',
  description: '',
  image: '',
  landingPageId: null,
  landingPageSlug: null,
  sector: 'e',
  sdgs: [],
  measuredBy: null,
  measures: [],
});

const goals = [1, 2, 3, 4, 5, 6].map(aGoal);
const order = (suggested: ReturnType<typeof suggestGoals>) => suggested.map(({ goal }) => goal.id);

test('without reasons and industry the catalogue keeps its order', () => {
  const suggested = suggestGoals(goals, { motivations: [], industry: undefined });
  expect(order(suggested)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(suggested.every(({ reason }) => reason === null)).toBe(true);
});

test('the goals of the reasons come first, in their order', () => {
  const suggested = suggestGoals(goals, { motivations: [{ goals: [5, 3] }], industry: undefined });
  expect(order(suggested)).toEqual([5, 3, 1, 2, 4, 6]);
  expect(suggested[0]?.reason).toBe('motivation');
});

test('a goal that suits both stands above one that suits either', () => {
  const suggested = suggestGoals(goals, {
    motivations: [{ goals: [2, 4] }],
    industry: { suggestedGoals: [4] },
  });
  expect(order(suggested)).toEqual([4, 2, 1, 3, 5, 6]);
  expect(suggested[0]?.reason).toBe('both');
});

test('every goal is offered once', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(fc.array(ids), ids, (motivations, suggestedGoals) => {
      const suggested = suggestGoals(goals, {
        motivations: motivations.map((list) => ({ goals: list })),
        industry: { suggestedGoals },
      });
      expect(order(suggested).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    }),
  );
});

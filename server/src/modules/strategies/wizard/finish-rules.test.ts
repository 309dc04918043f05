import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GoalToChoose } from '../../catalogue/catalogue.module.ts';
import { choiceFaults } from './finish-rules.ts';

const goal = (id: number, sector: 'e' | 's' | 'g', measures: number[]): GoalToChoose => ({
  id,
  sector,
  measures,
  kpis: [],
});
const catalogue = [
  goal(1, 'e', [11, 12]),
  goal(2, 'e', [21]),
  goal(3, 's', [31]),
  goal(4, 's', [41, 42, 43]),
  goal(5, 'g', [51]),
];
const offered = new Map(catalogue.map((each) => [each.id, each]));

describe('the choice at the end of the wizard', () => {
  test.each([
    ['one goal', [{ id: 1, measures: [11] }]],
    [
      'a goal of each sector',
      [
        { id: 5, measures: [51] },
        { id: 2, measures: [21] },
        { id: 4, measures: [43] },
      ],
    ],
  ])('is fine with %s', (_, goals) => {
    expect(choiceFaults(goals, offered)).toEqual([]);
  });

  test.each([
    ['no goal', [], [{ path: 'goals', key: 'minItems' }]],
    ['a goal nobody offers', [{ id: 9, measures: [91] }], [{ path: 'goals/0/id', key: 'enum' }]],
    [
      'two goals of one sector',
      [
        { id: 1, measures: [11] },
        { id: 2, measures: [21] },
      ],
      [{ path: 'goals/1/id', key: 'uniqueItems' }],
    ],
    [
      'one goal twice',
      [
        { id: 1, measures: [11] },
        { id: 1, measures: [12] },
      ],
      [{ path: 'goals/1/id', key: 'uniqueItems' }],
    ],
    ['no measure', [{ id: 1, measures: [] }], [{ path: 'goals/0/measures', key: 'minItems' }]],
    ['two measures', [{ id: 1, measures: [11, 12] }], [{ path: 'goals/0/measures', key: 'maxItems' }]],
    [
      'a measure of another goal',
      [
        { id: 3, measures: [31] },
        { id: 1, measures: [21] },
      ],
      [{ path: 'goals/1/measures/0', key: 'enum' }],
    ],
    [
      'everything at once',
      [
        { id: 9, measures: [91] },
        { id: 4, measures: [11] },
        { id: 3, measures: [] },
      ],
      [
        { path: 'goals/0/id', key: 'enum' },
        { path: 'goals/1/measures/0', key: 'enum' },
        { path: 'goals/2/id', key: 'uniqueItems' },
        { path: 'goals/2/measures', key: 'minItems' },
      ],
    ],
  ])('is refused with %s', (_, goals, faults) => {
    expect(choiceFaults(goals, offered)).toEqual(faults);
  });

  test('any choice without fault has one to three goals of different sectors, each with one measure of its own', () => {
    const chosen = fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      measures: fc.array(fc.constantFrom(11, 12, 21, 31, 41, 42, 51, 61), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(chosen, { maxLength: 4 }), (goals) => {
        const isFine =
          goals.length > 0 &&
          new Set(goals.map(({ id }) => offered.get(id)?.sector)).size === goals.length &&
          goals.every(({ id, measures }) => {
            const [measure = 0] = measures;
            return measures.length === 1 && offered.get(id)?.measures.includes(measure) === true;
          });
        expect(choiceFaults(goals, offered).length === 0).toBe(isFine);
      }),
      { numRuns: 1000 },
    );
  });
});

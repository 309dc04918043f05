import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from './content.ts';
import { numberRange, secondsRange } from './counted.ts';
import { withoutRemoved } from './outdated-answers.ts';

const question = (id: number): Question => ({
  id,
  type: 'MULTIPLE',
  sector: null,
  required: false,
  text: { de: 'x' },
  help: { de: '' },
  scale: null,
  number: null,
  input: null,
  showIf: null,
  options: [1, 2].map((place) => ({ id: id * 10 + place, text: { de: 'x' }, score: null })),
  tagMapping: [],
});

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 12 });

test('putting questions in order is a permutation: the same ones, each once, as asked for', () => {
  fc.assert(
    fc.property(
      someIds.chain((ids) =>
        fc.tuple(
          fc.constant(ids),
          fc.shuffledSubarray(ids, { minLength: ids.length, maxLength: ids.length }),
        ),
      ),
      ([ids, wanted]) => {
        const content = { questions: ids.map(question), lastNumber: 600 };
        const after = inOrder(content, wanted);
        expect(after.questions.map(({ id }) => id)).toEqual(wanted);
        expect(after.questions.toSorted((a, b) => a.id - b.id)).toEqual(
          content.questions.toSorted((a, b) => a.id - b.id),
        );
        expect(inOrder(after, ids)).toEqual(content);
      },
    ),
  );
});

test('any other list is refused', () => {
  fc.assert(
    fc.property(someIds, fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 12 }), (ids, wanted) => {
      const isPermutation =
        wanted.length === ids.length &&
        new Set(wanted).size === ids.length &&
        wanted.every((id) => ids.includes(id));
      fc.pre(!isPermutation);
      expect(() => inOrder({ questions: ids.map(question), lastNumber: 600 }, wanted)).toThrow(
        'input.invalid',
      );
    }),
  );
});

describe('values that are counted in ranges', () => {
  test('lies in exactly the range it is counted in, and the range in itself', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const { from, to } = numberRange(value);
        expect(value).toBeGreaterThanOrEqual(from);
        expect(value).toBeLessThan(to);
        expect(numberRange(from)).toEqual({ from, to });
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const { from, to } = secondsRange(seconds);
        expect(from).toBeLessThanOrEqual(seconds);
        expect(seconds).toBeLessThan(to ?? Infinity);
        expect(secondsRange(from)).toEqual({ from, to });
      }),
    );
  });
});

test('of answers to an earlier version only those to removed questions are dropped', () => {
  const content = { questions: [question(1), question(3)], lastNumber: 40 };
  expect(
    withoutRemoved(content, [
      { questionId: 1, optionIds: [11, 13] },
      { questionId: 2, value: 4 },
      { questionId: 3, optionIds: [33] },
      { questionId: 99, value: 1 },
    ]),
  ).toEqual({
    answers: [
      { questionId: 1, optionIds: [11] },
      { questionId: 99, value: 1 },
    ],
    removedQuestions: [2, 3],
  });
});

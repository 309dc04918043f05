import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Question, ShowIf } from '../shapes/questionnaire-shapes.ts';
import {
  answerProblems,
  answersById,
  askedQuestions,
  bandOf,
  conditionProblems,
  countingAnswers,
  outcomeOf,
  ruleFits,
} from './questionnaire-rules.ts';

const plain = {
  sector: null,
  required: false,
  text: { de: 'Frage' },
  help: { de: '' },
  scale: null,
  number: null,
  input: null,
  showIf: null,
  options: [],
  tagMapping: [],
} as const satisfies Partial<Question>;

const sectors = fc.constantFrom('e' as const, 's' as const, 'g' as const, null);
const score = fc.option(fc.integer({ min: 0, max: 100 }));
const tags = fc.array(
  fc.record({ tag: fc.constantFrom('energy', 'people', 'water'), weight: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 3 },
);

/** A question whose option ids follow its own id: question 3 has options 301, 302 … */
const aQuestion = (id: number): fc.Arbitrary<Question> =>
  fc
    .record({
      type: fc.constantFrom('SINGLE', 'MULTIPLE', 'SCALE', 'NUMBER', 'TEXT'),
      sector: sectors,
      required: fc.boolean(),
      scores: fc.tuple(score, score, score),
      tags,
      isNot: fc.boolean(),
    })
    .map(({ type, sector, required, scores, tags, isNot }): Question => {
      const common = { ...plain, id, type, sector, required };
      const optionId = id * 100 + 1;
      switch (type) {
        case 'SCALE': {
          const scale = { min: 1, max: 3, minLabel: { de: '' }, maxLabel: { de: '' }, scores: [0, 50, 100] };
          return { ...common, scale, tagMapping: [{ when: { min: 1, max: 2 }, tags }] };
        }
        case 'NUMBER': {
          const number = { unit: '', min: 0, max: 100, decimals: 0, scoring: [{ max: 50, score: 10 }] };
          return { ...common, number, tagMapping: [{ when: { min: 10 }, tags }] };
        }
        case 'TEXT': {
          const input = { maxLength: 100, placeholder: { de: '' } };
          return {
            ...common,
            input,
            tagMapping: [{ when: { keywords: { de: ['zeit'], en: ['time'] } }, tags }],
          };
        }
        default:
          return {
            ...common,
            options: scores.map((each, place) => ({ id: optionId + place, text: { de: 'x' }, score: each })),
            tagMapping: [{ when: isNot ? { notOptionId: optionId } : { optionId }, tags }],
          };
      }
    });

const aCondition = (on: Question): fc.Arbitrary<ShowIf['conditions'][number]> => {
  const questionId = on.id;
  if (on.options.length > 0)
    return fc.record({
      questionId: fc.constant(questionId),
      operator: fc.constantFrom('CHOSEN' as const, 'NOT_CHOSEN' as const),
      optionId: fc.constantFrom(...on.options.map(({ id }) => id)),
    });
  if (on.type === 'TEXT') return fc.constant({ questionId, operator: 'ANSWERED' });
  return fc.record({
    questionId: fc.constant(questionId),
    operator: fc.constantFrom('AT_LEAST' as const, 'AT_MOST' as const),
    value: fc.integer({ min: 0, max: 4 }),
  });
};

const someQuestions: fc.Arbitrary<Question[]> = fc
  .integer({ min: 1, max: 7 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => aQuestion(place + 1))))
  .chain((questions) =>
    fc.tuple(
      ...questions.map((question, place) => {
        const earlier = questions.slice(0, place);
        if (earlier.length === 0) return fc.constant(question);
        return fc
          .option(
            fc.record({
              match: fc.constantFrom('ALL' as const, 'ANY' as const),
              conditions: fc.array(fc.constantFrom(...earlier).chain(aCondition), {
                minLength: 1,
                maxLength: 2,
              }),
            }),
          )
          .map((showIf) => ({ ...question, showIf }));
      }),
    ),
  );

const anAnswer = ({ id, type, options }: Question): fc.Arbitrary<Answer> => {
  const ids = options.map((option) => option.id);
  switch (type) {
    case 'SINGLE':
      return fc.constantFrom(...ids).map((optionId) => ({ questionId: id, optionIds: [optionId] }));
    case 'MULTIPLE':
      return fc.subarray(ids).map((optionIds) => ({ questionId: id, optionIds }));
    case 'SCALE':
      return fc.integer({ min: 1, max: 3 }).map((value) => ({ questionId: id, value }));
    case 'NUMBER':
      return fc.integer({ min: 0, max: 100 }).map((value) => ({ questionId: id, value }));
    case 'TEXT':
      return fc.constantFrom('', 'Keine Zeit', 'Nichts').map((text) => ({ questionId: id, text }));
  }
};

const answered = someQuestions.chain((questions) =>
  fc.record({
    questions: fc.constant(questions),
    answers: fc
      .tuple(...questions.map((question) => fc.option(anAnswer(question), { freq: 5 })))
      .map((all) => all.filter((each) => each !== null)),
  }),
);

describe('the result of answers', () => {
  test('does not depend on the order in which they were given', () => {
    fc.assert(
      fc.property(
        answered.chain(({ questions, answers }) =>
          fc.record({
            questions: fc.constant(questions),
            answers: fc.constant(answers),
            shuffled: fc.shuffledSubarray(answers, { minLength: answers.length }),
          }),
        ),
        ({ questions, answers, shuffled }) => {
          expect(outcomeOf(questions, answersById(shuffled), 'de')).toEqual(
            outcomeOf(questions, answersById(answers), 'de'),
          );
          expect(answerProblems(questions, shuffled).length).toBe(answerProblems(questions, answers).length);
        },
      ),
    );
  });

  test('stays between 0 and 100, and is the same without what is not asked', () => {
    fc.assert(
      fc.property(answered, ({ questions, answers }) => {
        const outcome = outcomeOf(questions, answersById(answers), 'de');
        for (const sector of outcome.sectors) {
          expect(sector.score === null).toBe(sector.answered === 0);
          expect(sector.score ?? 0).toBeGreaterThanOrEqual(0);
          expect(sector.score ?? 0).toBeLessThanOrEqual(100);
        }
        const counting = countingAnswers(questions, answersById(answers));
        expect(outcomeOf(questions, counting, 'de')).toEqual(outcome);
      }),
    );
  });

  test('holds every required question that is asked, and no answer to one that is not', () => {
    fc.assert(
      fc.property(answered, ({ questions, answers }) => {
        const given = answersById(answers);
        const asked = askedQuestions(questions, given);
        const counting = countingAnswers(questions, given);
        const missing = asked.filter(({ id, required }) => required && !counting.has(id)).map(({ id }) => id);
        expect(answerProblems(questions, answers).map(({ detail }) => Number(detail))).toEqual(missing);
        expect([...counting.keys()].every((id) => asked.some((question) => question.id === id))).toBe(true);
        const earning = outcomeOf(questions, given, 'de').tags.flatMap(({ questionIds }) => questionIds);
        expect(earning.every((id) => counting.has(id))).toBe(true);
      }),
    );
  });

  test('lacks no required answer: whether it is asked for is decided by those before it alone', () => {
    fc.assert(
      fc.property(answered, ({ questions, answers }) => {
        const idsOf = (given: readonly Answer[]) =>
          askedQuestions(questions, answersById(given)).map(({ id }) => id);
        const asked = idsOf(answers);
        for (const { id, required } of questions) {
          const before = answers.filter(({ questionId }) => questionId < id);
          expect(idsOf(before).includes(id)).toBe(asked.includes(id));
          if (!required || !asked.includes(id)) continue;
          const without = answers.filter(({ questionId }) => questionId !== id);
          expect(answerProblems(questions, without).map(({ detail }) => Number(detail))).toContain(id);
        }
      }),
    );
  });

  test('adds the weights of a tag over all answers', () => {
    const choice = (id: number, weight: number): Question => ({
      ...plain,
      id,
      type: 'SINGLE',
      sector: 'e',
      options: [
        { id: id * 10, text: { de: 'a' }, score: 100 },
        { id: id * 10 + 1, text: { de: 'b' }, score: 30 },
      ],
      tagMapping: [{ when: { optionId: id * 10 }, tags: [{ tag: 'energy', weight }] }],
    });
    const outcome = outcomeOf(
      [choice(1, 2), choice(2, 3), choice(3, 1)],
      answersById([
        { questionId: 1, optionIds: [10] },
        { questionId: 2, optionIds: [20] },
        { questionId: 3, optionIds: [31] },
      ]),
      'de',
    );
    expect(outcome.tags).toEqual([{ tag: 'energy', weight: 5, questionIds: [1, 2] }]);
    expect(outcome.sectors[0]).toEqual({ sector: 'e', score: 77, answered: 3 });
  });
});

describe('conditions', () => {
  const dependent = (id: number, on: number): Question => ({
    ...plain,
    id,
    type: 'TEXT',
    input: { maxLength: 10, placeholder: { de: '' } },
    showIf: { match: 'ALL', conditions: [{ questionId: on, operator: 'ANSWERED' }] },
  });
  const free = (id: number): Question => ({ ...dependent(id, 1), showIf: null });

  test('look back only, so there is no circle in any order', () => {
    fc.assert(
      fc.property(someQuestions, (questions) => {
        expect(conditionProblems(questions)).toEqual([]);
      }),
    );
    expect(conditionProblems([dependent(1, 2), dependent(2, 1)])).toMatchObject([
      { path: 'questions/0/showIf/conditions/0/questionId', key: 'unknown', detail: '1' },
    ]);
    expect(conditionProblems([dependent(1, 1)])).toHaveLength(1);
    expect(conditionProblems([dependent(2, 1), free(1)])).toHaveLength(1);
    expect(conditionProblems([free(1), dependent(2, 3), free(3)])).toHaveLength(1);
  });

  test('are told in any other order exactly where they look ahead', () => {
    const shuffled = someQuestions.chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
    fc.assert(
      fc.property(shuffled, (questions) => {
        const place = (id: number) => questions.findIndex((question) => question.id === id);
        const ahead = questions.filter(({ id, showIf }) =>
          showIf?.conditions.some(({ questionId }) => place(questionId) >= place(id)),
        );
        const told = new Set(conditionProblems(questions).map(({ detail }) => Number(detail)));
        expect([...told]).toEqual(ahead.map(({ id }) => id));
      }),
    );
  });

  test('do not see what was answered to a question that is no longer asked', () => {
    const questions = [free(1), dependent(2, 1), dependent(3, 2)];
    const stale = answersById([
      { questionId: 2, text: 'alt' },
      { questionId: 3, text: 'alt' },
    ]);
    expect(askedQuestions(questions, stale).map(({ id }) => id)).toEqual([1]);
    expect(countingAnswers(questions, stale).size).toBe(0);
  });
});

describe('answers', () => {
  const [question] = fc.sample(
    aQuestion(1).filter(({ type }) => type === 'SINGLE'),
    1,
  );
  test.each<[string, Answer[], string, string]>([
    ['to an unknown question', [{ questionId: 9, value: 1 }], 'answers/0/questionId', 'unknown'],
    ['with an unknown option', [{ questionId: 1, optionIds: [999] }], 'answers/0/optionIds', 'unknown'],
    [
      'with two options of one',
      [{ questionId: 1, optionIds: [101, 102] }],
      'answers/0/optionIds',
      'maxItems',
    ],
    ['with the same twice', [{ questionId: 1, optionIds: [101, 101] }], 'answers/0/optionIds', 'uniqueItems'],
    ['of another kind', [{ questionId: 1, value: 3 }], 'answers/0/value', 'not'],
    [
      'given twice',
      [
        { questionId: 1, optionIds: [101] },
        { questionId: 1, optionIds: [102] },
      ],
      'answers/1/questionId',
      'twice',
    ],
  ])('%s are told', (_, answers, path, key) => {
    expect(answerProblems(question ? [question] : [], answers)).toMatchObject([{ path, key }]);
  });
});

test('a rule of one type does not fit another', () => {
  const options = [{ id: 7, text: { de: 'x' }, score: null }];
  const rule = (when: object) => ({ when, tags: [{ tag: 'energy', weight: 1 }] });
  expect(ruleFits({ type: 'SINGLE', options }, rule({ optionId: 7 }))).toBe(true);
  expect(ruleFits({ type: 'SINGLE', options }, rule({ optionId: 8 }))).toBe(false);
  expect(ruleFits({ type: 'SINGLE', options }, rule({ optionId: 7, min: 1 }))).toBe(false);
  expect(ruleFits({ type: 'SCALE', options: [] }, rule({ min: 3, max: 1 }))).toBe(false);
  expect(ruleFits({ type: 'TEXT', options: [] }, rule({}))).toBe(false);
});

test('a score between two bands belongs to the lower one', () => {
  const bands = [{ min: 0 }, { min: 40 }, { min: 70 }];
  expect([null, 0, 39, 40, 100].map((score) => bandOf(bands, score)?.min)).toEqual([undefined, 0, 0, 40, 70]);
});

import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import { QuestionWrite } from '@metra/contract/shapes/questionnaire-shapes';
import { expect, test } from 'vitest';
import { QuestionForm } from './question-form-rules.ts';
import {
  earnsNothing,
  emptyQuestion,
  missingEnglish,
  previewOf,
  type QuestionValues,
  tagCount,
  valuesOf,
  writeOf,
} from './question-values.ts';

const base = { sector: null, required: false, text: { de: 'Frage?' }, help: { de: '' }, showIf: null };
const nothing = { scale: null, number: null, input: null, options: [], tagMapping: [] };

const choice: Question = {
  ...base,
  ...nothing,
  id: 7,
  type: 'MULTIPLE',
  options: [
    { id: 8, text: { de: 'Ja', en: 'Yes' }, score: 100 },
    { id: 9, text: { de: 'Nein' }, score: null },
  ],
  tagMapping: [
    { when: { optionId: 9 }, tags: [{ tag: 'beratung', weight: 2 }] },
    { when: { notOptionId: 8 }, tags: [{ tag: 'solar', weight: 1 }] },
  ],
};
const number: Question = {
  ...base,
  ...nothing,
  id: 10,
  type: 'NUMBER',
  number: { unit: 'kWh', min: 0, max: 100, decimals: 1, scoring: [{ max: 100, score: 50 }] },
  tagMapping: [{ when: { max: 9 }, tags: [{ tag: 'klein', weight: 3 }] }],
};
const written: Question = {
  ...base,
  ...nothing,
  id: 11,
  type: 'TEXT',
  input: { maxLength: 300, placeholder: { de: 'Zum Beispiel' } },
  tagMapping: [
    { when: { keywords: { de: ['Geld', 'Zeit'], en: [] } }, tags: [{ tag: 'foerderung', weight: 1 }] },
  ],
};

test.each([choice, number, written])(
  'a question comes back from the form as it went in ($type)',
  (question) => {
    const values = valuesOf(question);
    expect(QuestionForm.safeParse(values).success).toBe(true);
    expect(QuestionWrite.safeParse(writeOf(values, 3)).success).toBe(true);
    const again = previewOf(values, question.id);
    const sorted = ({ tagMapping, ...rest }: Question) => ({
      ...rest,
      rules: tagMapping.map((rule) => JSON.stringify(rule)).toSorted(),
    });
    expect(sorted(again)).toEqual(sorted(question));
  },
);

test('rules name options by their place, so that new ones can earn something', () => {
  const values = valuesOf(choice);
  const added = {
    id: null,
    text: { de: 'Vielleicht', en: '' },
    score: null,
    tags: [{ tag: 'x', weight: 1 }],
    tagsWithout: [],
  };
  const { options, tagMapping } = writeOf({ ...values, options: [added, ...values.options] }, 3);
  expect(options.map(({ id }) => id)).toEqual([undefined, 8, 9]);
  expect(tagMapping?.map(({ when }) => when)).toEqual([{ option: 0 }, { notOption: 1 }, { option: 2 }]);
});

const problemsOf = (changes: Partial<QuestionValues>): string[] =>
  (QuestionForm.safeParse({ ...emptyQuestion(), text: { de: 'x', en: '' }, ...changes }).error?.issues ?? [])
    .map(({ path }) => path.join('.'))
    .toSorted();

test('each type of question requires its own fields only', () => {
  expect(problemsOf({})).toEqual(['options.0.text.de', 'options.1.text.de']);
  expect(problemsOf({ options: [] })).toEqual(['options']);
  expect(problemsOf({ type: 'TEXT' })).toEqual([]);
  expect(problemsOf({ type: 'SCALE', scale: { ...emptyQuestion().scale, min: 5, max: 5 } })).toEqual([
    'scale.max',
  ]);
  expect(problemsOf({ type: 'NUMBER', number: { ...emptyQuestion().number, min: null } })).toEqual([
    'number.min',
  ]);
  expect(
    problemsOf({ type: 'NUMBER', rules: [{ min: null, max: null, words: { de: '', en: '' }, tags: [] }] }),
  ).toEqual(['rules.0.min', 'rules.0.tags']);
  expect(
    problemsOf({
      type: 'TEXT',
      showIf: { match: 'ALL', conditions: [{ questionId: 1, operator: 'AT_LEAST' }] },
    }),
  ).toEqual(['showIf.conditions.0.value']);
});

test('missing texts are counted', () => {
  expect(missingEnglish(choice)).toBe(2);
  expect(earnsNothing(choice)).toBe(false);
  expect(earnsNothing({ ...choice, tagMapping: [] })).toBe(true);
  expect(tagCount(choice)).toBe(2);
});

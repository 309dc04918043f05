import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import { describe, expect, test } from 'vitest';
import {
  type AskedQuestion,
  answersToSend,
  broughtUpToDate,
  newAttempt,
  parseAttempt,
  wayThrough,
  withAnswer,
} from './attempt.ts';
import { answersInForm } from './form-answers.ts';

const base = {
  sector: null,
  help: '',
  required: true,
  options: [],
  scale: null,
  number: null,
  input: null,
  showIf: null,
};
const choice: AskedQuestion = {
  ...base,
  id: 1,
  order: 1,
  type: 'SINGLE',
  text: 'Heizung?',
  options: [
    { id: 11, text: 'Öl' },
    { id: 12, text: 'Wärmepumpe' },
  ],
};
const onlyOil: AskedQuestion = {
  ...base,
  id: 2,
  order: 2,
  type: 'NUMBER',
  text: 'Liter?',
  number: { unit: 'l', min: 0, max: 1000, decimals: 1 },
  showIf: { match: 'ALL', conditions: [{ questionId: 1, operator: 'CHOSEN', optionId: 11 }] },
};
const remark: AskedQuestion = {
  ...base,
  id: 3,
  order: 3,
  type: 'TEXT',
  text: 'Noch etwas?',
  required: false,
  input: { maxLength: 20, placeholder: '' },
};
const questions = [choice, onlyOil, remark];
const asked = (version: number, list: AskedQuestion[]): AskedQuestionnaire => ({
  id: 7,
  slug: 'fragen',
  name: 'Fragen',
  description: '',
  durationMinutes: null,
  active: true,
  version,
  questions: list,
});
const withOil = withAnswer(newAttempt(1), 1, { questionId: 1, optionIds: [11] });

describe('the way through', () => {
  test('shows the first open question, then the one somebody went to', () => {
    expect(wayThrough(questions, newAttempt(1))).toMatchObject({
      index: 0,
      asked: [{ id: 1 }, { id: 3 }],
    });
    expect(wayThrough(questions, withOil)).toMatchObject({ index: 1, asked: [{}, { id: 2 }, {}] });
    expect(wayThrough(questions, { ...withOil, at: 1 }).index).toBe(0);
  });

  test('keeps what is not asked here, and sends only what is', () => {
    const counted = withAnswer(withOil, 2, { questionId: 2, value: 5 });
    const changed = withAnswer(counted, 1, { questionId: 1, optionIds: [12] });
    expect(changed.answers).toHaveLength(2);
    expect(answersToSend(questions, changed)).toEqual([{ questionId: 1, optionIds: [12] }]);
  });
});

describe('another version', () => {
  const full = withAnswer(withAnswer({ ...withOil, at: 2 }, 2, { questionId: 2, value: 900 }), 3, {
    questionId: 3,
    text: 'Zeit',
  });

  test('keeps what still fits and counts what does not', () => {
    const { attempt, lost } = broughtUpToDate(full, asked(2, [choice, remark]));
    expect(lost).toBe(1);
    expect(attempt).toMatchObject({ version: 2, at: null, answers: [{ questionId: 1 }, { questionId: 3 }] });
    const narrow = { ...onlyOil, number: { unit: 'l', min: 0, max: 100, decimals: 1 } };
    expect(broughtUpToDate(full, asked(2, [choice, narrow, remark])).lost).toBe(1);
    const withoutOil = { ...choice, options: [{ id: 12, text: 'Wärmepumpe' }] };
    expect(broughtUpToDate(full, asked(2, [withoutOil, onlyOil, remark])).lost).toBe(1);
  });

  test('is the same where nothing changed', () => {
    expect(broughtUpToDate(full, asked(1, questions))).toEqual({ attempt: full, lost: 0 });
  });
});

describe('the attempt of an earlier visit', () => {
  test('is read again', () => {
    expect(parseAttempt(JSON.stringify(withOil))).toEqual(withOil);
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '{"submissionId":1}',
    '{"submissionId":"a","version":1,"answers":[{"questionId":"x"}]}',
  ])('is none where it is not whole: %s', (text) => {
    expect(parseAttempt(text)).toBeUndefined();
  });
});

describe('a form', () => {
  test('says the same as answering one by one', () => {
    const fields = new Map([
      ['q1', ['11']],
      ['q2', ['12,5']],
      ['q3', ['Zeit']],
    ]);
    expect(answersInForm(questions, (name) => fields.get(name) ?? [], 'de')).toEqual([
      { questionId: 1, optionIds: [11] },
      { questionId: 2, value: 12.5 },
      { questionId: 3, text: 'Zeit' },
    ]);
  });

  test('leaves out what is empty or nothing', () => {
    const fields = new Map([
      ['q1', ['x', '-1', '']],
      ['q2', ['viel']],
      ['q3', [' ']],
      ['q9', ['1']],
    ]);
    expect(answersInForm(questions, (name) => fields.get(name) ?? [], 'de')).toEqual([]);
  });
});

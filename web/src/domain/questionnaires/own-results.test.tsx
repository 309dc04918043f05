import { beforeEach, expect, test } from 'vitest';
import { hasOwnResults } from './has-own-results.ts';
import {
  forgetResult,
  forgetSavedResults,
  markSaved,
  type OwnResult,
  ownResults,
  rememberResult,
  resultsToSave,
} from './own-results.ts';

const aResult = (sign: string): OwnResult => ({
  id: sign.repeat(43),
  questionnaireId: 1,
  submissionId: 's',
  createdAt: '2026-11-16T10:00:00Z',
  answers: [{ questionId: 1, optionIds: [2] }],
  isKept: false,
});

beforeEach(() => localStorage.clear());

test('results are there, the latest first, until an account keeps them and somebody signs out', () => {
  expect(hasOwnResults()).toBe(false);
  rememberResult(aResult('a'));
  rememberResult(aResult('b'));
  expect(hasOwnResults()).toBe(true);
  expect(ownResults()).toEqual([aResult('b'), aResult('a')]);
  markSaved(['a'.repeat(43)]);
  expect(resultsToSave()).toEqual(['b'.repeat(43)]);
  forgetSavedResults();
  expect(ownResults()).toEqual([aResult('b')]);
  forgetResult('b'.repeat(43));
  expect(hasOwnResults()).toBe(false);
});

test('incomplete data is ignored', () => {
  for (const text of ['{', '{}', '[{"id":"x"}]', 'null']) {
    localStorage.setItem('questionnaire-results', text);
    expect(ownResults(), text).toEqual([]);
  }
});

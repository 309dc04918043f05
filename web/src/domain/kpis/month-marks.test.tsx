import type { MonthMark } from '@metra/contract/shapes/completeness';
import { beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { marksText, stripMonths } from './month-marks.ts';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('common'), loadTexts('records')]);
});

const marks: readonly MonthMark[] = [
  'BEFORE',
  'RECORDED',
  'RECORDED',
  'ESTIMATED',
  'NOTHING_TO_MEASURE',
  'GAP',
  'OPEN',
  'OPEN',
  'TO_COME',
];

test('an estimate and a month without anything to measure are drawn unlike a value and unlike a gap', () => {
  expect(stripMonths(marks)).toEqual([
    'before',
    'recorded',
    'recorded',
    'estimated',
    'nothing-to-measure',
    'gap',
    'open',
    'open',
    'to-come',
  ]);
});

test('says in words what each month is', () => {
  expect(marksText(marks)).toBe(
    'Monate: 2 erfasst, 1 geschätzt, 1 nicht zu erfassen, 2 fehlen, 1 ohne Wert, 1 vor dem ersten Wert, 1 noch nicht vorbei',
  );
});

test('a KPI without records is not shown as complete', () => {
  expect(new Set(stripMonths([]))).toEqual(new Set(['to-come']));
});

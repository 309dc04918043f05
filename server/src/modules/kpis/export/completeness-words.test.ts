import { expect, test } from 'vitest';
import { completenessWords } from './completeness-words.ts';

const told = (state: 'WHOLE' | 'GAPS' | 'RUNNING', covered: number, months: number, estimated = 0) =>
  completenessWords({ state, covered, months, shares: { estimated } }, 'de');

test('cells say how complete a value is, as the screens do', () => {
  expect(told('WHOLE', 12, 12)).toBe('vollständig');
  expect(told('GAPS', 10, 12)).toBe('10 von 12 Monaten');
  expect(told('GAPS', 12, 12)).toBe('12 von 12 Monaten, enthält auch Monate davor');
  expect(told('RUNNING', 9, 12)).toBe('läuft noch, 9 von 12 Monaten');
  expect(told('RUNNING', 3, 3)).toBe('läuft noch');
  expect(told('RUNNING', 0, 1)).toBe('läuft noch');
});

test('an estimated share is rounded, but never to nothing or to all of it', () => {
  expect(told('WHOLE', 9, 9, 1 / 9)).toBe('vollständig, 11 % geschätzt');
  expect(told('WHOLE', 9, 9, 0.001)).toBe('vollständig, 1 % geschätzt');
  expect(told('WHOLE', 9, 9, 0.999)).toBe('vollständig, 99 % geschätzt');
  expect(told('WHOLE', 9, 9, 1)).toBe('vollständig, 100 % geschätzt');
});

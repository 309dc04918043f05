import { expect, test } from 'vitest';
import { strategyName } from './strategy-name.ts';

const today = Temporal.PlainDate.from('2026-11-15');

test('a strategy is called after its year, and never as one before it', () => {
  expect(strategyName(today, 'de', new Set())).toBe('Strategie 2026');
  expect(strategyName(today, 'en', new Set(['Strategie 2026']))).toBe('Strategy 2026');
  expect(strategyName(today, 'de', new Set(['Strategie 2026']))).toBe('Strategie 2026 (2)');
  expect(strategyName(today, 'de', new Set(['Strategie 2026', 'Strategie 2026 (2)']))).toBe(
    'Strategie 2026 (3)',
  );
});

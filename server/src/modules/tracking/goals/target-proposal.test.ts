import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDay, monthOf, unitAround } from '../../kpis/kpis.module.ts';
import { targetProposal } from './target-proposal.ts';

const usual = { kpi_id: 1, kind: 'PERCENT', amount: -15, rationale: null, source: null, url: null } as const;
const dueOn = (day: string, years: number, firstMonth: number) =>
  targetProposal({ ...usual, years }, Temporal.PlainDate.from(day), firstMonth).dueOn;

test('a proposal ends with a business year: the nearest to so many years from now', () => {
  expect(dueOn('2026-11-15', 3, 1)).toBe('2029-12-31');
  expect(dueOn('2027-01-15', 3, 1)).toBe('2029-12-31');
  expect(dueOn('2026-11-15', 3, 4)).toBe('2030-03-31');
  expect(dueOn('2026-05-15', 3, 4)).toBe('2029-03-31');
  expect(dueOn('2024-02-29', 1, 1)).toBe('2024-12-31');
});

test('it is never more than half a year off, and always ahead', () => {
  const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
  const anyMonth = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(anyDay, anyMonth, fc.integer({ min: 1, max: 20 }), (date, firstMonth, years) => {
      const day = date.toISOString().slice(0, 10);
      const due = dueOn(day, years, firstMonth);
      const end = monthOf(due);
      expect(lastDay(unitAround(end, 'YEAR', firstMonth).last)).toBe(due);
      expect(Math.abs(end - monthOf(day) - 12 * years)).toBeLessThanOrEqual(6);
      expect(due > day).toBe(true);
    }),
  );
});

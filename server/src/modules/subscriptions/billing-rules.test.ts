import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueDay } from './invoices/payment-terms.ts';
import { settlePaid } from './invoices/settle-paid.ts';
import { discountOf, freeDaysOf, portion } from './price.ts';
import { firstYear, isDueForRenewal, isOver, nextYear, yearFrom } from './subscription-year.ts';
import { amountsOf, vatTreatmentOf } from './vat-treatment.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => date('2000-01-01').add({ days }));
const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('a price', () => {
  test('never falls below zero and never rises, whatever the promotion', () => {
    const promotions = fc.record({
      kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const, 'TRIAL_DAYS' as const),
      value: fc.integer({ min: 1, max: 100_000_000 }),
    });
    fc.assert(
      fc.property(cents, promotions, (price, promotion) => {
        const left = price - discountOf(price, promotion);
        expect(Number.isInteger(left)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(price);
      }),
    );
  });

  test.each([
    [69_000, { kind: 'PERCENT', value: 20 }, 13_800],
    [69_000, { kind: 'PERCENT', value: 100 }, 69_000],
    [999, { kind: 'PERCENT', value: 50 }, 500],
    [69_000, { kind: 'AMOUNT', value: 70_000 }, 69_000],
    [69_000, { kind: 'TRIAL_DAYS', value: 30 }, 0],
  ] as const)('of %i with %o is %i less', (price, promotion, discount) => {
    expect(discountOf(price, promotion)).toBe(discount);
  });

  test('free days come from their kind alone', () => {
    expect(freeDaysOf({ kind: 'TRIAL_DAYS', value: 30 })).toBe(30);
    expect(freeDaysOf({ kind: 'AMOUNT', value: 30 })).toBe(0);
    expect(freeDaysOf(null)).toBe(0);
  });
});

describe('VAT', () => {
  test('is exact to half a cent, and gross is net and VAT', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), (net, percent) => {
        const { vat, gross } = amountsOf(net, { category: 'S', percent });
        expect(Math.abs(vat * 100 - net * percent)).toBeLessThanOrEqual(50);
        expect(gross).toBe(net + vat);
      }),
    );
    expect(portion(50, 19)).toBe(10);
    expect(portion(150, 19)).toBe(29);
  });

  test.each([
    ['DE', null, 'S', 19],
    ['DE', 'DE136695976', 'S', 19],
    ['AT', 'ATU13585627', 'AE', 0],
    ['AT', null, 'S', 19],
    ['AT', 'DE136695976', 'S', 19],
    ['GR', 'EL123456789', 'AE', 0],
    ['MC', null, 'S', 19],
    ['CH', null, 'O', 0],
    ['GB', 'GB999999973', 'O', 0],
    ['US', null, 'O', 0],
  ])('in %s with the id %s has category %s and %i percent', (country, vatId, category, percent) => {
    expect(vatTreatmentOf({ country, vatId })).toEqual({ category, percent });
  });
});

describe('a year', () => {
  test.each([
    ['2026-11-15', '2027-11-14'],
    ['2026-01-01', '2026-12-31'],
    ['2027-03-01', '2028-02-29'],
    ['2028-02-29', '2029-02-28'],
    ['2028-03-01', '2029-02-28'],
  ])('from %s ends on %s', (startsOn, endsOn) => {
    expect(yearFrom(date(startsOn)).endsOn.toString()).toBe(endsOn);
  });

  test('has 365 or 366 days, and the next one follows without a gap or an overlap', () => {
    fc.assert(
      fc.property(dates, (startsOn) => {
        const { endsOn } = yearFrom(startsOn);
        expect([364, 365]).toContain(startsOn.until(endsOn).days);
        const next = nextYear(endsOn, endsOn);
        expect(endsOn.until(next.startsOn).days).toBe(1);
      }),
    );
  });

  test('the first never begins before today, within a trial or within free days', () => {
    fc.assert(
      fc.property(dates, dates, fc.integer({ min: 0, max: 365 }), (today, runsUntil, freeDays) => {
        const { startsOn } = firstYear({ today, runsUntil, freeDays });
        expect(Temporal.PlainDate.compare(startsOn, today.add({ days: freeDays }))).toBeGreaterThanOrEqual(0);
        expect(Temporal.PlainDate.compare(startsOn, runsUntil)).toBe(1);
      }),
    );
  });

  test('is never charged for days that have passed', () => {
    expect(nextYear(date('2026-11-14'), date('2026-12-01')).startsOn.toString()).toBe('2026-12-01');
  });

  test('renews on its last day and is over on the next', () => {
    const lastDay = date('2026-11-15');
    expect(isDueForRenewal(lastDay, date('2026-11-14'))).toBe(false);
    expect(isDueForRenewal(lastDay, lastDay)).toBe(true);
    expect(isOver(lastDay, lastDay)).toBe(false);
    expect(isOver(lastDay, date('2026-11-16'))).toBe(true);
  });
});

describe('an invoice', () => {
  test('is due two weeks after it was written, or when its year begins: whichever is later', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -400, max: 400 }), (issuedOn, days) => {
        const startsOn = issuedOn.add({ days });
        const due = dueDay(issuedOn, startsOn);
        expect(issuedOn.until(due, { largestUnit: 'day' }).days).toBe(Math.max(14, days));
      }),
    );
    expect(dueDay(date('2026-11-15'), date('2026-12-27'))).toEqual(date('2026-12-27'));
    expect(dueDay(date('2026-11-15'), date('2026-11-15'))).toEqual(date('2026-11-29'));
  });
});

describe('payments on a cancelled invoice', () => {
  test('is carried over as far as the new one can take it, and the rest goes back: no cent is lost', () => {
    fc.assert(
      fc.property(cents, cents, (paid, gross) => {
        const { carried, refunded } = settlePaid(paid, gross);
        expect(carried + refunded).toBe(paid);
        expect(carried).toBeLessThanOrEqual(gross);
        expect(Math.min(carried, refunded)).toBeGreaterThanOrEqual(0);
        expect(refunded > 0 && carried < gross).toBe(false);
      }),
    );
    expect(settlePaid(500, null)).toEqual({ carried: 0, refunded: 500 });
  });
});

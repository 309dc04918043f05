import type { Quote } from '@metra/contract/shapes/billing-shapes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { OrderSummary } from './order-summary.tsx';

const quote: Quote = {
  price: 69_000,
  discount: 0,
  net: 69_000,
  vatCategory: 'S',
  vatRate: 19,
  vat: 13_110,
  gross: 82_110,
  currency: 'EUR',
  startsOn: '2026-12-02',
  activeUntil: '2027-12-01',
  dueOn: '2026-11-29',
  renewalPrice: 69_000,
  promotion: null,
};

/** The lines as they are read out, one after the other. */
function lines(shown: Partial<Quote>, trialUntil?: string): string[] {
  const { container } = render(
    <LanguageProvider>
      <OrderSummary quote={{ ...quote, ...shown }} trialUntil={trialUntil} />
    </LanguageProvider>,
  );
  return [...container.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
}

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('subscription');
});
afterEach(cleanup);

test('net, VAT and gross stand below each other, and the year after the trial', () => {
  expect(lines({}, '2026-12-01')).toEqual([
    'Ein Jahr Metra690,00 €',
    'Summe netto690,00 €',
    'Umsatzsteuer 19 %131,10 €',
    'Gesamt821,10 €',
    'Bezahltes Jahr2. Dezember 2026 bis 1. Dezember 2027Ihre Testphase bis 1. Dezember 2026 bleibt kostenlos.',
    'ZahlungAuf Rechnung, fällig am 29. November 2026',
    'Danach690 € netto im Jahr, jederzeit zum Ende des Jahres kündbar',
  ]);
});

test('a promotion is a line of its own, and days without charge are named', () => {
  const promotion = { code: 'HERBST', name: 'Herbst', freeDays: 30 };
  const shown = lines({ discount: 13_800, net: 55_200, promotion });
  expect(shown).toContain('Aktion Herbst−138,00 €');
  expect(shown.join()).toContain('Davor sind 30 Tage kostenlos.');
});

test.each([
  ['AE', /Reverse Charge/],
  ['O', /nicht steuerbar/],
] as const)('the summary says why no VAT is charged: %s', (vatCategory, why) => {
  expect(lines({ vatCategory, vatRate: 0, vat: 0, gross: 69_000 })).toContain('Umsatzsteuer0,00 €');
  expect(screen.getByText(why)).toBeTruthy();
});

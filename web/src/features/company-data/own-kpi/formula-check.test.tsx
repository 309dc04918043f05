import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aKpiReference } from '../../../../test/kpi-builders.ts';
import { DesignSystemWords, germanWords } from '../../../design-system/behaviour/words.ts';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import type { FormulaVerdict } from '../company-data.queries.ts';
import { FormulaCheck } from './formula-check.tsx';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('company-data'), loadTexts('records')]);
});
afterEach(cleanup);

const period = { start: '2026-09-01', end: '2026-09-30', code: '2026-09' };
const result = {
  period,
  value: 95.968,
  noResult: null,
  missing: [],
  inputs: [{ kpi: aKpiReference(), value: 14_395, optional: false }],
  last: { period, missing: [] },
  periods: [],
} satisfies FormulaVerdict['result'];
const good: FormulaVerdict = {
  problems: [],
  unit: { code: 'kW.h/{person}', label: 'kWh je Person' },
  readable: 'Eingekaufter Strom ÷ Beschäftigte',
  kpis: [],
  factors: [],
  proposal: { aggregation: 'AVERAGE', frequency: 'MONTH', sector: 'e' },
  result,
};

function textOf(check: FormulaVerdict, expression = 'kpi(a) / kpi(b)'): string {
  const { container } = render(
    <DesignSystemWords value={{ words: germanWords, language: 'de' }}>
      <LanguageProvider>
        <FormulaCheck
          expression={expression}
          check={check}
          kpi={{ name: 'Strom je Person', unit: 'kWh je Person', decimals: 1, sector: 'e' }}
          onUnit={vi.fn()}
        />
      </LanguageProvider>
    </DesignSystemWords>,
  );
  return container.textContent.replaceAll('\u00a0', ' ');
}

test('a good formula shows its newest result in the chosen unit, and from what it is computed', () => {
  const text = textOf(good);
  expect(text).toContain('Eingekaufter Strom14.395 kWh');
  expect(text).toContain('Ergebnis für September 2026');
  expect(text).toContain('96 kWh je Person');
});

test('an incomplete formula result names the missing value', () => {
  const missing = { ...result, value: null, noResult: 'MISSING_REQUIRED' } as const;
  const inputs = [{ kpi: aKpiReference({ name: 'Beschäftigte' }), value: null, optional: false }];
  const text = textOf({ ...good, result: { ...missing, inputs } });
  expect(text).toContain('Es fehlen Werte, aus denen die Kennzahl berechnet wird');
  expect(text).toContain('Beschäftigtefehlt');
});

test('an older result says for which period what is missing', () => {
  const october = { start: '2026-10-01', end: '2026-10-31', code: '2026-10' };
  const last = { period: october, missing: ['Diesel'] };
  expect(textOf({ ...good, result: { ...result, last } })).toContain(
    'Für Okt. 2026 fehlt noch: Diesel. Gezeigt wird Sep. 2026.',
  );
});

test.each([
  ['kpi(a) / kpi(b) +', 17, 'kpi(b) +'],
  ['kpi(electricity-purchased) / kpi(employees', 30, '/ kpi(employees'],
  ['kpi(a', 5, 'kpi(a'],
])('a broken formula names the place: %s', (expression, at, place) => {
  textOf({ ...good, problems: [{ key: 'SYNTAX', at, name: null, other: null }], result: null }, expression);
  expect(screen.getByText(`Hier stimmt etwas nicht: „${place}“`)).toBeTruthy();
});

test('a sum of different units names both units', () => {
  const problems = [{ key: 'UNITS_DIFFER', at: null, name: 'kWh', other: '€' } as const];
  expect(textOf({ ...good, problems, unit: null, result: null })).toContain(
    'kWh und € lassen sich nicht zusammenzählen.',
  );
});

test('a result of another unit than the chosen one offers its own', () => {
  const unit = { code: 'MW.h', label: 'MWh' };
  expect(textOf({ ...good, unit })).toContain('Einheit des Ergebnisses: MWh');
  expect(screen.getByRole('button', { name: 'Einheit übernehmen' })).toBeTruthy();
});

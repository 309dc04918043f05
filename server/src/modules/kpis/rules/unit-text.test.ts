import { expect, test } from 'vitest';
import kpis from '../../../../catalogue/kpis.json' with { type: 'json' };
import { unitText } from './unit-text.ts';

const ratios = kpis
  .filter(({ unit }) => unit.code.includes('/{MEUR}') || unit.code === 'kW.h/{person}')
  .map(({ unit }) => unit);

test('a unit reads as the catalogue writes it, in both languages', () => {
  expect(ratios.length).toBeGreaterThan(0);
  for (const { code, display } of ratios)
    expect({ de: unitText(code, 'de'), en: unitText(code, 'en') }).toEqual(display);
});

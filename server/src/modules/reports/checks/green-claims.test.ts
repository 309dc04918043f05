import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greenClaims } from './green-claims.ts';

const found = (text: string) => greenClaims(text).map(({ term, severity }) => [term, severity]);

describe('green claims', () => {
  test.each([
    ['Wir sind klimaneutral.', 'klimaneutral', 'FORBIDDEN'],
    ['Der CO₂-neutrale Versand', 'co2-neutral', 'FORBIDDEN'],
    ['CO2 neutral bis 2030', 'co2-neutral', 'FORBIDDEN'],
    ['Unser klimapositives Büro', 'klimapositiv', 'FORBIDDEN'],
    ['We are carbon neutral.', 'carbon-neutral', 'FORBIDDEN'],
    ['a climate-neutral site', 'climate-neutral', 'FORBIDDEN'],
    ['umweltfreundliche Farben', 'umweltfreundlich', 'GENERIC'],
    ['eco-friendly paint', 'eco-friendly', 'GENERIC'],
    ['nachhaltige Produkte', 'nachhaltig', 'GENERIC'],
    ['a green company', 'green', 'GENERIC'],
    ['Klima\u00adneutral seit 2024', 'klimaneutral', 'FORBIDDEN'],
    ['der CO2\u2011neutrale Strom', 'co2-neutral', 'FORBIDDEN'],
    ['KLIMANEUTRALITÄT', 'klimaneutral', 'FORBIDDEN'],
    ['Netto-Null bis 2030', 'netto-null', 'FORBIDDEN'],
    ['net zero by 2030', 'net-zero', 'FORBIDDEN'],
    ['emissionsfreie Lieferung', 'emissionsfrei', 'FORBIDDEN'],
    ['zero-emission delivery', 'emission-free', 'FORBIDDEN'],
    ['ressourcenschonende Fertigung', 'ressourcenschonend', 'GENERIC'],
  ])('%s', (text, term, severity) => {
    expect(found(text)).toEqual([[term, severity]]);
  });

  test.each([
    'Unser Nachhaltigkeitsbericht und die Nachhaltigkeit im Betrieb',
    'Wir sind nicht klimaneutral.',
    'We are not carbon neutral.',
    'Grüner Pfeil, green light, geschlechtsneutral, kostenneutral',
    'Wir haben unsere Emissionen nachhaltig gesenkt.',
    'Nettonullpunkt, klimaneutralisierend, Nullemission',
    'the net is zero',
    '',
  ])('nothing in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('have correct positions, in order, and never overlap', () => {
    const words = fc.constantFrom(
      'klimaneutral',
      'eco-friendly',
      'CO₂-neutral',
      '👩‍🏭',
      'שלום',
      '#set',
      '=1+1',
      '\n\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'grapheme' })), { maxLength: 30 }), (parts) => {
        const text = parts.join(' ');
        const claims = greenClaims(text);
        for (const [index, { start, end, words: said }] of claims.entries()) {
          expect(text.slice(start, end)).toBe(said);
          expect(start).toBeGreaterThanOrEqual(claims[index - 1]?.end ?? 0);
        }
      }),
    );
  });

  test('are found between anything else', () => {
    fc.assert(
      fc.property(fc.constantFrom('. ', ', ', '\n', ' – ', ' („'), (before) => {
        expect(found(`x${before}klimaneutral${before}x`)).toEqual([['klimaneutral', 'FORBIDDEN']]);
      }),
    );
  });
});

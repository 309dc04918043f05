import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import factors from '../../../../catalogue/factors.json' with { type: 'json' };
import kpis from '../../../../catalogue/kpis.json' with { type: 'json' };
import { isSelector } from '../factors/factor-names.ts';
import { parseFormula } from './formula.ts';
import { formulaUnit, isWrittenIn } from './formula-unit.ts';
import { codeOfParts, unitParts } from './unit-parts.ts';

const units: Readonly<Record<string, string>> = {
  electricity: 'kW.h',
  heat: 'MW.h',
  gas: 'kW.h',
  turnover: '{EUR}',
  people: '{person}',
  women: '{person}',
  share: '%',
  fuel: 'L',
  emission: 'kg{CO2e}/L',
  mix: 'kg{CO2e}/kW.h',
  supplier: 'g{CO2}/kW.h',
  hours: 'h',
  minutes: 'min',
  accidents: '{accident}',
  pallets: '{Palette}',
  distance: '{person}.km',
  travel: 'kg{CO2e}/({person}.km)',
  number: '1',
};
const unitOf = (text: string) => formulaUnit(parseFormula(text), (_, slug) => units[slug]);
const of = (text: string) => unitOf(text.replace(/[a-z]+/g, 'kpi($&)'));

describe('the unit of a result', () => {
  test.each([
    ['electricity * mix', 'kg{CO2e}'],
    ['electricity / people', 'kW.h/{person}'],
    ['electricity / 1000', 'MW.h'],
    ['electricity / 1000 + heat', 'MW.h'],
    ['electricity + heat * 1000', 'kW.h'],
    ['(fuel * emission + electricity * mix) / 1000', 't{CO2e}'],
    ['women / people * 100', '%'],
    ['(people - women) / people', '1'],
    ['electricity * share / 100', 'kW.h'],
    ['electricity * mix / (turnover / 1000000)', 'kg{CO2e}/{MEUR}'],
    ['minutes / 60', 'h'],
    ['pallets * 2 + 5', '{Palette}'],
    ['-distance * travel', 'kg{CO2e}'],
    ['accidents / hours * hours', '{accident}'],
    ['1000 / hours', '1/h'],
    ['electricity * number', 'kW.h'],
  ])('%s is %s', (text, code) => {
    const { codes, conflicts } = of(text);
    expect(conflicts).toEqual([]);
    expect(codes?.[0]).toBe(code);
  });

  test('a thousandth can also be just that', () => {
    expect(of('electricity / 1000').codes).toEqual(['MW.h', 'kW.h']);
    expect(of('people / 1000').codes).toEqual(['{person}']);
  });

  test('CO₂ can be added to greenhouse gases, and is never called so alone', () => {
    const mixed = of('electricity * supplier / 1000 + electricity * mix');
    expect(mixed.codes?.[0]).toBe('kg{CO2e}');
    const alone = of('electricity * supplier / 1000');
    expect(isWrittenIn('kg{CO2}', alone)).toBe(true);
    expect(isWrittenIn('kg{CO2e}', alone)).toBe(false);
  });

  test.each([
    ['electricity + turnover', 'kW.h', '{EUR}'],
    ['electricity - people', 'kW.h', '{person}'],
    ['electricity + heat', 'kW.h', 'MW.h'],
    ['electricity / people + electricity', 'kW.h/{person}', 'kW.h'],
    ['pallets + people', '{Palette}', '{person}'],
  ])('%s cannot be added', (text, left, right) => {
    const inNames = text.replace(/[a-z]+/g, 'kpi($&)');
    const { codes, conflicts } = of(text);
    expect({ codes, conflicts }).toMatchObject({ codes: null, conflicts: [{ left, right }] });
    expect(inNames.slice(conflicts[0]?.at)).toMatch(/^[-+] /);
  });

  test('is not guessed where a unit is unknown', () => {
    expect(of('unknown * electricity')).toEqual({ codes: null, conflicts: [] });
    expect(of('unknown + electricity')).toEqual({ codes: null, conflicts: [] });
    expect(of(`gas${' * gas'.repeat(100)}`)).toEqual({ codes: null, conflicts: [] });
  });

  test('signs, order and brackets do not change the result’s unit', () => {
    const name = fc.constantFrom(...Object.keys(units));
    fc.assert(
      fc.property(name, name, (one, other) => {
        const forth = of(`${one} * ${other}`).codes?.[0] ?? '';
        const back = of(`${other} * ${one}`).codes?.[0] ?? '';
        expect(
          isWrittenIn(forth, of(`${other} * ${one}`)) && isWrittenIn(back, of(`${one} * ${other}`)),
        ).toBe(true);
        expect(of(`${one} + ${other}`).conflicts).toHaveLength(of(`${other} - ${one}`).conflicts.length);
        expect(isWrittenIn(units[one] ?? '', of(`${one} / ${other} * ${other}`))).toBe(true);
      }),
    );
  });
});

describe('the catalogue', () => {
  const kpiUnits = new Map(kpis.map(({ slug, unit }) => [slug, unit.code]));
  const factorUnits = new Map(factors.map(({ slug, unit }) => [slug, unit]));
  const computed = kpis.flatMap(({ slug, unit, derived }) =>
    derived ? [[slug, unit.code, derived.expression] as const] : [],
  );

  test.each(computed)('%s is measured in %s', (_, code, expression) => {
    const derived = formulaUnit(parseFormula(expression), (kind, slug) =>
      kind === 'kpi' ? kpiUnits.get(slug) : isSelector(slug) ? 'kg{CO2e}/kW.h' : factorUnits.get(slug),
    );
    expect(derived.conflicts).toEqual([]);
    expect(derived.codes).not.toBeNull();
    expect(isWrittenIn(code, derived)).toBe(true);
  });

  test('every unit can be read, and written again', () => {
    for (const code of [...kpiUnits.values(), ...factorUnits.values()]) {
      const parts = unitParts(code);
      expect(parts, code).toBeDefined();
      if (parts) expect(unitParts(codeOfParts(parts))).toEqual(parts);
    }
  });
});

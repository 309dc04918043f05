export interface KnownUnit {
  code: string;
  label: string;
  family: string;
  /** The factor to the base unit of the family, as an exact fraction. */
  times: bigint;
  by: bigint;
}

const family = (name: string, units: readonly [code: string, label: string, times: bigint, by?: bigint][]) =>
  units.map(([code, label, times, by = 1n]): KnownUnit => ({ code, label, family: name, times, by }));

/** Unit codes similar to UCUM. People, money and other counts are in braces. */
export const knownUnits: readonly KnownUnit[] = [
  ...family('energy', [
    ['kW.h', 'kWh', 1n],
    ['MW.h', 'MWh', 1000n],
    ['GW.h', 'GWh', 1_000_000n],
    // 1 kWh is 3.6 MJ.
    ['MJ', 'MJ', 10n, 36n],
    ['GJ', 'GJ', 10_000n, 36n],
  ]),
  ...family('mass', [
    ['kg', 'kg', 1n],
    ['t', 't', 1000n],
    ['g', 'g', 1n, 1000n],
  ]),
  ...family('greenhouse gas', [
    ['kg{CO2e}', 'kg CO₂e', 1n],
    ['t{CO2e}', 't CO₂e', 1000n],
  ]),
  ...family('carbon dioxide', [
    ['kg{CO2}', 'kg CO₂', 1n],
    ['t{CO2}', 't CO₂', 1000n],
    ['g{CO2}', 'g CO₂', 1n, 1000n],
  ]),
  ...family('volume', [
    ['L', 'l', 1n],
    ['m3', 'm³', 1000n],
    ['hL', 'hl', 100n],
  ]),
  ...family('area', [
    ['m2', 'm²', 1n],
    ['har', 'ha', 10_000n],
    ['km2', 'km²', 1_000_000n],
  ]),
  ...family('length', [
    ['km', 'km', 1000n],
    ['m', 'm', 1n],
  ]),
  ...family('time', [
    ['h', 'h', 60n],
    ['min', 'min', 1n],
  ]),
  ...family('money', [
    ['{EUR}', '€', 1n],
    ['k{EUR}', 'Tsd. €', 1000n],
    ['{MEUR}', 'Mio. €', 1_000_000n],
  ]),
  ...family('emission of electricity', [
    ['g{CO2}/kW.h', 'g CO₂/kWh', 1n],
    ['kg{CO2}/kW.h', 'kg CO₂/kWh', 1000n],
    ['kg{CO2}/MW.h', 'kg CO₂/MWh', 1n],
    ['t{CO2}/MW.h', 't CO₂/MWh', 1000n],
  ]),
  ...family('share', [['%', '%', 1n]]),
];

const byCode = new Map(knownUnits.map((unit) => [unit.code, unit]));
const ownCode = /^\{[^{}]{1,48}\}$/;

export const isKnownUnit = (code: string): boolean => byCode.has(code);

/** Whether a unit is known, or is a custom count in braces: {piece}. */
export const isUnitCode = (code: string): boolean => byCode.has(code) || ownCode.test(code);

/** Whether values of a unit are percentages, which change by points. */
export const isPercentage = (code: string): boolean => byCode.get(code)?.family === 'share';

export const unitLabel = (code: string): string => byCode.get(code)?.label ?? code.replace(/[{}]/g, '');

/** Returns the units in which a value can be entered, its own unit first. */
export function convertibleTo(code: string): string[] {
  const unit = byCode.get(code);
  if (!unit) return [code];
  const others = knownUnits.filter((each) => each.family === unit.family && each.code !== code);
  return [code, ...others.map((each) => each.code)];
}

/**
 * Returns how many `to` one `from` is, as an exact fraction, or undefined if they measure different things.
 */
export function scaleBetween(from: string, to: string): { times: bigint; by: bigint } | undefined {
  if (from === to) return { times: 1n, by: 1n };
  const [source, target] = [byCode.get(from), byCode.get(to)];
  if (!source || !target || source.family !== target.family) return undefined;
  return { times: source.times * target.by, by: source.by * target.times };
}

/** Returns the unit that a person wrote, such as kWh, m³ or Liter, or undefined if it is unknown. */
export function unitWritten(text: string, choices: readonly string[]): string | undefined {
  const wanted = simplified(text);
  return choices.find((code) =>
    [code, unitLabel(code), ...(otherSpellings[code] ?? [])].some((name) => simplified(name) === wanted),
  );
}

const simplified = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[₂²]/g, '2')
    .replace(/³/g, '3')
    .replace(/[\s._{}]/g, '');

const otherSpellings: Readonly<Record<string, readonly string[]>> = {
  L: ['liter', 'litre', 'litres', 'ltr'],
  m3: ['cbm', 'kubikmeter', 'cubic metre'],
  m2: ['qm', 'quadratmeter', 'square metre'],
  har: ['ha', 'hektar', 'hectare'],
  t: ['tonne', 'tonnen', 'tonnes', 'to'],
  kg: ['kilogramm', 'kilogram'],
  h: ['std', 'stunden', 'hours'],
  min: ['minuten', 'minutes'],
  '%': ['prozent', 'percent'],
  '{EUR}': ['eur', 'euro'],
  'k{EUR}': ['teur', 'keur'],
  '{MEUR}': ['mio eur', 'mio. €'],
};

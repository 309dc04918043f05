import { unitWritten } from '@metra/contract/rules/units';
import type { Unit } from '@metra/contract/shapes/kpi-shapes';

/** Bills and spreadsheets write a number together with its unit. */
export interface ParsedQuantity {
  number: string;
  written: string;
  /** It is undefined if the unit is not one of the wanted ones. */
  unit: string | undefined;
}

const NUMBER = String.raw`[-+\u2212\u2013]?\s*\d[\d.,'’\s]*`;
const UNIT = String.raw`[^\d\s.,'’+\-\u2212\u2013]`;
const NUMBER_THEN_UNIT = new RegExp(`^(${NUMBER})(${UNIT}.*)$`, 's');
const UNIT_THEN_NUMBER = new RegExp(`^(${UNIT}\\D*?)\\s*(${NUMBER})$`);
const POWER_OF_TEN = /^e[+-]?\d/i;

/** It parses texts such as `1,8 MWh` or `€1,200`, and is undefined for a plain number or no number. */
export function parseQuantity(text: string, units: readonly Unit[]): ParsedQuantity | undefined {
  const bare = text.trim();
  const [, number, written] = NUMBER_THEN_UNIT.exec(bare) ?? [];
  if (number && written && !POWER_OF_TEN.test(written))
    return { number: number.trim(), written, unit: unitIn(written, units) };
  const [, before, after] = UNIT_THEN_NUMBER.exec(bare) ?? [];
  const unit = before && unitIn(before, units);
  // A word before a number, such as "ca.", is no unit.
  return unit && after ? { number: after.trim(), written: before.trim(), unit } : undefined;
}

const unitIn = (written: string, units: readonly Unit[]): string | undefined =>
  units.find(({ label }) => plain(label) === plain(written))?.code ??
  unitWritten(
    written,
    units.map(({ code }) => code),
  );

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[\s.]/g, '');

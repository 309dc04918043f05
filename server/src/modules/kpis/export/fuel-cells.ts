import type { Language } from '@metra/contract/core/primitives';
import { type FuelTexts, fuelLineView } from '../records/fuel-line.views.ts';
import type { StoredFuelLine } from '../records/fuel-lines.ts';

export const fuelHead = { de: 'Brennstoffe', en: 'Fuels' } as const satisfies Record<Language, string>;

export interface ExportedFuels {
  fuels: readonly StoredFuelLine[] | null;
  fuel_texts: FuelTexts | null;
}

/** Lists the amounts of fuel behind a value. An import ignores them, because the value includes them. */
export const fuelCell = ({ fuels, fuel_texts }: ExportedFuels, language: Language): string | null =>
  fuels?.map((line) => amountText(line, fuel_texts, language)).join('; ') ?? null;

/** An example is "3200 kg Holz und Holzabfälle (15,6 MJ/kg)". */
function amountText(line: StoredFuelLine, texts: FuelTexts | null, language: Language): string {
  const { name, unit, netCalorificValue, density } = fuelLineView(line, texts);
  const number = (text: string | number) =>
    language === 'de' ? String(text).replace('.', ',') : String(text);
  const by = [
    `${number(netCalorificValue)} MJ/kg`,
    ...(density ? [`${number(density.value)} ${density.unit}`] : []),
  ];
  return `${number(line.amount)} ${unit.label} ${name} (${by.join(', ')})`;
}

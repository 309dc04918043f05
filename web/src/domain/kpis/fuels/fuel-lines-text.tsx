import type { FuelLine } from '@metra/contract/shapes/fuel-shapes';
import { formatNumber, formatQuantity } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** Example: `3.200 kg Holz und Holzabfälle`. */
export const fuelAmountText = (
  { amount, unit, name }: Pick<FuelLine, 'amount' | 'unit' | 'name'>,
  language: Language,
): string => `${formatQuantity(amount, unit.label, language)} ${name}`;

/** Example: `Heizwert 27 MJ/kg, Dichte 0,85 kg/l`. */
export function fuelPropertiesText(
  { netCalorificValue, density }: Pick<FuelLine, 'netCalorificValue' | 'density'>,
  language: Language,
): string {
  const value = translate('records.fuels.calorific', { value: formatNumber(netCalorificValue, language) });
  if (!density) return value;
  const dense = formatQuantity(density.value, density.unit, language);
  return `${value}, ${translate('records.fuels.density', { value: dense })}`;
}

/** Each fuel shows its net calorific value and the source of that. */
export function FuelLinesText({ lines }: { lines: readonly FuelLine[] }) {
  const { t, language } = useTranslate();
  const sources = [...new Set(lines.flatMap(({ source }) => source || []))];
  return (
    <span className="grid text-small font-text text-text-muted">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and the same fuel may come twice.
        <span key={place}>
          {fuelAmountText(line, language)}: {fuelPropertiesText(line, language)}
        </span>
      ))}
      {sources.length > 0 && <span>{t('records.fuels.source', { source: sources.join('; ') })}</span>}
    </span>
  );
}

import type { ComparedKpi } from '@metra/contract/frozen-reports';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatChange, formatPoints, formatQuantity } from '../../../lib/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

/** Beyond this a bar is broken off. */
export const MOST_DRAWN = 0.3;

type Changed = Pick<ComparedKpi, 'change' | 'changeShare' | 'unit' | 'decimals'>;

const isShare = ({ unit }: Changed) => unit.label === '%';

/** As people say it: shares move by points, what comes from nothing by its amount, everything else by per cent. */
export function changeText(kpi: Changed, language: Language): string {
  const { change, changeShare, unit, decimals } = kpi;
  if (change === null) return '–';
  if (change === 0) return '±0';
  if (isShare(kpi)) return formatPoints(change / 100, language);
  if (changeShare !== null) return formatChange(changeShare, language);
  return formatQuantity(change, plainTwo(unit.label), language, { decimals, signed: true });
}

/** How far the bar reaches, from −1 to 1; null where there is nothing to draw. Points are drawn as the hundredths they are. */
export function barOf(kpi: Changed): { reach: number; isBroken: boolean } | null {
  const share = isShare(kpi) && kpi.change !== null ? kpi.change / 100 : kpi.changeShare;
  if (share === null || !Number.isFinite(share)) return null;
  const reach = Math.max(-1, Math.min(1, share / MOST_DRAWN));
  return { reach, isBroken: Math.abs(share) > MOST_DRAWN };
}

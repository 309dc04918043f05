import type { ComparedKpi } from '@metra/contract/operations/frozen-reports';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatChange, formatPoints, formatQuantity } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

/** A bar for a larger change ends here and is drawn as cut off. */
export const MOST_DRAWN = 0.3;

type Changed = Pick<ComparedKpi, 'difference' | 'change'> & {
  kpi: Pick<ComparedKpi['kpi'], 'unit' | 'decimals'>;
};

const isShare = ({ kpi }: Changed) => kpi.unit.label === '%';

/** Shares change by percentage points, a value that was zero changes by an amount, and all others by per cent. */
export function changeText(compared: Changed, language: Language): string {
  const { difference, change, kpi } = compared;
  if (difference === null) return '–';
  if (difference === 0) return '±0';
  if (isShare(compared)) return formatPoints(difference / 100, language);
  if (change !== null) return formatChange(change, language);
  return formatQuantity(difference, plainTwo(kpi.unit.label), language, {
    decimals: kpi.decimals,
    signed: true,
  });
}

/**
 * Returns the length of the bar from −1 to 1, or null if there is nothing to draw. A percentage point counts as 1 %.
 */
export function barOf(compared: Changed): { reach: number; isBroken: boolean } | null {
  const { difference, change } = compared;
  const share = isShare(compared) && difference !== null ? difference / 100 : change;
  if (share === null || !Number.isFinite(share)) return null;
  const reach = Math.max(-1, Math.min(1, share / MOST_DRAWN));
  return { reach, isBroken: Math.abs(share) > MOST_DRAWN };
}

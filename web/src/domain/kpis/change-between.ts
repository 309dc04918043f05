import { formatChange, formatPoints } from '../../lib/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** How a KPI moved against an earlier one; percentages move by points, and from nothing there is no share. */
export function changeBetween(
  now: number,
  before: number,
  unitLabel: string,
  language: Language,
): string | null {
  if (unitLabel === '%') return formatPoints((now - before) / 100, language);
  return before === 0 ? null : formatChange((now - before) / Math.abs(before), language);
}

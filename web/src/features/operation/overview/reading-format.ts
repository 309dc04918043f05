import type { Metric } from '@metra/contract/operations/operation-admin';
import { formatBytes } from '../../../lib/formats/bytes.ts';
import { formatMoney, formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

/** Money, bytes or a number, as it is read. */
export function formatReading(reading: Metric, value: number, language: Language): string {
  if (reading === 'INCOME' || reading === 'OPEN_INVOICES') return formatMoney(value, language);
  if (reading === 'STORAGE') return formatBytes(value, language);
  return formatNumber(value, language);
}

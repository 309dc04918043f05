import type { Language } from '../i18n/languages.ts';
import { formatQuantity } from './formats.ts';

const STEPS = ['B', 'kB', 'MB', 'GB'] as const;

/** Examples: `340 kB`, `1,2 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const step = Math.min(STEPS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return formatQuantity(bytes / 1000 ** step, STEPS[step] ?? 'B', language, { decimals: step > 1 ? 1 : 0 });
}

import type { Language } from '@metra/contract/core/primitives';
import type { ReportFormat } from '@metra/contract/operations/report-export';
import type { Report } from '@metra/contract/shapes/report-shapes';
import { reportWords } from './report-words.ts';

const endings: Record<ReportFormat, string> = {
  pdf: '.pdf',
  xlsx: '.xlsx',
  json: '.json',
  xbrl: '.xbrl.json',
};

/**
 * `Nachhaltigkeitsbericht-2026-Musterbau-Wiesengrund-GmbH.pdf`. The name of a frozen report also contains its number.
 */
export function fileNameOf(
  { label, company }: Pick<Report, 'label'> & { company: Pick<Report['company'], 'name'> },
  format: ReportFormat,
  language: Language,
  number?: string,
): string {
  const parts = [reportWords[language].fileName, label, company.name]
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '');
  const name = parts
    .join('-')
    .slice(0, 120)
    .toWellFormed()
    .replace(/[-\ufffd]+$/, '');
  return name + (number === undefined ? '' : `-${number}`) + endings[format];
}

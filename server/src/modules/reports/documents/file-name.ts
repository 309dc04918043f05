import type { Language } from '@metra/contract/primitives';
import type { ReportFormat } from '@metra/contract/report-export';
import type { Report } from '@metra/contract/report-shapes';
import { reportWords } from './report-words.ts';

const endings: Record<ReportFormat, string> = {
  pdf: '.pdf',
  xlsx: '.xlsx',
  json: '.json',
  xbrl: '.xbrl.json',
};

/** `Nachhaltigkeitsbericht-2026-Musterbau-Wiesengrund-GmbH.pdf` */
export function fileNameOf({ label, company }: Report, format: ReportFormat, language: Language): string {
  const parts = [reportWords[language].fileName, label, company.name]
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '');
  return parts.join('-').slice(0, 120).replace(/-+$/, '') + endings[format];
}

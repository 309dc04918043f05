import type { ImportProblem } from '@metra/contract/operations/kpi-import';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, nameOfYear } from '../../../lib/formats/business-year.ts';
import type { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** The text names a year as the organisation writes it. */
export const problemText = (
  { key, detail }: ImportProblem,
  t: ReturnType<typeof useTranslate>['t'],
): string =>
  t(`tracking.problem.${key}`, { detail: detail ?? '', year: nameOfYear(businessYearOf(today()) - 1) });

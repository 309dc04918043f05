import type { ImportProblem } from '@metra/contract/kpi-import';
import type { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** What is wrong with a row, in a sentence. */
export const problemText = (
  { key, detail }: ImportProblem,
  t: ReturnType<typeof useTranslate>['t'],
): string => t(`tracking.problem.${key}`, { detail: detail ?? '' });

import { TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** The value cannot be right or contradicts others. The page of its KPI shows the question. */
export function QuestionNote() {
  const { t } = useTranslate();
  return (
    <span className="inline-flex items-center gap-1 text-micro text-warning-text">
      <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
      {t('company-data.questionable')}
    </span>
  );
}

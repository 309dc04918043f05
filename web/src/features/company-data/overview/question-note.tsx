import { TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** A value that cannot be right or contradicts others; what is asked stands on the page of its KPI. */
export function QuestionNote() {
  const { t } = useTranslate();
  return (
    <span className="inline-flex items-center gap-1 text-micro text-warning-text">
      <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
      {t('company-data.questionable')}
    </span>
  );
}

import { TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** That a newer report of the same year is there. Drawn here: the notices of the application would make every page of the site heavier. */
export function ReplacedNote() {
  const { t } = useTranslate();
  return (
    <p
      role="status"
      className="mt-6 flex max-w-[640px] items-start gap-3 rounded-control bg-warning-soft px-4 py-3 leading-ui text-warning-text forced-colors:border"
    >
      <TriangleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
      <span>{t('verification.replaced')}</span>
    </p>
  );
}

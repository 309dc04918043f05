import { BadgeCheck } from 'lucide-react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The operator has verified the organisation. */
export function VerifiedMark() {
  const { t } = useTranslate();
  return (
    <span className="inline-flex items-center gap-1 text-small font-medium whitespace-nowrap text-success-text">
      <BadgeCheck size={15} aria-hidden="true" />
      {t('offers.verified')}
    </span>
  );
}

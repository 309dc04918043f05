import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Icon } from './icons.tsx';

/** There is a newer version; which one, only the company tells. */
export function ReplacedNotice() {
  const { t } = useTranslate();
  return (
    <p className="mt-6 flex max-w-[640px] items-start gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning-text">
      <Icon of="warning" className="h-lh" />
      {t('verification.replaced')}
    </p>
  );
}

import { fetchWhenReached } from '../../design-system/fetch-when-reached.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { loadHelp, openHelp } from './open-help.ts';

/** The way to help where there is no menu around it. */
export function HelpButton({ className }: { className?: string }) {
  const { t } = useTranslate();
  return (
    <button type="button" className={className} {...fetchWhenReached(loadHelp)} onClick={openHelp}>
      {t('common.navigation.help')}
    </button>
  );
}

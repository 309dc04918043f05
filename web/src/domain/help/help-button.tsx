import type { ReactNode } from 'react';
import { fetchWhenReached } from '../../design-system/behaviour/fetch-when-reached.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { loadHelp, openHelp } from './open-help.ts';

interface HelpButtonProps {
  className?: string;
  icon?: ReactNode;
  /** It closes the sheet around the button first, because a dialog above a sheet would read as part of it. */
  beforeOpening?: () => void;
}

/** It is for places without a menu. */
export function HelpButton({ className, icon, beforeOpening }: HelpButtonProps) {
  const { t } = useTranslate();
  return (
    <button
      type="button"
      className={className}
      {...fetchWhenReached(loadHelp)}
      onClick={() => {
        beforeOpening?.();
        void openHelp();
      }}
    >
      {icon}
      {t('common.navigation.help')}
    </button>
  );
}

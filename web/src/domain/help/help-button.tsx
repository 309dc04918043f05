import type { ReactNode } from 'react';
import { fetchWhenReached } from '../../design-system/behaviour/fetch-when-reached.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { loadHelp, openHelp } from './open-help.ts';

interface HelpButtonProps {
  className?: string;
  icon?: ReactNode;
  /** What it stands in makes room first: a dialog above a sheet reads as part of it. */
  beforeOpening?: () => void;
}

/** The way to help where there is no menu around it. */
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

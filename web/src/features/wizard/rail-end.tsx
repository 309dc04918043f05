import { useNavigate } from '@tanstack/react-router';
import { CircleHelp, LogOut, RotateCcw } from 'lucide-react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { HelpButton } from '../../domain/help/help-button.tsx';
import { languages } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { chooseLanguage } from '../../lib/site/change-language.ts';
import { useStartOver } from './use-start-over.ts';
import { useWizard } from './use-wizard.ts';

const button =
  'inline-flex min-h-[max(28px,var(--target))] items-center gap-2 rounded-chip underline-offset-3 hover:underline';

/** These actions are rarely needed: the other language, starting again, help, and signing out. */
export function RailEnd({ className = '*:hover:text-on-ink' }: { className?: string }) {
  const { t, language } = useTranslate();
  const startOver = useStartOver();
  const { state, store } = useWizard();
  const navigate = useNavigate();
  const hasBegun = state.progress.hello.done;

  /** Unsaved input is saved before the session ends. */
  async function signOut() {
    await store.flush();
    await navigate({ to: '/logout' });
  }

  const others = languages.filter((other) => other !== language);
  return (
    <div className={cx('grid justify-items-start gap-1', className)}>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          className={button}
          onClick={() => chooseLanguage(other)}
        >
          {t(`common.language.${other}`)}
        </button>
      ))}
      {hasBegun && (
        <button type="button" className={button} onClick={startOver}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('metra-lite.wizard.startOver')}
        </button>
      )}
      <HelpButton className={button} icon={<CircleHelp size={16} aria-hidden="true" />} />
      <button type="button" className={button} onClick={signOut}>
        <LogOut size={16} aria-hidden="true" />
        {t('common.navigation.logout')}
      </button>
    </div>
  );
}

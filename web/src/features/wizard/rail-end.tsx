import { RotateCcw } from 'lucide-react';
import { cx } from '../../design-system/cx.ts';
import { chooseLanguage } from '../../lib/change-language.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useStartOver } from './use-start-over.ts';
import { useWizard } from './use-wizard.ts';

const button =
  'inline-flex min-h-[max(28px,var(--target))] items-center gap-2 rounded-chip underline-offset-3 hover:underline';

/** What is rarely needed: the other language, and a fresh start. */
export function RailEnd({ className = '*:hover:text-on-ink' }: { className?: string }) {
  const { t, language } = useTranslate();
  const startOver = useStartOver();
  const hasBegun = useWizard().state.progress.hello.done;
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
    </div>
  );
}

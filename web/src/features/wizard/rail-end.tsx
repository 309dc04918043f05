import { RotateCcw } from 'lucide-react';
import { chooseLanguage } from '../../lib/change-language.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useStartOver } from './use-start-over.ts';
import { useWizard } from './use-wizard.ts';

/** What is rarely needed: the other language, and a fresh start. */
export function RailEnd({ className = '' }: { className?: string }) {
  const { t, language } = useTranslate();
  const startOver = useStartOver();
  const hasBegun = useWizard().state.progress.hello.done;
  const others = languages.filter((other) => other !== language);
  return (
    <div className={`wizard-extras ${className}`}>
      {others.map((other) => (
        <button key={other} type="button" lang={other} onClick={() => chooseLanguage(other)}>
          {t(`common.language.${other}`)}
        </button>
      ))}
      {hasBegun && (
        <button type="button" onClick={startOver}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('metra-lite.wizard.startOver')}
        </button>
      )}
    </div>
  );
}

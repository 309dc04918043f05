import { languages } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { chooseLanguage } from '../../lib/site/change-language.ts';

/** The label is in the other language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t, language } = useTranslate();
  const others = languages.filter((other) => other !== language);
  return others.map((other) => (
    <button
      key={other}
      type="button"
      lang={other}
      className={className}
      onClick={() => chooseLanguage(other)}
    >
      {t(`common.language.${other}`)}
    </button>
  ));
}

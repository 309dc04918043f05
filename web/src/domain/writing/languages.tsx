import { createContext, type ReactNode, useContext } from 'react';
import { Badge } from '../../design-system/values/badge.tsx';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Narrow screens show only one language. */
export const ShownLanguage = createContext<Language>('de');

/** Narrow screens show only the chosen language. */
export function LanguagePair({ children }: { children: (language: Language) => ReactNode }) {
  const shown = useContext(ShownLanguage);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
      {languages.map((language) => (
        <div
          key={language}
          data-language={language}
          className={language === shown ? 'grid min-w-0 gap-4' : 'grid min-w-0 gap-4 max-lg:hidden'}
        >
          {children(language)}
        </div>
      ))}
    </div>
  );
}

export const useLanguageLabel = () => {
  const { t } = useTranslate();
  return (label: string, language: Language) =>
    t('content.labelled', { label, language: t(`content.language.${language}`) });
};

/** A mark above the field shows that a language has no text. */
export function MarkedLabel({ isMissing, children }: { isMissing: boolean; children: ReactNode }) {
  const { t } = useTranslate();
  return (
    <span className="inline-flex min-h-6 flex-wrap items-center gap-2">
      {children}
      {isMissing && <Badge tone="warning">{t('content.missing')}</Badge>}
    </span>
  );
}

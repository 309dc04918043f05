import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Language } from './languages.ts';
import { currentLanguage, onLanguageChange } from './tolgee.ts';

const LanguageContext = createContext<Language | null>(null);

/** One listener serves all components, and a new language renders them again. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function usePresentLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('usePresentLanguage needs a LanguageProvider above the component.');
  return language;
}

import { useQueryClient } from '@tanstack/react-query';
import type { Language } from './i18n/languages.ts';
import { changeLanguage } from './i18n/tolgee.ts';
import { reportError } from './report-error.ts';

/** Changes the language of the interface and of what the server sends. */
export function useChangeLanguage(): (language: Language) => void {
  const queryClient = useQueryClient();
  return (language) => {
    changeLanguage(language)
      // Content of the catalogue comes in the language that was asked for.
      .then(() => queryClient.invalidateQueries())
      .catch(reportError);
  };
}

import type { Language } from './i18n/languages.ts';
import { changeLanguage } from './i18n/tolgee.ts';
import { reportError } from './report-error.ts';

/** Shows everything in another language; when its texts cannot be fetched the person is told. */
export function chooseLanguage(language: Language): void {
  changeLanguage(language).catch(reportError);
}

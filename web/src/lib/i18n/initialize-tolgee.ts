import { allTexts } from './all-texts.ts';
import { rememberedLanguage } from './languages.ts';
import { textSources } from './namespaces.ts';
import { createTolgee, provideTolgee, showLanguage } from './tolgee.ts';

/** Prepares the application's translation layer in the remembered language; `loadTexts` brings the texts. */
export function initializeTolgee(): void {
  const language = rememberedLanguage();
  provideTolgee(createTolgee(language, textSources(allTexts)));
  showLanguage(language);
}

import { rememberedLanguage } from './languages.ts';
import { type TextFiles, textSources } from './namespaces.ts';
import { createTolgee, provideTolgee, showLanguage } from './tolgee.ts';

/** Prepares the translation layer in the remembered language; `loadTexts` brings the texts of these files. */
export function speakWith(files: TextFiles): void {
  const language = rememberedLanguage();
  provideTolgee(createTolgee(language, textSources(files)));
  showLanguage(language);
}

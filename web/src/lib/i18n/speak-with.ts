import { rememberedLanguage } from './languages.ts';
import { type TextFiles, textSources } from './namespaces.ts';
import { createTolgee, provideTolgee, showLanguage } from './tolgee.ts';

/** `loadTexts` loads the texts from these files. */
export function speakWith(files: TextFiles): void {
  const language = rememberedLanguage();
  provideTolgee(createTolgee(language, textSources(files)));
  showLanguage(language);
}

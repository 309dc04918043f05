import type { TextFiles, Texts } from './namespaces.ts';

/** Every namespace in every language; each is fetched when a screen asks for it. */
export const allTexts: TextFiles = import.meta.glob<{ default: Texts }>([
  '../../locales/*/*.json',
  '!../../locales/*/emergency.json',
]);

import { rememberedLanguage } from '../i18n/languages.ts';
import { TOKEN_KEY, WAITING_TOKEN_KEY } from '../session/session-keys.ts';
import { browserStorage } from '../storage/safe-storage.ts';
import { createAnswerCache } from './answer-cache.ts';

export const answerCache = createAnswerCache({
  // The server renders documents without storage, because Node's storage belongs to no person.
  storage: () => (typeof window === 'undefined' ? browserStorage : localStorage),
  token: () => browserStorage.getItem(TOKEN_KEY),
  isActing: () => browserStorage.getItem(WAITING_TOKEN_KEY) !== null,
  language: rememberedLanguage,
  shapes: import.meta.env.DEV ? 'development' : __SHAPES__,
});

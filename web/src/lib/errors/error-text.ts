import { loadTexts, translate, translateIfKnown } from '../i18n/tolgee.ts';
import { type ErrorMessage, errorMessage } from './errors.ts';

/** The sentence a person reads about an error; undefined when there is nothing to say. */
export const errorText = (error: unknown): Promise<string | undefined> => messageText(errorMessage(error));

export async function messageText(message: ErrorMessage): Promise<string | undefined> {
  if (message.kind === 'silent') return undefined;
  if (message.kind === 'text') return message.text;
  // Without a connection the texts may not arrive either; the common sentence is always there.
  await loadTexts('api').catch(() => undefined);
  return translateIfKnown(message.key) ?? translateIfKnown(message.fallbackKey) ?? translate('common.error');
}

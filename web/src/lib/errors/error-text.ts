import { loadTexts, translate, translateIfKnown } from '../i18n/tolgee.ts';
import { type ErrorMessage, errorMessage } from './errors.ts';

/** It is undefined when the person needs no message. */
export const errorText = (error: unknown): Promise<string | undefined> => messageText(errorMessage(error));

export async function messageText(message: ErrorMessage): Promise<string | undefined> {
  if (message.kind === 'silent') return undefined;
  if (message.kind === 'text') return message.text;
  // Without a connection these texts may not arrive, but the emergency text is always loaded.
  await loadTexts('api').catch(() => undefined);
  return translateIfKnown(message.key) ?? translateIfKnown(message.fallbackKey) ?? translate('common.error');
}

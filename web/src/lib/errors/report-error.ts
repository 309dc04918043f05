import { showToast } from '../../design-system/toast/toast-store.ts';
import { errorText } from './error-text.ts';
import { isClientError } from './errors.ts';
import { log } from './log.ts';

/** This is for an error that belongs to no field and no panel. A cancelled request shows nothing. */
export async function reportError(error: unknown): Promise<void> {
  const text = await errorText(error);
  if (text === undefined) return;
  if (!isClientError(error)) log.error('Something failed.', error);
  showToast({ id: text, variant: 'danger', title: text });
}

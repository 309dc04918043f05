import { useEffect, useState } from 'react';
import { errorText } from '../errors/error-text.ts';
import { isCancelled, isClientError, isUnexpected } from '../errors/errors.ts';
import { log } from '../errors/log.ts';
import { unexpectedText } from '../i18n/emergency-texts.ts';

interface PageError {
  /** It is undefined for an error with its own message. */
  unexpected: string | undefined;
  reason: string | undefined;
  responseId: string | undefined;
}

/** The error is logged too. */
export function usePageError(error: unknown): PageError {
  const [reason, setReason] = useState<string>();
  const unexpected = isUnexpected(error);
  useEffect(() => {
    if (!isCancelled(error)) log.error('A page failed.', error);
    if (!unexpected) errorText(error).then(setReason);
  }, [error, unexpected]);
  return {
    unexpected: unexpected ? unexpectedText() : undefined,
    reason,
    responseId: isClientError(error) ? error.responseId : undefined,
  };
}

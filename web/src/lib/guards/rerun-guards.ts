import { isCancelled } from '../errors/errors.ts';
import { log } from '../errors/log.ts';
import { getRouter } from './router-access.ts';

/**
 * A guard may admit an account because of a cached answer. When the server's answer says otherwise, the guards of the
 * current page run again. Without an answer the cached one remains valid.
 */
export function rerunGuardsIf<Answer>(answer: Promise<Answer>, isClosed: (answer: Answer) => boolean): void {
  answer
    .then((fresh) => (isClosed(fresh) ? getRouter().invalidate() : undefined))
    .catch((error: unknown) => {
      if (!isCancelled(error)) log.info('What was known could not be confirmed.', error);
    });
}

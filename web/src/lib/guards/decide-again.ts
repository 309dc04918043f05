import { isCancelled } from '../errors/errors.ts';
import { log } from '../errors/log.ts';
import { getRouter } from './router-access.ts';

/**
 * Somebody was let in because of what an earlier visit knew. When the server's answer closes the door, the guards of
 * the present page decide anew. Without an answer what is known goes on holding.
 */
export function decideAgainIf<Answer>(answer: Promise<Answer>, isClosed: (answer: Answer) => boolean): void {
  answer
    .then((fresh) => (isClosed(fresh) ? getRouter().invalidate() : undefined))
    .catch((error: unknown) => {
      if (!isCancelled(error)) log.info('What was known could not be confirmed.', error);
    });
}

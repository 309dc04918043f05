import { isCancelled, isClientError } from '../errors/errors.ts';

const DELAYS_MS = [2_000, 5_000, 15_000, 60_000] as const;

/** The server gave no answer, or one that means "not now". Any other error is a refusal, which a retry would not change. */
export const didNotArrive = (error: unknown): boolean =>
  !isCancelled(error) &&
  isClientError(error) &&
  (error.status === undefined || error.status >= 500 || error.status === 429 || error.status === 408);

/** Calls `attempt` again after a failure: after growing delays, and as soon as the browser is online. */
export function createRetry(attempt: () => unknown) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function after(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(attempt, delay);
  }
  const cancel = () => clearTimeout(timer);
  const onOnline = () => void attempt();

  return {
    /** The returned function ends listening and cancels the next attempt. */
    listen(): () => void {
      addEventListener('online', onOnline);
      return () => {
        cancel();
        removeEventListener('online', onOnline);
      };
    },
    after,
    failed() {
      after(DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0);
      failures += 1;
    },
    /** The next failure starts with the shortest delay again. */
    arrived() {
      failures = 0;
    },
    cancel,
  };
}

import { useEffect, useState } from 'react';

type Outcome = { status: 'running' } | { status: 'done' } | { status: 'failed'; error: unknown };

const running: Outcome = { status: 'running' };
const started = new Map<string, Promise<unknown>>();

/**
 * A call that uses up its token: sent once for each token, however often the part is mounted. `call` must not
 * change from one drawing to the next. Repeated only when somebody asks for it.
 */
export function useSingleCall(
  token: string | undefined,
  call: (token: string) => Promise<unknown>,
): { outcome: Outcome; repeat: () => void } {
  const [outcome, setOutcome] = useState(running);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what makes it call again
  useEffect(() => {
    if (token === undefined) return;
    let listening = true;
    const hear = (next: Outcome) => listening && setOutcome(next);
    const answer = started.get(token) ?? call(token);
    started.set(token, answer);
    answer.then(
      () => hear({ status: 'done' }),
      (error: unknown) => hear({ status: 'failed', error }),
    );
    return () => {
      listening = false;
    };
  }, [token, call, attempt]);

  return {
    outcome,
    repeat() {
      if (token !== undefined) started.delete(token);
      setOutcome(running);
      setAttempt(attempt + 1);
    },
  };
}

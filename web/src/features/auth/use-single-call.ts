import { useEffect, useState } from 'react';

type Outcome<Answer> =
  | { status: 'running' }
  | { status: 'done'; answer: Answer }
  | { status: 'failed'; error: unknown };

const running = { status: 'running' } as const;
const started = new Map<string, Promise<unknown>>();

/**
 * The call uses up its token, so it is sent once for each token, however often the component is mounted, and repeated
 * only if somebody asks for it. `call` must not change between renderings.
 */
export function useSingleCall<Answer>(
  token: string | undefined,
  call: (token: string) => Promise<Answer>,
): { outcome: Outcome<Answer>; repeat: () => void } {
  const [outcome, setOutcome] = useState<Outcome<Answer>>(running);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what makes it call again
  useEffect(() => {
    if (token === undefined) return;
    let listening = true;
    const hear = (next: Outcome<Answer>) => listening && setOutcome(next);
    const answer = (started.get(token) as Promise<Answer> | undefined) ?? call(token);
    started.set(token, answer);
    answer.then(
      (arrived) => hear({ status: 'done', answer: arrived }),
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

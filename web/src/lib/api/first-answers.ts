/** The script `render/before-first-paint.js` also knows this id. */
export const FIRST_CALLS_ID = 'first-calls';

/** The calls are reads only, because the browser sends them before the program runs. */
export interface FirstCalls {
  headers: Readonly<Record<string, string>>;
  /** The path contains its parameters by name: `/app/dashboard/goals/$goalId`. */
  path: string;
  /** The addresses contain such a parameter encoded: `%24goalId`. */
  addresses: readonly string[];
  /** The query of the page would change these calls, so they are sent only for an address without a query. */
  withoutSearch: readonly string[];
}

/** `render/before-first-paint.js` sends these calls while the browser downloads the scripts. */
interface FirstAnswers {
  sentAt: number;
  headers: Readonly<Record<string, string>>;
  answers: Map<string, Promise<Response>>;
}

declare global {
  var firstAnswers: FirstAnswers | undefined;
}

/** When the scripts took longer than this, the answer may be outdated, so the call is sent again. */
const FRESH_MS = 30_000;

/** Each early answer is used once; all other calls are sent now. */
export async function fetchOrTake(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = takeAnswer(String(address), init);
  if (!answer) return fetch(address, init);
  try {
    return await unlessAborted(answer, init.signal);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return fetch(address, init);
  }
}

/** After the start, an early answer could be older than a change that the person made in the meantime. */
export function dropFirstAnswers(): void {
  globalThis.firstAnswers = undefined;
}

/** An early answer is valid for the same person and the same language only. */
function takeAnswer(address: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  const first = globalThis.firstAnswers;
  const answer = first?.answers.get(address);
  if (!first || !answer || method !== 'GET' || Date.now() - first.sentAt > FRESH_MS) return undefined;
  if (!areSame(new Headers(headers), first.headers)) return undefined;
  first.answers.delete(address);
  return answer;
}

function areSame(headers: Headers, expected: FirstAnswers['headers']): boolean {
  const names = Object.keys(expected);
  return (
    [...headers.keys()].length === names.length && names.every((name) => headers.get(name) === expected[name])
  );
}

function unlessAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal | null | undefined,
): Promise<Answer> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject);
  });
}

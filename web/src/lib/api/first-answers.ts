/** The element of the application's document that names its first calls, also known to `render/before-first-paint.js`. */
export const FIRST_CALLS_ID = 'first-calls';

/** What the document names: calls that only read. */
export interface FirstCalls {
  headers: Readonly<Record<string, string>>;
  /** Where parameters stand in the page's path: `/app/dashboard/goals/$goalId`. */
  path: string;
  /** With `%24goalId` for such a parameter. */
  addresses: readonly string[];
  /** Only where the page's address has no search, which these would follow. */
  withoutSearch: readonly string[];
}

/** Left by `render/before-first-paint.js`, which has sent them while the scripts were still being fetched. */
interface FirstAnswers {
  sentAt: number;
  headers: Readonly<Record<string, string>>;
  answers: Map<string, Promise<Response>>;
}

declare global {
  var firstAnswers: FirstAnswers | undefined;
}

/** Whoever waited longer for the scripts gets what is true now. */
const FRESH_MS = 30_000;

/** Takes the answer to what was sent already, each once; everything else is sent now. */
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

/** When the application has started: from now on an answer from before could be older than what was changed meanwhile. */
export function dropFirstAnswers(): void {
  globalThis.firstAnswers = undefined;
}

/** Only for the same person in the same language. */
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

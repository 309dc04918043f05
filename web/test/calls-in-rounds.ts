import { vi } from 'vitest';

/** A missing answer has the key of its error. */
export type Answers = Map<string, { json: unknown } | { missing: string }>;

/**
 * The server answers only when a test lets it. Calls that were made before any of them was answered are one
 * round.
 */
export function answerInRounds(answers: Answers) {
  const rounds: string[][] = [];
  const addresses: string[] = [];
  let waiting: (() => void)[] = [];

  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://localhost').pathname.replace('/api/v1', '');
    addresses.push(address);
    if (waiting.length === 0) rounds.push([]);
    rounds.at(-1)?.push(path);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const answer = answers.get(path) ?? { missing: 'not_found' };
    return 'json' in answer
      ? Response.json(answer.json)
      : Response.json({ i18nKey: answer.missing }, { status: 404 });
  });

  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };

  return {
    rounds,
    /** The addresses are those of all calls, with their queries. */
    addresses,
    answerAll,
    /** Answers all calls whenever everything waits for answers. */
    async answerUntil(done: Promise<unknown>): Promise<void> {
      let isDone = false;
      const finished = done.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        await nothingNewIsAsked();
        answerAll();
      }
      await finished;
    },
    stop() {
      answerAll();
      waiting = [];
      vi.unstubAllGlobals();
    },
  };
}

/**
 * Calls follow answers within a few turns of the event loop, or when the module that makes them is loaded.
 */
async function nothingNewIsAsked(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

/** How many requests, and from which seed: few and always the same ones in the tests, others by `npm run fuzz`. */
export interface FuzzSettings {
  count: number;
  seed: number;
  /** Whether it was asked for by name, and should tell what it saw. */
  tells: boolean;
}

export function readFuzzSettings({ FUZZ_COUNT, FUZZ_SEED }: NodeJS.ProcessEnv): FuzzSettings {
  const count = Number(FUZZ_COUNT ?? 1200);
  const seed = Number(FUZZ_SEED ?? 20_261_115);
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed))
    throw new Error('Both the number of requests and the seed are whole numbers.');
  return { count, seed, tells: FUZZ_COUNT !== undefined };
}

/** The number of requests and their seed. Tests use few and always the same, and `npm run fuzz` others. */
export interface FuzzSettings {
  count: number;
  seed: number;
  /** True for `npm run fuzz`, which prints a summary. */
  tells: boolean;
}

export function readFuzzSettings({ FUZZ_COUNT, FUZZ_SEED }: NodeJS.ProcessEnv): FuzzSettings {
  const count = Number(FUZZ_COUNT ?? 1200);
  const seed = Number(FUZZ_SEED ?? 20_261_115);
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed))
    throw new Error('Both the number of requests and the seed are whole numbers.');
  return { count, seed, tells: FUZZ_COUNT !== undefined };
}

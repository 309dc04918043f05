import { expect } from 'vitest';

/** Runs before each test file, so that `countStep` knows which file it counts for. */
process.env.PROFILED_FILE = expect.getState().testPath ?? '';

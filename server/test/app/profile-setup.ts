import { expect } from 'vitest';

/** Runs before each test file and tells `countStep` its name. */
process.env.PROFILED_FILE = expect.getState().testPath ?? '';

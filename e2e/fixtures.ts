import { test as base, expect } from '@playwright/test';
import { type ServedProgram, serveProgram } from './program.ts';

interface WorkerFixtures {
  program: ServedProgram;
}

interface TestFixtures {
  /** What the browser complained about; a test that expects complaints empties it. */
  complaints: string[];
}

/** One program per worker; and no page may make the browser complain, be it an error or a broken security policy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const program = await serveProgram();
      await use(program);
      await program.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ program }, use) => use(program.address),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

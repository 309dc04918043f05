import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

const withSwitches = {
  root,
  globalSetup: ['server/test/app/global-setup.ts'],
  execArgv: ['--import', join(root, 'scripts/mutants/tenant/load-switches.ts')],
  experimental: { viteModuleRunner: false },
  isolate: false,
  restoreMocks: true,
  testTimeout: 600_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 45_000, interval: 20 } },
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...withSwitches, name: 'walk', include: ['scripts/mutants/tenant/walk.mutants.ts'] } },
      { test: { ...withSwitches, name: 'modules', include: ['scripts/mutants/tenant/modules.mutants.ts'] } },
      {
        test: {
          ...withSwitches,
          name: 'uses',
          include: ['server/src/**/*.test.ts'],
          setupFiles: ['scripts/mutants/tenant/note-used.ts'],
        },
      },
    ],
  },
});

import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );

export default defineConfig({
  testDir: '.',
  // Node reads TypeScript itself; transforming all that the journeys import takes half a minute.
  build: { external: ['**/*.ts'] },
  globalSetup: './start-cluster.ts',
  outputDir: '../test-results',
  workers: 2,
  // A long file at the end would leave the other worker idle.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // Long enough for a machine that does something else as well; what is there is not waited for.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    // Waiting for things to come to rest would be a large part of the run; what moves is tested beside its component.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs a quarter of the run: TRACE=1 to look into a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

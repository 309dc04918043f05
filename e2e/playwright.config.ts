import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );

export default defineConfig({
  testDir: '.',
  // Node reads TypeScript itself; transforming all imports of the journeys takes half a minute.
  build: { external: ['**/*.ts'] },
  globalSetup: './start-cluster.ts',
  outputDir: '../test-results',
  workers: 2,
  // A long file at the end would leave the other worker idle.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // The time is enough for a busy machine. Existing elements are found at once.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    // Waiting for animations would be a large part of the run; components test them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the run. Set TRACE=1 to examine a failure.
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

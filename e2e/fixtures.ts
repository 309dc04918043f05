import { test as base, expect } from '@playwright/test';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { patientLimits } from '../server/test/app/patience.ts';
import { type Machine, startSession } from '../server/test/factories/accounts.ts';
import { type Caller, callerOf } from './accounts/api.ts';
import { type Mailbox, openMailbox } from './accounts/mailbox.ts';
import { type ServedProgram, serveProgram } from './program.ts';
import { openSharedProfile, type SharedProfile } from './shared-profile.ts';
import { noteToasts } from './toasts.ts';

export interface WorkerFixtures {
  mailbox: Mailbox;
  program: ServedProgram;
  /** A journey prepares data directly in the program's database. */
  machine: Machine;
  /** Most journeys use this browser. It is empty for each journey, except for the product's cached files. */
  profile: SharedProfile;
}

interface TestFixtures {
  administrator: Caller;
  /** Requests of this journey may fail or be refused, which the browser reports. */
  requestsMayFail: boolean;
  /** The journey needs a browser without cached files of the product. */
  freshBrowser: boolean;
  /** These are the errors in the browser's console. A test that expects some empties the list. */
  complaints: string[];
}

export const administratorAccount = {
  email: 'verwaltung@metra.example',
  password: 'gelbe Leiter am Fenster',
};

/**
 * Most journeys use these settings. One with another screen, with touch or without scripts gets its own context. All are
 * named here, because Playwright takes missing ones from the journey that happens to open the shared profile.
 */
const usual = {
  viewport: { width: 1440, height: 900 },
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  hasTouch: false,
  isMobile: false,
  javaScriptEnabled: true,
} as const;

/** Each worker has one program. No page may cause a browser error or violate the security policy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  program: [
    async ({ mailbox }, use) => {
      const program = await serveProgram({
        SMTP_URL: mailbox.url,
        ADMIN_EMAIL: administratorAccount.email,
        ADMIN_PASSWORD: administratorAccount.password,
      });
      await use(program);
      await program.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  machine: [
    async ({ program }, use) => {
      const { connectionString } = program;
      const database = openDatabase({ connectionString, max: 2, limits: patientLimits });
      await use({ database, clock: systemClock });
      await database.close();
    },
    { scope: 'worker' },
  ],
  // Each journey has its own session, so that signing out affects no other.
  administrator: async ({ program, machine }, use) => {
    const account = await machine.database.kysely
      .selectFrom('accounts')
      .select(['id', 'roles'])
      .where('email', '=', administratorAccount.email)
      .executeTakeFirstOrThrow();
    await use(callerOf(program, 'de', await startSession(machine, account)));
  },
  baseURL: async ({ program }, use) => use(program.address),
  profile: [
    async ({ playwright, browserName, launchOptions, program }, use) => {
      const options = { ...launchOptions, ...usual, baseURL: program.address };
      const profile = await openSharedProfile(playwright[browserName], program.address, options);
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      profile,
      browser,
      freshBrowser,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      actionTimeout,
      navigationTimeout,
    },
    use,
  ) => {
    const hasUsualScreen = viewport?.width === usual.viewport.width && !hasTouch && !isMobile;
    const isShared = hasUsualScreen && javaScriptEnabled !== false && !freshBrowser;
    const context = isShared ? profile.context : await browser.newContext();
    context.setDefaultTimeout(actionTimeout ?? 0);
    context.setDefaultNavigationTimeout(navigationTimeout ?? 0);
    const noting = await noteToasts(context);
    await use(context);
    // A late answer to a page's call must not fail the test.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await noting.dispose();
    if (isShared) await profile.clear();
    else await context.close();
  },
  requestsMayFail: [false, { option: true }],
  freshBrowser: [false, { option: true }],
  complaints: [
    async ({ page, requestsMayFail }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isExpected = requestsMayFail && message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isExpected) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

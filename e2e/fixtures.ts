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
  /** The program's own database: what a journey only begins with is put there instead of being clicked together. */
  machine: Machine;
  /** The pages of most journeys open here. Each journey finds it empty but for the files of the product. */
  profile: SharedProfile;
}

interface TestFixtures {
  administrator: Caller;
  /** Requests fail on purpose in this journey, or are refused; the browser reports them by itself. */
  requestsMayFail: boolean;
  /** The journey needs a browser that has never loaded the product. */
  freshBrowser: boolean;
  /** What the browser complained about; a test that expects complaints empties it. */
  complaints: string[];
}

export const administratorAccount = {
  email: 'verwaltung@metra.example',
  password: 'gelbe Leiter am Fenster',
};

/** Most journeys run with these settings. One with another screen, with touch or without scripts gets a context of its own. */
const usual = {
  viewport: { width: 1440, height: 900 },
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

/** One program per worker; and no page may make the browser complain, be it an error or a broken security policy. */
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
  // A session for each journey: one that signs out takes it from nobody else.
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
    // A call that the page still makes does not fail the test because its answer comes too late.
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

import type { BrowserContext, BrowserContextOptions, BrowserType, LaunchOptions } from '@playwright/test';
import { temporaryFolder } from '../server/test/program/run-program.ts';

/** A browser that keeps the product's scripts compiled from one journey to the next, and nothing else. */
export interface SharedProfile {
  context: BrowserContext;
  /** Closes the journey's pages and clears everything it stored. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Everything a journey can store. Compiled scripts and cached files of the product stay. */
const stored = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems';

/**
 * Compiling the scripts is a large part of the processor time of a page load, and only a browser with a folder keeps
 * the result: the journeys of company data, dashboard, marketplace and accounts take a quarter less time with it.
 */
export async function openSharedProfile(
  browserType: BrowserType,
  origin: string,
  options: LaunchOptions & BrowserContextOptions,
): Promise<SharedProfile> {
  const folder = temporaryFolder();
  const context = await browserType.launchPersistentContext(folder.path, options);
  const [blank = await context.newPage()] = context.pages();
  const session = await context.newCDPSession(blank);
  return {
    context,
    async clear() {
      for (const page of context.pages()) if (page !== blank) await page.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: stored });
    },
    async close() {
      await context.close();
      folder.remove();
    },
  };
}

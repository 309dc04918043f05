import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { cumulativeShift } from './layout-shift.ts';
import type { Metrics } from './metrics.ts';
import { type PageNotes, takeNotes } from './page-notes.ts';
import { noteRequests, type Request } from './requests.ts';
import { countRounds } from './rounds.ts';
import { slowDown } from './slow-phone.ts';

export interface Load {
  readonly metrics: Metrics;
  readonly requests: readonly Request[];
  /** The scripts that were transferred. */
  readonly scripts: readonly string[];
  readonly longTasks: PageNotes['longTasks'];
  /** The texts that never appeared. */
  readonly lacking: readonly string[];
}

/** Logo, product name and the loading text have fewer words. */
const CONTENT_WORDS = 5;
const QUIET_MS = 700;
const LONGEST_MS = 40_000;

/** Measures one page load on the slow phone, until nothing changes any more. */
export async function measureLoad(
  context: BrowserContext,
  address: string,
  texts: readonly string[],
): Promise<Load> {
  const page = await context.newPage();
  await page.addInitScript(takeNotes, { texts, words: CONTENT_WORDS });
  const session = await context.newCDPSession(page);
  const requests = await noteRequests(session);
  await slowDown(session);
  const end = performance.now() + LONGEST_MS;
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS });
  const look = () => page.evaluate(() => (window as unknown as { pageNotes: PageNotes }).pageNotes);
  let notes = await look();
  while (performance.now() < end && (notes.whole === null || !requests.isQuiet(QUIET_MS))) {
    await pause(250);
    // The page cannot be asked while it navigates.
    notes = await look().catch(() => notes);
  }
  // Leaving the page makes it write what it caches for the next visit.
  await page.goto('about:blank');
  await page.close();
  // Content is not visible before the first paint.
  const whole = Math.max(notes.whole ?? Number.NaN, notes.firstContent ?? Number.NaN);
  const overTheLine = requests.overTheLine();
  return {
    metrics: {
      requests: overTheLine.length,
      scripts: requests.scripts().length,
      kB: overTheLine.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      // Nobody waits for a call that is answered after the content is complete.
      rounds: countRounds(requests.calls().filter(({ end }) => !(end > whole))),
      firstContent: notes.firstContent ?? Number.NaN,
      largestPaint: notes.largestPaint ?? Number.NaN,
      whole,
      layoutShift: cumulativeShift(notes.shifts),
    },
    requests: requests.all(),
    scripts: requests.scripts().map(({ url }) => url),
    longTasks: notes.longTasks,
    lacking: notes.lacking,
  };
}

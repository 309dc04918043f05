import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };

/** The phone that everything is measured on: as large as most, and as seldom new. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  colorScheme: 'light',
};

/** A processor four times slower than this machine's, on 1.6 Mbit/s down, 750 kbit/s up, 150 ms away. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** How much slower this machine is than the one the budgets were set on, at best: what else it does is not its own. */
export async function slownessOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const tries: number[] = [];
  // Spread over some seconds, in which even a busy machine has a moment for us.
  for (let batch = 0; batch < 12; batch += 1) {
    tries.push(await page.evaluate(bestWork));
    await pause(250);
  }
  await page.close();
  return Math.max(1, Math.min(...tries) / budgets.machine);
}

/** Milliseconds for a piece of work. */
function bestWork(): number {
  const work = () => {
    const begin = performance.now();
    const values = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003);
    values.sort((a, b) => a - b);
    return performance.now() - begin;
  };
  return Math.min(...Array.from({ length: 5 }, work));
}

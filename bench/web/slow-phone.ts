import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };

/** The phone that all screens are measured on. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  colorScheme: 'light',
};

/** Simulates a processor four times slower, 1.6 Mbit/s down, 750 kbit/s up and 150 ms latency. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Returns how much slower this machine is than the one that the budgets were set on, at its best moment. */
export async function slownessOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const tries: number[] = [];
  // The batches are spread over some seconds, because even a busy machine has idle moments.
  for (let batch = 0; batch < 12; batch += 1) {
    tries.push(await page.evaluate(bestWork));
    await pause(250);
  }
  await page.close();
  return Math.max(1, Math.min(...tries) / budgets.machine);
}

/** Returns the milliseconds for a reference task. */
function bestWork(): number {
  const work = () => {
    const begin = performance.now();
    const values = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003);
    values.sort((a, b) => a - b);
    return performance.now() - begin;
  };
  return Math.min(...Array.from({ length: 5 }, work));
}

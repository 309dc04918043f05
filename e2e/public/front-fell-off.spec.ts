import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Nothing on the page shows that it listens, and it begins to a moment after it was drawn: whoever is early types again. */
const untilHeard = (page: Page, happens: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.type('front fell off');
    await expect(happens).toPass({ timeout: 3_000 });
  }).toPass();

test('typing "front fell off" lets the columns fall and climb back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // It listens when everything has come; until then a space scrolls, as on any page.
  await page.goto('/', { waitUntil: 'networkidle' });
  const columns = page.locator('[data-front]');
  await expect(columns).toHaveCount(3);
  // A typeface that arrives later moves the columns as well.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // On the page, not on the screen: a space that nobody heard scrolls.
  const place = () => columns.first().evaluate((column) => column.getBoundingClientRect().top + scrollY);
  const before = await place();
  // So slowly that nobody can look away at the wrong moment.
  const motion = await page.context().newCDPSession(page);
  await motion.send('Animation.enable');
  await motion.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await untilHeard(page, async () => expect(await place()).not.toBeCloseTo(before, 1));
  await motion.send('Animation.setPlaybackRate', { playbackRate: 4 });
  await expect.poll(place).toBeCloseTo(before, 1);
});

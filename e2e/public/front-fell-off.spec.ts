import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Repeats the input, because the page only reacts some time after it was drawn and does not show when. */
const untilHeard = (page: Page, happens: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.type('front fell off');
    await expect(happens).toPass({ timeout: 3_000 });
  }).toPass();

test('typing "front fell off" lets the columns fall and climb back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The page reacts after loading; before that, a space scrolls.
  await page.goto('/', { waitUntil: 'networkidle' });
  const columns = page.locator('[data-front]');
  await expect(columns).toHaveCount(3);
  // A typeface that loads late also moves the columns.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The position is relative to the page, because an early space scrolls.
  const place = () => columns.first().evaluate((column) => column.getBoundingClientRect().top + scrollY);
  const before = await place();
  // The slow motion ensures that the test sees it.
  const motion = await page.context().newCDPSession(page);
  await motion.send('Animation.enable');
  await motion.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await untilHeard(page, async () => expect(await place()).not.toBeCloseTo(before, 1));
  await motion.send('Animation.setPlaybackRate', { playbackRate: 4 });
  await expect.poll(place).toBeCloseTo(before, 1);
});

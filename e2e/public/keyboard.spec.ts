import { tabTo } from '../by-keyboard.ts';
import { expect, test } from '../fixtures.ts';

test('by keyboard: past the navigation, to a page at its top, to the other language and theme', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Strategie starten' }).first()).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).press('Enter');
  await expect(page).toHaveTitle('Allgemeine Geschäftsbedingungen · Metra');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();

  await tabTo(page, { name: 'English' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General terms and conditions');
  await tabTo(page, { name: 'System' });
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, leads to a section, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menü' });
    await button.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Preis' }).press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ein Preis für den ganzen Betrieb' })).toBeInViewport();
  });
});

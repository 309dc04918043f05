import { expectFitting, onPhoneByNight } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const pages = [
  { path: '/', heading: 'Drei Ziele. Ein Maßstab.', says: 'Transparent berichten' },
  { path: '/en', heading: 'Three goals. One yardstick.', says: 'Report transparently' },
  { path: '/impressum', heading: 'Impressum', says: 'Registereintrag' },
  { path: '/en/impressum', heading: 'Legal notice', says: 'are invented' },
  { path: '/datenschutz', heading: /Datenschutz/, says: 'Verantwortlicher' },
  { path: '/en/datenschutz', heading: /Privacy/, says: 'are invented' },
  { path: '/agb', heading: 'Allgemeine Geschäftsbedingungen', says: 'Testphase' },
  { path: '/en/agb', heading: 'General terms and conditions', says: 'are invented' },
  { path: '/landing-pages', heading: 'Leitfäden zu allen Zielen', says: 'Transparent berichten' },
  {
    path: '/landing-pages/erneuerbare-energie',
    heading: 'Auf erneuerbare Energie umsteigen',
    says: 'Auf einen Blick',
  },
  {
    path: '/en/landing-pages/erneuerbare-energie',
    heading: 'Switch to renewable energy',
    says: 'At a glance',
  },
  { path: '/lizenzen', heading: 'Lizenzen', says: 'fastify' },
];

test.describe('switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages for everyone can be read, wide and on a phone, and say what they are', async ({
    page,
    program,
  }) => {
    test.slow();
    for (const { path, heading, says } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByText(says).first()).toBeAttached();
        await expect(page.getByRole('radio')).toHaveCount(0);
        await expectFitting(page);
        await onPhoneByNight(page);
        await expect(page.getByRole('button')).toHaveCount(0);
        await expectFitting(page);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: 1440, height: 900 });
      });
    }

    await page.goto('/en/agb');
    const link = (selector: string) => page.locator(`head > link${selector}`);
    await expect(page.locator('head > meta[name=description]')).toHaveAttribute('content', /you use Metra/);
    await expect(link('[rel=canonical]')).toHaveAttribute('href', `${program.address}/en/agb`);
    await expect(link('[hreflang=de]')).toHaveAttribute('href', `${program.address}/agb`);
    await expect(link('[hreflang=en]')).toHaveAttribute('href', `${program.address}/en/agb`);
    await expect(link('[hreflang=x-default]')).toHaveAttribute('href', `${program.address}/agb`);
  });

  test('one gets around: to sections, to other pages, to the other language', async ({ page }) => {
    await onPhoneByNight(page);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Preis' }).click();
    await expect(page).toHaveURL('/#preis');
    await expect(page.getByRole('heading', { name: 'Ein Preis für den ganzen Betrieb' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page).toHaveURL('/datenschutz');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/datenschutz');
    await page.getByRole('banner').getByRole('link', { name: 'Metra' }).click();
    await expect(page).toHaveURL('/en');
  });
});

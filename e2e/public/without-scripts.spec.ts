import { onPhoneByNight } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const pages = [
  { path: '/', heading: 'Drei Ziele. Ein Maßstab.', says: 'Transparent berichten' },
  { path: '/en', heading: 'Three goals. One yardstick.', says: 'Report transparently' },
  { path: '/impressum', heading: 'Impressum', says: 'Registereintrag' },
  { path: '/en/impressum', heading: 'Legal notice', says: 'are invented' },
  { path: '/datenschutz', heading: 'Datenschutz', says: 'Verantwortlicher' },
  { path: '/en/datenschutz', heading: 'Privacy', says: 'are invented' },
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

/** The text of a document without markup. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.describe('switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages for everyone say what they are, and one gets around: to sections, to other pages, to the other language', async ({
    page,
    program,
  }) => {
    for (const { path, heading, says } of pages) {
      const html = await (await fetch(program.address + path)).text();
      const title = textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '');
      expect(title, path).toContain(heading);
      expect(textOf(html), path).toContain(says);
    }

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drei Ziele. Ein Maßstab.');
    // The page contains no control that needs scripts.
    await expect(page.getByRole('radio')).toHaveCount(0);
    await onPhoneByNight(page);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Preis' }).click();
    await expect(page).toHaveURL('/#preis');
    await expect(page.getByRole('heading', { name: 'Ein Preis für den ganzen Betrieb' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    await expect(page).toHaveURL('/agb');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/agb');
    const link = (selector: string) => page.locator(`head > link${selector}`);
    await expect(page.locator('head > meta[name=description]')).toHaveAttribute('content', /you use Metra/);
    await expect(link('[rel=canonical]')).toHaveAttribute('href', `${program.address}/en/agb`);
    await expect(link('[hreflang=de]')).toHaveAttribute('href', `${program.address}/agb`);
    await expect(link('[hreflang=en]')).toHaveAttribute('href', `${program.address}/en/agb`);
    await expect(link('[hreflang=x-default]')).toHaveAttribute('href', `${program.address}/agb`);
    await page.getByRole('banner').getByRole('link', { name: 'Metra' }).click();
    await expect(page).toHaveURL('/en');
  });
});

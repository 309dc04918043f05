import { expect, test } from '../fixtures.ts';

const pages = [
  { path: '/impressum', link: 'Impressum', german: 'Impressum', english: /legal notice/i },
  { path: '/datenschutz', link: 'Datenschutz', german: 'Datenschutz', english: /privacy/i },
  { path: '/agb', link: 'AGB', german: 'Allgemeine Geschäftsbedingungen', english: /terms/i },
];

test('the footer leads to them and back, each can be read in both languages and says that its names are invented', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  for (const { path, link, german, english } of pages) {
    await footer.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(heading).toContainText(german);
    await expect(page.getByRole('note')).toContainText('sind erfunden');
    await expect(page).toHaveTitle(new RegExp(`${german}.* · Metra`));
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en${path}`);
    await expect(heading).toContainText(english);
    await expect(page.getByRole('note')).toContainText('are invented');
    await footer.getByRole('link', { name: 'Deutsch' }).click();
    await expect(heading).toContainText(german);
  }
  await page.goBack();
  await expect(page).toHaveURL('/en/agb');
  await expect(heading).toContainText(/terms/i);
  await page.goForward();
  await expect(page).toHaveURL('/agb');
  await expect(heading).toContainText('Allgemeine Geschäftsbedingungen');

  // The contents lead to a section, and the address keeps it.
  await page.goto('/datenschutz');
  const last = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').last();
  const section = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' });
  await last.click();
  await expect(section).toBeInViewport();
  await expect(page).toHaveURL(/#.+$/);
  await page.reload();
  await expect(section).toBeInViewport();
});

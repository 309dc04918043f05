import { expect, test } from '../fixtures.ts';

const pages = [
  { path: '/impressum', link: 'Impressum', title: 'Impressum', english: 'Legal notice' },
  { path: '/datenschutz', link: 'Datenschutz', title: 'Datenschutz', english: 'Privacy' },
  { path: '/agb', link: 'AGB', title: 'Allgemeine Geschäftsbedingungen', english: 'General terms' },
];

test('each says in both languages that its names are invented; the footer leads to them and back', async ({
  page,
  program,
}) => {
  const documentAt = async (path: string) => (await fetch(program.address + path)).text();
  for (const { path, title, english } of pages) {
    const german = await documentAt(path);
    expect(german, path).toMatch(new RegExp(`<title>${title}.* · Metra</title>`));
    expect(german, path).toContain('sind erfunden');
    const translated = await documentAt(`/en${path}`);
    expect(translated, path).toMatch(new RegExp(`<title>${english}.* · Metra</title>`));
    expect(translated, path).toContain('are invented');
  }

  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  for (const { path, link } of pages)
    await expect(footer.getByRole('link', { name: link })).toHaveAttribute('href', path);
  await footer.getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL('/datenschutz');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(heading).toContainText('Datenschutz');
  await expect(page.getByRole('note')).toContainText('sind erfunden');
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/datenschutz');
  await expect(heading).toContainText(/privacy/i);
  await page.goBack();
  await expect(page).toHaveURL('/datenschutz');
  await expect(heading).toContainText('Datenschutz');

  // The contents link to a section, and the address contains it.
  const last = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').last();
  const section = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' });
  await last.click();
  await expect(section).toBeInViewport();
  await expect(page).toHaveURL(/#.+$/);
  await page.reload();
  await expect(section).toBeInViewport();
});

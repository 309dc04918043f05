import { newPage } from '../content/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea, World } from './area.ts';
import { screen } from './screen.ts';

async function pathOfPublished({ administrator }: World): Promise<string> {
  const { id, slug, version } = await newPage(administrator, 'Treffen Sie uns');
  const { landingPagesAdmin } = administrator.api;
  await landingPagesAdmin.publish({ params: { id }, body: { version, publishAt: null } });
  return `/landing-pages/${slug}`;
}

async function pathOfPreview({ administrator }: World): Promise<string> {
  const { id } = await newPage(administrator, 'Treffen Sie uns');
  const { landingPagesAdmin } = administrator.api;
  const { items } = await landingPagesAdmin.versions({ params: { id }, query: {} });
  const params = { id, versionId: items[0]?.id ?? 0 };
  return new URL((await landingPagesAdmin.versionPreview({ params })).url).pathname;
}

export const publicArea: AccessibleArea = {
  name: 'the public site',
  language: 'de',
  onlooker: 'visitor',
  states: [
    {
      ...screen('/'),
      reach: ({ page }) => expect(page.locator('#ziele img')).toHaveCount(18),
    },
    {
      name: 'the menu on a phone',
      path: '/',
      width: 'phone',
      async reach({ page }) {
        await page.getByRole('button', { name: 'Menü' }).press('Enter');
        await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
      },
    },
    screen('/impressum'),
    screen('/datenschutz'),
    screen('/agb'),
    screen('/lizenzen'),
    screen('/landing-pages'),
    screen('/landing-pages/erneuerbare-energie'),
    {
      name: 'an answer in a guide',
      path: '/landing-pages/fair-bezahlen',
      async reach({ page }) {
        const last = page.getByRole('main').getByRole('group').last();
        await last.locator('summary').press('Enter');
        await expect(last.getByRole('paragraph')).toBeVisible();
      },
    },
    { name: 'a page that an editor published', path: pathOfPublished },
    { name: 'a draft that somebody has the link to', path: pathOfPreview },
    screen('/marketplace/no/such/thing'),
  ],
};

/** Axe is a script itself and needs timers, so only the product's scripts are missing. */
export const publicAreaWithoutScripts: AccessibleArea = {
  name: 'the public site without its scripts',
  language: 'de',
  onlooker: 'visitor',
  isShownElsewhere: true,
  async prepare({ page }) {
    await page.route('**/*.js', (route) => route.abort());
    // A remembered language would redirect the pages of the other one.
    await page.addInitScript(() => localStorage.removeItem('language'));
  },
  states: [
    screen('/'),
    screen('/en'),
    screen('/impressum'),
    screen('/en/impressum'),
    screen('/datenschutz'),
    screen('/en/datenschutz'),
    screen('/agb'),
    screen('/en/agb'),
    screen('/landing-pages'),
    screen('/landing-pages/erneuerbare-energie'),
    screen('/en/landing-pages/erneuerbare-energie'),
    screen('/lizenzen'),
  ],
};

/** A person with an account reads guides within the application, and cannot find the administration. */
export const newcomerArea: AccessibleArea = {
  name: 'what a new account opens',
  language: 'de',
  onlooker: 'newcomer',
  states: [
    {
      name: 'a guide',
      async path({ caller }) {
        const { goals } = await caller.api.frontend.metraLite();
        return `/app/landing-page/${goals[2]?.landingPageId}`;
      },
      async reach({ page }) {
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText('Auf erneuerbare Energie umsteigen');
        await expect(page.getByRole('link', { name: '30 Tage kostenlos testen' })).toHaveCount(0);
      },
    },
    {
      name: 'no administration',
      path: '/admin/landing-pages',
      async reach({ page, t }) {
        const heading = page.getByRole('heading', { level: 1, name: t('common.notFound.heading') });
        await expect(heading).toBeVisible();
        await expect(page.getByRole('navigation')).toHaveCount(0);
      },
    },
  ],
};

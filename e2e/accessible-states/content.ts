import { fieldOf, newPage } from '../content/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea, World } from './area.ts';
import { screen } from './screen.ts';

const PAGES = '/admin/landing-pages';

const pathOfNewPage = async ({ caller }: World) => `${PAGES}/${(await newPage(caller, 'Bei Nacht')).id}`;

async function openMore({ page, t }: World, item: string): Promise<void> {
  await page.getByRole('button', { name: t('content.page.more') }).click();
  await page.getByRole('menuitem', { name: t(item), exact: true }).click();
}

/** Somebody else has changed the same title meanwhile, so both versions are shown. */
async function clash({ page, t, caller: { api } }: World): Promise<void> {
  const id = Number(page.url().split('/').at(-1));
  const { slug, version, content } = await api.landingPagesAdmin.read({ params: { id } });
  const { translations } = content;
  const de = { ...translations.de, title: 'Von dort' };
  await api.landingPagesAdmin.update({
    params: { id },
    body: { slug, version, content: { ...content, translations: { ...translations, de } } },
  });
  await fieldOf(page, t, 'content.page.title', 'de').fill('Von hier');
  await expect(page.getByRole('radiogroup').filter({ hasText: 'Von dort' })).toBeVisible();
}

export const pagesArea: AccessibleArea = {
  name: 'the landing pages of the editors',
  language: 'de',
  onlooker: 'editor',
  states: [
    {
      ...screen('/admin'),
      async reach({ page, t }) {
        const reading = page.getByRole('radio', { name: t('operation.reading.MISSED_SEARCHES') });
        await expect(reading).toBeVisible();
        await expect(page.getByText(t('operation.reading.INCOME'))).toHaveCount(0);
      },
    },
    {
      name: 'accounts, which editors do not have',
      // The page is loaded as from a link in a mail, because no link of the administration leads editors here.
      path: () => '/admin/accounts',
      async reach({ page, t }) {
        const heading = page.getByRole('heading', { level: 1, name: t('common.notFound.heading') });
        await expect(heading).toBeVisible();
        const link = page
          .getByRole('navigation')
          .getByRole('link', { name: t('administration.navigation.offers') });
        await expect(link).toBeVisible();
      },
    },
    screen('/admin/missed-searches'),
    screen(PAGES),
    screen(`${PAGES}?query=nichts-davon`),
    {
      name: 'the filter of a list',
      path: PAGES,
      width: 'wide',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('administration.list.filter') }).click();
        await expect(page.getByRole('dialog', { name: t('administration.list.filter') })).toBeVisible();
      },
    },
    {
      name: 'a view that is saved',
      path: `${PAGES}?query=energie`,
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('administration.view.save') }).click();
        await page.getByLabel(t('administration.view.name')).fill('Entwürfe');
      },
    },
    {
      name: 'a new page',
      path: PAGES,
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('content.pages.new') }).click();
        await page.getByLabel(t('content.new.name'), { exact: true }).fill('Größere Öfen');
      },
    },
    { name: 'a landing page', path: pathOfNewPage },
    {
      name: 'publishing at a time',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('content.publish.action'), exact: true }).click();
        await page.getByText(t('content.publish.laterOption')).click();
        await expect(page.getByText(t('content.publish.zone'))).toBeVisible();
      },
    },
    {
      name: 'the versions of a page',
      path: pathOfNewPage,
      async reach(world) {
        await openMore(world, 'content.versions.title');
        await expect(world.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      },
    },
    {
      name: 'the question before a page goes that others point to',
      async path({ caller }) {
        const { items } = await caller.api.landingPagesAdmin.list({ query: { query: 'erneuerbare' } });
        return `${PAGES}/${items[0]?.id}`;
      },
      async reach(world) {
        await openMore(world, 'content.delete');
        await expect(world.page.getByRole('alertdialog').getByRole('listitem').first()).toBeVisible();
      },
    },
    { name: 'two versions of a title', path: pathOfNewPage, reach: clash },
    {
      name: 'a page without a connection',
      path: pathOfNewPage,
      async reach({ page, t }) {
        await page.context().setOffline(true);
        await fieldOf(page, t, 'content.page.title', 'de').fill('Ohne Leitung');
        await expect(page.getByText(t('forms.save.explanation.offline'))).toBeVisible();
      },
    },
  ],
};

export const contentArea: AccessibleArea = {
  name: "the rest of the editors' desk",
  language: 'en',
  onlooker: 'editor',
  states: [
    {
      name: 'a legal page',
      async path({ caller }) {
        const { items } = await caller.api.landingPagesAdmin.list({ query: { kind: 'LEGAL' } });
        return `${PAGES}/${items[0]?.id}`;
      },
    },
    screen('/admin/legal'),
    screen('/admin/questionnaires'),
    screen('/admin/questionnaires/1'),
    screen('/admin/questionnaires/1?question=new'),
    screen('/admin/questionnaires/1/results'),
    screen('/admin/questionnaires/1/statistics'),
    screen('/admin/questionnaires/1/settings'),
    screen('/admin/organisations'),
    screen('/admin/offers'),
    screen('/admin/tags'),
    screen('/admin/tag-types'),
    screen('/admin/home'),
    {
      name: 'an item of news on the home page',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('content.home.news'), exact: true }).click();
        await page.getByRole('button', { name: t('content.home.update.add') }).click();
        await fieldOf(page, t, 'content.home.update.title', 'en').first().fill('News');
      },
    },
  ],
};

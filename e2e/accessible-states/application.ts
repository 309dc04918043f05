import { goalPath } from '../dashboard/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea, World } from './area.ts';
import { screen } from './screen.ts';

const power = ({ kpi }: World) => kpi('electricity-purchased');

/** The screens of the daily work. States within a screen are in the files of the areas. */
export const workArea: AccessibleArea = {
  name: 'the work',
  language: 'en',
  onlooker: 'strategist',
  prepare: async (world) => (await power(world)).enter('2026-08', 1680),
  states: [
    screen('/app/dashboard'),
    screen('/app/dashboard/targets'),
    { name: 'a goal', path: async ({ strategist }) => goalPath(await strategist.goal('e')) },
    screen('/app/reporting/current-report'),
    screen('/app/reporting/archive'),
    screen('/app/reporting/vsme'),
    screen('/app/company-data'),
    screen('/app/company-data/e'),
    screen('/app/company-data/factors'),
    { name: 'a KPI', path: async (world) => `/app/company-data/e/${(await power(world)).id}` },
    screen('/app/tracking'),
    screen('/app/tracking/records?period=2026-09'),
    {
      name: 'the form of a KPI',
      async path(world) {
        const { id, category } = await power(world);
        return `/app/tracking/${category}?kpi=${id}`;
      },
    },
    screen('/app/tracking/import'),
    {
      name: 'the records, chosen on a phone',
      path: '/app/tracking',
      width: 'phone',
      async reach({ page, t }) {
        await page.getByRole('combobox', { name: t('tracking.nav.pick') }).click();
        await page.getByRole('option', { name: t('tracking.nav.records') }).click();
        await expect(page.getByRole('grid')).toBeVisible();
      },
    },
  ],
};

/** The screens of the organisation and of the profile. */
export const organisationArea: AccessibleArea = {
  name: 'the organisation',
  language: 'en',
  onlooker: 'strategist',
  states: [
    screen('/app/profile/settings'),
    screen('/app/profile/abo'),
    screen('/app/profile/data'),
    screen('/app/profile/questionnaire-results'),
    screen('/app/organisation/resources'),
    screen('/app/organisation/resources?deleted=true'),
    screen('/app/organisation/profile'),
    screen('/app/organisation/offers'),
    screen('/app/organisation/offers?edit=new'),
    screen('/app/organisation/contacts'),
    screen('/app/organisation/posts'),
    screen('/app/organisation/partners'),
    screen('/app/organisation/watch-list'),
  ],
};

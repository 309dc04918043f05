import { goalPath } from '../dashboard/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea, World } from './area.ts';
import { screen } from './screen.ts';

const power = ({ kpi }: World) => kpi('electricity-purchased');

/** The screens that offer a reader nothing to change. */
export const readerArea: AccessibleArea = {
  name: 'the application without rights to write',
  language: 'de',
  onlooker: 'reader',
  async prepare(world) {
    await (await power(world)).enter('2026-08', 1680);
    const file = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'], 'Vertrag.pdf');
    await world.strategist.api.resources.create({ body: {} }, { file });
  },
  states: [
    screen('/app/dashboard'),
    { name: 'a goal', path: async ({ strategist }) => goalPath(await strategist.goal('e')) },
    screen('/app/company-data'),
    screen('/app/company-data/e'),
    screen('/app/company-data/factors'),
    { name: 'a KPI', path: async (world) => `/app/company-data/e/${(await power(world)).id}` },
    screen('/app/tracking'),
    { name: 'a category', path: async (world) => `/app/tracking/${(await power(world)).category}` },
    screen('/app/profile/settings'),
    screen('/app/profile/abo'),
    {
      ...screen('/app/profile/account'),
      reach: ({ page, t }) => expect(page.getByText(t('account.team.ownersOnly'))).toBeVisible(),
    },
    screen('/app/organisation/resources'),
  ],
};

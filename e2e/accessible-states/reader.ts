import { goalPath } from '../dashboard/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea, AccessibleState, World } from './area.ts';

const power = ({ kpi }: World) => kpi('electricity-purchased');

/** Controls with these texts change something. */
const WRITING = [
  'dashboard.action.addGoal',
  'dashboard.action.record',
  'dashboard.action.more',
  'goals.more',
  'goals.finish',
  'goals.record',
  'company-data.enter',
  'company-data.enterOne',
  'company-data.own.new',
  'company-data.factors.enter',
  'tracking.due.enter',
  'tracking.due.import',
  'tracking.nav.records',
  'tracking.nav.import',
  'account.team.invite',
];

const ACCOUNT = '/app/profile/account';

/** A reader sees why nothing can be changed and no control that the server would refuse, and no call was refused. */
async function expectReadOnly({ page, t }: World): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByText(t('common.reader.text')).first()).toBeVisible();
  for (const key of WRITING) {
    const name = t(key);
    await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  const open = main.getByRole('textbox').and(page.locator(':enabled:not([readonly])'));
  // The own name is not the organisation's data.
  await expect(open).toHaveCount(new URL(page.url()).pathname === ACCOUNT ? 2 : 0);
}

/** A page must not send calls that the role forbids. */
function expectNothingRefused({ page }: World): void {
  page.on('response', (response) => {
    expect.soft(response.status(), `${response.request().method()} ${response.url()}`).not.toBe(403);
  });
}

const readOnly = (
  name: string,
  path: AccessibleState['path'] & {},
  also?: (world: World) => Promise<unknown>,
): AccessibleState => ({
  name,
  path,
  async reach(world) {
    await expectReadOnly(world);
    await also?.(world);
  },
});

export const readerArea: AccessibleArea = {
  name: 'the application without rights to write',
  language: 'de',
  onlooker: 'reader',
  isShownElsewhere: true,
  async prepare(world) {
    expectNothingRefused(world);
    await (await power(world)).enter('2026-08', 1680);
    const file = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'], 'Vertrag.pdf');
    await world.strategist.api.resources.create({ body: {} }, { file });
  },
  states: [
    readOnly('the dashboard', '/app/dashboard'),
    readOnly('a goal', async ({ strategist }) => goalPath(await strategist.goal('e'))),
    readOnly('company data', '/app/company-data'),
    readOnly('a sector', '/app/company-data/e'),
    readOnly('the factors', '/app/company-data/factors'),
    readOnly('a KPI', async (world) => `/app/company-data/e/${(await power(world)).id}`),
    readOnly('a category', async (world) => `/app/tracking/${(await power(world)).category}`),
    readOnly('the tracking', '/app/tracking', async ({ page }) => {
      for (const path of ['/app/tracking/records', '/app/tracking/import']) {
        await page.goto(path);
        await expect(page).toHaveURL('/app/tracking');
      }
    }),
    readOnly('the settings', '/app/profile/settings', ({ page, t }) =>
      expect(page.getByLabel(t('settings.name'))).toBeDisabled(),
    ),
    readOnly('the subscription', '/app/profile/abo'),
    readOnly('the account', ACCOUNT, async ({ page, t }) => {
      await expect(page.getByText(t('account.team.ownersOnly'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('account.sessions.title') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('account.reminders.title') })).toHaveCount(0);
    }),
    { name: 'the files', path: '/app/organisation/resources' },
  ],
};

import { aMember, anOrganisation, startSession } from '../../server/test/factories/accounts.ts';
import { callerOf } from '../accounts/api.ts';
import { keepToken } from '../accounts/fixtures.ts';
import { expect, finishWizard, test } from './fixtures.ts';

test('day one invites: first steps lead on, nothing is overdue, and whoever likes hides them', async ({
  page,
  context,
  machine,
  program,
  t,
  language,
}) => {
  const organisationId = await anOrganisation(machine, 'Tischlerei Brandt', null, new Date());
  const account = await aMember(machine, { organisationId, language });
  const caller = callerOf(program, language, await startSession(machine, account));
  await finishWizard(caller, await caller.api.frontend.metraLite(), ['e', 's', 'g']);
  await using _ = await keepToken(context, caller.token());
  await page.goto('/app/dashboard');
  const steps = page.getByRole('region', { name: t('dashboard.first.title') });
  await expect(steps).toContainText(t('dashboard.first.done', { done: '0', of: '4' }));
  await expect(steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');

  // Any entered value completes its step.
  const { items } = await caller.api.kpiRecords.enteredKpis();
  const gas = items.find(({ slug }) => slug === 'natural-gas');
  const year = new Date().getFullYear() - 1;
  await caller.api.kpiRecords.create({
    body: { kpiId: gas?.id ?? 0, periodStart: `${year}-10-01`, periodEnd: `${year}-10-31`, value: 900 },
  });
  await page.reload();
  await expect(steps).toContainText(t('dashboard.first.done', { done: '2', of: '4' }));
  await page.goto('/app/tracking');
  await expect(page.getByText(t('tracking.due.overdue'), { exact: true })).toHaveCount(0);

  await page.goto('/app/dashboard');
  await steps.getByRole('button', { name: t('dashboard.first.hide') }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

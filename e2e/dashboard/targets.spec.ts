import { expectFitting, onPhoneByNight } from '../accessibility.ts';
import { expectSaid } from '../toasts.ts';
import { expect, goalPath, read, test } from './fixtures.ts';

test('the dashboard asks for the target of each goal, proposes one, and accepts that it is postponed', async ({
  own,
  t,
  strategist,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  await own.goto('/app/dashboard');
  await own.getByRole('link', { name: t('dashboard.action.setTarget') }).click();
  await expect(own.getByRole('heading', { level: 1 })).toContainText('Drei Ziele sind noch ohne Zielwert.');

  const dialog = own.getByRole('dialog', { name: t('goals.kpi.title') });
  const ask = () => own.getByRole('button', { name: `: ${goal.name}` }).click();
  await ask();
  await dialog.getByRole('button', { name: t('goals.kpi.later') }).click();
  await expect(dialog).toHaveCount(0);
  expect((await strategist.goal('e')).status).toBe('NO_TARGET');

  await ask();
  await expect(dialog.getByText(/−21\s%/).first()).toBeVisible();
  await dialog.getByLabel(t('goals.kpi.baselineValue')).fill('200');
  await expect(dialog.getByLabel(t('goals.kpi.targetValue'))).toHaveValue('158');
  await dialog.getByRole('button', { name: t('goals.kpi.save') }).click();
  await expectSaid(own, t('goals.kpi.saved'));
  await expect(own.getByRole('heading', { level: 1 })).toContainText('Zwei Ziele sind noch ohne Zielwert.');
  const set = await strategist.goal('e');
  expect(set.kpis.find(({ kpiId }) => kpiId === set.leadingKpiId)).toMatchObject({
    baseline: { value: 200 },
    target: { value: 158, date: expect.stringMatching(/-12-31$/) },
  });
  await onPhoneByNight(own);
  await expectFitting(own);
  await own.getByRole('link', { name: t('goals.targets.later') }).click();
  await expect(own).toHaveURL('/app/dashboard');
  // The postponed target is still shown as missing.
  await expect(own.getByRole('article').getByText(t('goals.status.noTarget'))).toHaveCount(2);
});

test('a KPI gets its target; the leading one represents the goal until somebody changes it, and is entered', async ({
  own,
  t,
  strategist,
}) => {
  test.slow();
  const goal = await strategist.goal('e');
  const [leading, other] = goal.kpis;
  if (!leading || !other) throw new Error('The goal has too few KPIs.');
  await own.goto(goalPath(goal));
  const rowOf = ({ name }: { name: string }) => own.getByRole('row').filter({ hasText: read(name) });
  await expect(rowOf(leading).getByText(t('goals.kpis.leading'))).toBeVisible();

  await own.getByRole('button', { name: t('goals.kpis.edit', { name: other.name }) }).click();
  const dialog = own.getByRole('dialog', { name: t('goals.kpi.title') });
  await dialog.getByLabel(t('goals.kpi.baselineValue')).fill('100');
  await dialog.getByLabel(t('goals.kpi.targetValue')).fill('80');
  await dialog.getByLabel(t('goals.kpi.targetDate')).fill('');
  const save = dialog.getByRole('button', { name: t('goals.kpi.save') });
  await save.click();
  await expect(dialog.getByText(t('forms.field.required'))).toHaveCount(1);
  await dialog.getByRole('combobox', { name: t('goals.kpi.baselinePeriod.year') }).click();
  await own.getByRole('option', { name: '2024', exact: true }).click();
  await dialog.getByLabel(t('goals.kpi.targetDate')).fill('2029-12-31');
  await save.click();
  await expectSaid(own, t('goals.kpi.saved'));
  await expect(dialog).toHaveCount(0);
  const aimed = await strategist.goal('e');
  expect(aimed).toMatchObject({ leadingKpiId: leading.kpiId, status: 'NO_TARGET' });
  expect(aimed.kpis.find(({ kpiId }) => kpiId === other.kpiId)).toMatchObject({
    baseline: { period: '2024', value: 100 },
    target: { date: '2029-12-31', value: 80 },
  });
  await expect(own.getByText(/sehen Sie erst mit einem Zielwert/)).toBeVisible();

  await own.getByRole('button', { name: t('goals.kpis.lead'), exact: true }).click();
  const choice = own.getByRole('dialog', { name: t('goals.lead.title') });
  await choice.getByRole('radio', { name: read(other.name) }).click();
  await choice.getByLabel(t('goals.kpi.reason')).fill('Das messen wir.');
  await choice.getByRole('button', { name: t('goals.lead.save') }).click();
  await expect(rowOf(other).getByText(t('goals.kpis.leading'))).toBeVisible();
  const changes = own.getByRole('region', { name: t('goals.changes.title') });
  await expect(changes).toContainText('Das messen wir.');
  await expect(own.getByText(t('goals.status.noValues')).first()).toBeVisible();

  // Entering a value opens the goal's KPI at its newest open period.
  const social = await strategist.goal('s');
  const entered = social.kpis.find(({ kpiId }) => kpiId === social.leadingKpiId);
  await own.goto(goalPath(social));
  await own.getByRole('link', { name: t('goals.record') }).click();
  await expect(own).toHaveURL(/\/app\/tracking\/records\?.*kpi=/);
  await expect(rowOf(entered ?? { name: '' }).locator('[data-column="value"]')).toBeFocused();
});

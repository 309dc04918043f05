import { expectAccessible } from '../accessibility.ts';
import { expectSaid, toast } from '../toasts.ts';
import { expect, test } from './fixtures.ts';

/** A year that is over, whatever day it is. */
const YEAR = new Date().getFullYear() - 1;

test('a KPI is proven, changed, restored, deleted and brought back', async ({ own, t, kpi }) => {
  test.slow();
  const power = await kpi('electricity-purchased');
  const [august, september] = [`${YEAR}-08`, `${YEAR}-09`];
  await power.enter(august, 1680);
  await power.enter(september, 1790);
  await own.goto('/app/company-data');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(own);
  await own.getByRole('link', { name: new RegExp(`^${power.name}.*1\\.790`) }).click();
  await expect(own.getByRole('heading', { level: 1, name: power.name })).toBeVisible();

  const actions = own.getByRole('button', {
    name: t('company-data.records.actions', { period: `Sep. ${YEAR}` }),
  });
  await actions.click();
  await own.getByRole('menuitem', { name: t('company-data.records.edit') }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel(t('company-data.column.value'), { exact: true }).fill('1.820,5');
  await dialog.getByLabel(new RegExp(`^${t('company-data.column.evidence')}`)).setInputFiles({
    name: 'rechnung-09.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  });
  await expect(dialog.getByRole('link', { name: 'rechnung-09.pdf' })).toBeVisible();
  await expectAccessible(own);
  await dialog.getByRole('button', { name: t('company-data.record.save'), exact: true }).click();
  await expect(own.getByRole('dialog')).toHaveCount(0);
  await expect(own.getByRole('link', { name: 'rechnung-09.pdf' })).toBeVisible();
  expect((await power.record(september))?.value).toBe(1820.5);

  // Who changed what, and back to what was before.
  await actions.click();
  await own.getByRole('menuitem', { name: t('company-data.records.changes') }).click();
  await expect(own.getByRole('dialog')).toContainText('1.820,5');
  await own
    .getByRole('button', { name: t('company-data.changes.restore') })
    .first()
    .click();
  await expect(own.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await power.record(september))?.value).toBe(1790);

  await actions.click();
  await own.getByRole('menuitem', { name: t('company-data.records.delete') }).click();
  // Under the pointer the offer to take it back stays.
  await toast(own, t('records.deleted', { period: `Sep. ${YEAR}` })).hover();
  expect(await power.record(september)).toBeUndefined();
  await own.getByRole('button', { name: t('records.undo') }).click();
  await expect.poll(async () => (await power.record(september))?.value).toBe(1790);

  // The chart as a table; every step as coarse as one likes.
  await own.getByRole('radio', { name: t('company-data.history.three') }).click();
  await own.getByRole('button', { name: t('parts.showTable') }).click();
  const table = own.getByRole('table', { name: t('company-data.history.title') });
  await expect(table.getByRole('row', { name: new RegExp(`^Sep\\. ${YEAR}`) })).toContainText('1.790');
  await own.getByRole('radio', { name: t('records.frequency.QUARTER') }).click();
  await expect(table.getByRole('row', { name: new RegExp(`^3\\. Quartal ${YEAR}`) })).toContainText('3.470');
});

test('an own KPI is computed from others, and says where its number comes from', async ({ own, t, kpi }) => {
  test.slow();
  const power = await kpi('electricity-purchased');
  await power.enter('2026-09', 1500);
  await own.goto('/app/company-data/e');
  await own.getByRole('button', { name: t('company-data.own.new') }).click();
  const dialog = own.getByRole('dialog');
  // What the field that is left has to say does not move the choice from under the mouse.
  await expect(dialog.getByLabel(t('company-data.own.name'), { exact: true })).toBeFocused();
  const computed = dialog.getByRole('radio', { name: new RegExp(t('company-data.own.kind.COMPUTED')) });
  await computed.hover();
  await own.mouse.down();
  await expect(dialog.getByLabel(t('company-data.own.name'), { exact: true })).not.toBeFocused();
  await own.mouse.up();
  await expect(computed).toBeChecked();
  await expect(dialog.getByText(t('forms.field.notBlank'))).toBeVisible();
  await dialog.getByLabel(t('company-data.own.name'), { exact: true }).fill('Strom in MWh');
  await dialog.getByLabel(t('company-data.own.unit'), { exact: true }).fill('MWh');
  const formula = dialog.getByLabel(t('company-data.formula.expression'), { exact: true });
  await formula.fill('kpi(nothing-like-this) / 1000');
  await expect(
    dialog.getByText(t('company-data.formula.problem.UNKNOWN_KPI', { name: 'nothing-like-this' })),
  ).toBeVisible();
  await formula.fill(' / 1000');
  await formula.press('Home');
  await dialog.getByRole('combobox', { name: t('company-data.formula.insertKpi') }).fill(power.name);
  await own.getByRole('option', { name: power.name }).first().click();
  await expect(formula).toHaveValue('kpi(electricity-purchased) / 1000');
  await expect(dialog.getByText(t('company-data.formula.good'))).toBeVisible();
  await expectAccessible(own);
  await dialog.getByRole('button', { name: t('company-data.own.create'), exact: true }).click();

  await expect(own.getByRole('heading', { level: 1, name: 'Strom in MWh' })).toBeVisible();
  await expect(own.getByText(`${power.name} ÷ 1000`)).toBeVisible();
  await expect(own.getByRole('link', { name: power.name })).toBeVisible();
  await expectAccessible(own);

  await own.getByRole('button', { name: t('company-data.own.manage') }).click();
  await own.getByRole('menuitem', { name: t('company-data.own.remove') }).click();
  await own
    .getByRole('alertdialog')
    .getByRole('button', { name: t('company-data.own.remove') })
    .click();
  await expectSaid(own, t('company-data.own.removed', { name: 'Strom in MWh' }));
});

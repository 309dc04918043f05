import { expect, fieldOf, rowOf, test } from './fixtures.ts';

/** The year is over on whatever day the test runs. */
const YEAR = String(new Date().getFullYear() - 1);

test('fuels are entered as they were bought, kept as such, and counted as energy', async ({
  own,
  t,
  kpi,
}) => {
  test.slow();
  const fuels = await kpi('other-fuels-renewable');
  await own.goto(`/app/tracking/records?frequency=YEAR&period=${YEAR}&category=${fuels.category}`);
  const field = fieldOf(own, fuels.name, YEAR);
  await rowOf(field)
    .getByRole('button', { name: new RegExp(`^${t('records.fuels.open')}`) })
    .click();
  const dialog = own.getByRole('dialog');
  const lines = dialog.getByRole('listitem');
  await dialog.getByRole('button', { name: t('records.fuels.take') }).click();
  await expect(dialog.getByText(t('records.fuels.missing')).first()).toBeVisible();
  await lines
    .first()
    .getByRole('combobox', { name: t('records.fuels.fuel') })
    .fill('holz');
  await own.getByRole('option', { name: 'Holz und Holzabfälle' }).click();
  await lines.first().getByLabel(t('records.fuels.amount')).fill('3.200');
  await expect(lines.first()).toContainText('13.867 kWh');
  await dialog.getByRole('button', { name: t('records.fuels.add') }).click();
  await lines
    .nth(1)
    .getByRole('combobox', { name: t('records.fuels.fuel') })
    .fill('biodies');
  await own.getByRole('option', { name: 'Biodiesel' }).click();
  await lines.nth(1).getByLabel(t('records.fuels.amount')).fill('40');
  await expect(dialog).toContainText('14.122 kWh');
  await dialog.getByRole('button', { name: t('records.fuels.take') }).click();

  await expect(rowOf(field)).toContainText('40 l Biodiesel: Heizwert 27 MJ/kg, Dichte 0,85 kg/l');
  await expect(rowOf(field)).toContainText('EFRAG VSME Digital Template');
  expect(await fuels.record(YEAR)).toMatchObject({
    value: 14_121.667,
    fuels: [{ amount: 3200 }, { amount: 40 }],
  });

  // The detailed form of a single value shows the entered amounts.
  await own.goto(`/app/company-data/e/${fuels.id}`);
  await own.getByRole('button', { name: t('company-data.records.actions', { period: YEAR }) }).click();
  await own.getByRole('menuitem', { name: t('company-data.records.edit') }).click();
  await lines.nth(1).getByLabel(t('records.fuels.amount')).fill('80');
  await dialog.getByRole('button', { name: t('company-data.record.save'), exact: true }).click();
  await expect(own.getByText('80 l Biodiesel')).toBeVisible();
  expect(await fuels.record(YEAR)).toMatchObject({ value: 14_376.667 });

  // A directly typed number replaces the amounts.
  await own.goto(`/app/tracking/records?frequency=YEAR&period=${YEAR}&category=${fuels.category}`);
  await expect(field).toHaveValue('14.376,667');
  await field.fill('15000');
  await field.press('Enter');
  await expect.poll(async () => (await fuels.record(YEAR))?.fuels).toEqual([]);
});

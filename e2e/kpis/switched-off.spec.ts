import { expectSaid } from '../toasts.ts';
import { expect, test } from './fixtures.ts';

test('a KPI that is not used says why, is asked for nowhere, and can be switched on again', async ({
  own,
  t,
  kpi,
}) => {
  const gas = await kpi('natural-gas');
  await own.goto(`/app/company-data/e/${gas.id}`);
  await own.getByRole('button', { name: t('company-data.own.manage') }).click();
  await own.getByRole('menuitem', { name: t('company-data.off.action') }).click();
  const dialog = own.getByRole('dialog', { name: t('company-data.off.dialog') });
  await dialog.getByRole('button', { name: t('company-data.off.submit') }).click();
  const reason = dialog.getByLabel(t('company-data.off.reason'));
  await expect(reason).toBeFocused();
  await reason.fill('Wir heizen mit Fernwärme.');
  await dialog.getByRole('button', { name: t('company-data.off.submit') }).click();
  await expectSaid(own, t('records.switchedOff', { name: gas.name }));
  await expect(own.getByText(t('company-data.off.title'))).toBeVisible();
  await expect(own.getByText('„Wir heizen mit Fernwärme.“')).toBeVisible();
  await expect(own.getByRole('button', { name: t('company-data.enterOne') })).toHaveCount(0);

  // The KPI is not in the grid, and separate in its sector's table.
  await own.goto('/app/tracking/records?category=energy');
  await expect(own.getByRole('textbox', { name: /^Eingekaufter Strom, / })).toBeVisible();
  await expect(own.getByRole('textbox', { name: new RegExp(`^${gas.name}, `) })).toHaveCount(0);
  await own.goto('/app/company-data/e?category=energy');
  const list = own.getByRole('region', { name: t('company-data.off.list') });
  await expect(list).toContainText('Wir heizen mit Fernwärme.');
  await list.getByRole('button', { name: t('company-data.off.switchOn') }).click();
  await expectSaid(own, t('records.switchedOn', { name: gas.name }));
  await expect(list).toHaveCount(0);
  await expect(own.getByRole('link', { name: gas.name, exact: true })).toBeVisible();
});

import { toast } from '../toasts.ts';
import { expect, test } from './fixtures.ts';

const MIX = 'Strom nach Vertrag';

test('a supplier’s factor takes the place of the operator’s, is changed with a reason, deleted and brought back', async ({
  own,
  t,
  kpi,
  strategist,
}) => {
  test.slow();
  const power = await kpi('electricity-purchased');
  await power.enter('2026-09', 100_000);
  const { items } = await strategist.api.kpis.list({ query: { query: 'scope-2-market' } });
  const [emissions] = items.filter(({ slug }) => slug === 'scope-2-market');
  await own.goto(`/app/company-data/e/${emissions?.id}`);

  // The details of a result link to the own values.
  await own
    .getByRole('link', { name: t('company-data.factors.replace') })
    .first()
    .click();
  const dialog = own.getByRole('dialog');
  await expect(dialog.getByLabel(t('company-data.factors.column.factor'))).toContainText(MIX);
  const value = dialog.getByLabel(t('company-data.column.value'), { exact: true });
  const save = dialog.getByRole('button', { name: t('company-data.record.save'), exact: true });
  await value.fill('0,38');
  await dialog.getByLabel(t('company-data.factors.source')).fill('Stromkennzeichnung 2025');
  await dialog.getByLabel(new RegExp(`^${t('company-data.column.evidence')}`)).setInputFiles({
    name: 'kennzeichnung.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  });
  await expect(dialog.getByRole('link', { name: 'kennzeichnung.pdf' })).toBeVisible();
  await save.click();
  // Grams and kilograms are easily confused.
  await expect(dialog.getByText(t('company-data.factors.odd'))).toBeVisible();
  await value.fill('380');
  await save.click();
  await expect(dialog).toHaveCount(0);
  const row = own.getByRole('row', { name: new RegExp(MIX) });
  await expect(row).toContainText('0,38');
  await expect(row).toContainText(t('company-data.factors.by.own'));
  await expect(row.getByRole('link', { name: 'kennzeichnung.pdf' })).toBeVisible();

  const actions = own.getByRole('button', { name: t('company-data.factors.actions', { name: MIX }) });
  const year = String(new Date().getFullYear());
  await actions.click();
  await own.getByRole('menuitem', { name: t('company-data.factors.edit', { year }) }).click();
  await value.fill('365');
  await save.click();
  const why = dialog.getByLabel(t('company-data.factors.why'));
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await why.fill('Endgültige Kennzeichnung');
  await save.click();
  await expect(dialog).toHaveCount(0);

  await actions.click();
  await own.getByRole('menuitem', { name: t('company-data.factors.delete', { year }) }).click();
  await why.fill('Anbieter gewechselt');
  await dialog.getByRole('button', { name: t('company-data.factors.deleteNow') }).click();
  // The toast with its undo action stays while the pointer is on it.
  await toast(own, t('company-data.factors.deleted', { name: MIX, year })).hover();
  await expect(row).toContainText(t('company-data.factors.by.operator'));

  // The history stays, with the previous value and the reasons of change and deletion.
  await actions.click();
  await own.getByRole('menuitem', { name: t('company-data.factors.history') }).click();
  await expect(dialog.locator('del').filter({ hasText: '380' })).toHaveCount(1);
  await expect(dialog).toContainText('Endgültige Kennzeichnung');
  await expect(dialog).toContainText(t('company-data.factors.because', { why: 'Anbieter gewechselt' }));
  await own.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await own.getByRole('button', { name: t('records.undo') }).click();
  await expect(row).toContainText('0,365');
});

import { expectAccessible } from '../accessibility.ts';
import { tabTo } from '../by-keyboard.ts';
import { expect, test } from '../dashboard/fixtures.ts';
import { at, rowOf, year } from './vsme-rows.ts';

const MATERIALS = 'BreakdownOfAnnualMassFlowOfRelevantMaterialsUsedByTheUndertakingHypercube';
const ROWS = 2000;

test('a table is filled by keyboard alone', async ({ own, t, strategist: { api } }) => {
  await own.goto(at('B7'));
  const table = rowOf(own, MATERIALS);
  await table.getByRole('button', { name: t('reporting.vsme.table.add') }).focus();
  await own.keyboard.press('Enter');
  // The first cell of the new row has the focus already.
  await expect(table.getByRole('textbox').first()).toBeFocused();
  for (const text of ['Beton', 'Transportbeton', '1512,5']) {
    await own.keyboard.type(text);
    await own.keyboard.press('Tab');
  }
  await tabTo(own, { name: t('reporting.vsme.table.save') });
  await own.keyboard.press('Enter');
  await expect(table).toContainText(t('reporting.vsme.origin.answered'));
  await expect(table.getByRole('row').filter({ hasText: 'Transportbeton' })).toContainText('1.512,5');
  const { items } = await api.disclosures.rows({ params: { year, name: MATERIALS }, query: {} });
  expect(items.map(({ key, cells }) => [key, ...cells])).toEqual([
    ['Beton', 'Transportbeton', '1512.5', null],
  ]);
});

test('two thousand rows are pasted, changed, saved and read page by page', async ({
  own,
  context,
  t,
  strategist: { api },
}) => {
  test.slow();
  await own.goto(at('B7'));
  const table = rowOf(own, MATERIALS);
  await table.getByRole('button', { name: t('reporting.vsme.table.paste') }).click();
  const dialog = own.getByRole('dialog', { name: t('reporting.vsme.table.pasteTitle') });
  const block = Array.from({ length: ROWS }, (_, at) => `Material ${at + 1}\tSorte ${at + 1}\t${at + 1},5\t`);
  // As it comes from a spreadsheet: typed key by key it would take minutes.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await own.evaluate((text) => navigator.clipboard.writeText(text), block.join('\n'));
  await dialog.getByRole('textbox').focus();
  await own.keyboard.press('Control+V');
  await dialog.getByRole('button', { name: /2\.000/ }).click();
  await expect(table.getByRole('textbox').first()).toHaveValue('Material 1');

  await table.getByRole('textbox').nth(2).fill('17,25');
  await table.getByRole('textbox').nth(1).press('End');
  await table.getByRole('textbox').nth(1).pressSequentially(' aus Werk drei');
  await expectAccessible(own);
  await table.getByRole('button', { name: t('reporting.vsme.table.save') }).click();
  await expect(table).toContainText(t('reporting.vsme.origin.answered'), { timeout: 60_000 });
  const first = await api.disclosures.rows({ params: { year, name: MATERIALS }, query: { pageSize: 1 } });
  expect(first.total).toBe(ROWS);
  expect(first.items[0]?.cells).toEqual(['Sorte 1 aus Werk drei', '17.25', null]);

  await own.reload();
  await expect(table).toContainText('Material 1');
  await table.getByRole('button', { name: t('parts.nextPage') }).click();
  await expect(table.getByRole('rowheader', { name: 'Material 51', exact: true })).toBeVisible();
});

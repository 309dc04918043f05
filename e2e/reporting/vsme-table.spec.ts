import { expectAccessible } from '../accessibility.ts';
import { tabTo } from '../by-keyboard.ts';
import { expect, test } from '../dashboard/fixtures.ts';
import { at, rowOf, year } from './vsme-rows.ts';

const MATERIALS = 'BreakdownOfAnnualMassFlowOfRelevantMaterialsUsedByTheUndertakingHypercube';
const ROWS = 2000;
/** Longer than that a page seems to be stuck. */
const STUCK_MS = 1_000;

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

test('two thousand rows are pasted, changed, saved and read, and the page is never stuck', async ({
  own,
  t,
  strategist: { api },
}) => {
  test.slow();
  await own.goto(at('B7'));
  const table = rowOf(own, MATERIALS);
  await table.getByRole('button', { name: t('reporting.vsme.table.paste') }).click();
  const dialog = own.getByRole('dialog', { name: t('reporting.vsme.table.pasteTitle') });
  const block = Array.from({ length: ROWS }, (_, at) => `Material ${at + 1}\tSorte ${at + 1}\t${at + 1},5\t`);
  await own.evaluate(() => {
    Reflect.set(window, 'longest', 0);
    new PerformanceObserver((list) => {
      const tasks = list.getEntries().map(({ duration }) => duration);
      Reflect.set(window, 'longest', Math.max(Number(Reflect.get(window, 'longest')), ...tasks));
    }).observe({ entryTypes: ['longtask'] });
  });
  const longest = () => own.evaluate(() => Number(Reflect.get(window, 'longest')));
  await dialog.getByRole('textbox').fill(block.join('\n'));
  await dialog.getByRole('button', { name: /2000/ }).click();
  await expect(table.getByRole('textbox').first()).toHaveValue('Material 1');
  await test.info().attach('longest task while pasting', { body: String(await longest()) });
  expect(await longest()).toBeLessThan(STUCK_MS);

  await table.getByRole('textbox').nth(2).fill('17,25');
  await table.getByRole('textbox').nth(1).pressSequentially(' aus Werk drei');
  await test.info().attach('longest task after typing', { body: String(await longest()) });
  expect(await longest()).toBeLessThan(STUCK_MS);
  await expectAccessible(own);
  await table.getByRole('button', { name: t('reporting.vsme.table.save') }).click();
  await expect(table).toContainText(t('reporting.vsme.origin.answered'), { timeout: 60_000 });
  const first = await api.disclosures.rows({ params: { year, name: MATERIALS }, query: { pageSize: 1 } });
  expect(first.total).toBe(ROWS);
  expect(first.items[0]?.cells).toEqual(['Sorte 1 aus Werk drei', '17.25', null]);

  await own.reload();
  await expect(table).toContainText('Material 1');
  await table.getByRole('button', { name: t('parts.nextPage') }).click();
  await expect(table.getByRole('rowheader', { name: 'Material 26', exact: true })).toBeVisible();
  await test.info().attach('longest task in all', { body: String(await longest()) });
});

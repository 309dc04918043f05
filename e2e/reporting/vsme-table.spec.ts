import { expectFitting } from '../accessibility.ts';
import { textsIn } from '../accounts/texts.ts';
import { tabTo } from '../by-keyboard.ts';
import { expect, test } from '../dashboard/fixtures.ts';
import { at, rowOf, year } from './vsme-rows.ts';

const MATERIALS = 'BreakdownOfAnnualMassFlowOfRelevantMaterialsUsedByTheUndertakingHypercube';
const ROWS = 2000;

test('a table is filled by two people at once, in two languages, and by keyboard alone', async ({
  own,
  context,
  t,
  strategist: { api },
}) => {
  test.slow();
  const params = { year, name: MATERIALS };
  const english = textsIn('en');
  const table = rowOf(own, MATERIALS);
  const mass = (place: number) => table.getByRole('textbox').nth(place * 4 + 2);
  const written = async () => (await api.disclosures.rows({ params, query: {} })).items;

  await test.step('two people: every row that differs is shown, and what either wrote can be kept', async () => {
    const version = async () => {
      const { disclosures } = await api.disclosures.read({ params: { year } });
      return disclosures.flatMap(({ tables }) => tables).find(({ name }) => name === MATERIALS)?.version ?? 0;
    };
    const row = (key: string, mass: string) => ({ key, cells: [null, mass, null] });
    await api.disclosures.answer({
      params,
      body: { version: await version(), rows: [row('Beton', '10'), row('Holz', '20'), row('Stahl', '30')] },
    });
    await own.goto(at(MATERIALS));
    await mass(0).fill('1.234,5');
    await mass(1).fill('21');
    await api.disclosures.answer({
      params,
      body: {
        version: await version(),
        rows: [row('Beton', '10'), row('Holz', '22'), row('Stahl', '33'), row('Ziegel', '40')],
      },
    });
    await table.getByRole('button', { name: t('reporting.vsme.table.save') }).click();
    await expect(table.getByRole('alert')).toContainText(/In 4 Zeilen/);
    const choice = (key: string) => table.getByRole('radiogroup', { name: key, exact: true });
    const ofMine = (key: string) => choice(key).getByRole('radio').first();
    const ofTheirs = (key: string) => choice(key).getByRole('radio').last();
    // A change of one side is suggested, and a change of both is asked about.
    await expect(ofMine('Beton')).toBeChecked();
    await expect(choice('Beton')).toContainText('1.234,5');
    await expect(ofMine('Holz')).toBeChecked();
    await expect(choice('Holz')).toContainText('22');
    await expect(ofTheirs('Stahl')).toBeChecked();
    await expect(ofTheirs('Ziegel')).toBeChecked();
    await expect(choice('Ziegel')).toContainText(t('reporting.vsme.table.withoutRow'));
    await expectFitting(own);
    expect((await written()).map(({ cells }) => cells[1])).toEqual(['10', '22', '33', '40']);
    await ofTheirs('Holz').check();
    await table.getByRole('button', { name: t('conflict.save') }).click();
    await expect(table.getByRole('alert')).toHaveCount(0);
    await expect(table).toContainText(t('reporting.vsme.origin.answered'));
    // The table was answered before, so its state does not show that the change is saved.
    await expect
      .poll(async () => (await written()).map(({ key, cells }) => [key, cells[1]]))
      .toEqual([
        ['Beton', '1234.5'],
        ['Holz', '22'],
        ['Stahl', '33'],
        ['Ziegel', '40'],
      ]);
  });

  await test.step('numbers that were typed in one language mean the same in the other', async () => {
    await own.reload();
    await mass(0).fill('1.234');
    await expect(table).toContainText(t('forms.save.typed'));
    await using _ = await context.addInitScript(() => localStorage.setItem('language', 'en'));
    await own.reload();
    await expect(mass(0)).toHaveValue('1,234');
    // Another row is added by keyboard alone; its first cell has the focus.
    await table.getByRole('button', { name: english('reporting.vsme.table.add') }).focus();
    await own.keyboard.press('Enter');
    await expect(table.getByRole('textbox').nth(16)).toBeFocused();
    for (const text of ['Kies', 'Rundkies', '1512.5']) {
      await own.keyboard.type(text);
      await own.keyboard.press('Tab');
    }
    await tabTo(own, { name: english('reporting.vsme.table.save') });
    await own.keyboard.press('Enter');
    await expect(table).toContainText(english('reporting.vsme.origin.answered'));
    await expect(table.getByRole('row').filter({ hasText: 'Rundkies' })).toContainText('1,512.5');
    const rows = async () => (await written()).map(({ key, cells }) => [key, ...cells]);
    await expect.poll(async () => (await rows()).at(0)).toEqual(['Beton', null, '1234', null]);
    expect((await rows()).at(-1)).toEqual(['Kies', 'Rundkies', '1512.5', null]);
  });
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
  // The text is pasted like from a spreadsheet, because typing it would take minutes.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await own.evaluate((text) => navigator.clipboard.writeText(text), block.join('\n'));
  await dialog.getByRole('textbox').focus();
  await own.keyboard.press('Control+V');
  await dialog.getByRole('button', { name: /2\.000/ }).click();
  await expect(table.getByRole('textbox').first()).toHaveValue('Material 1');

  await table.getByRole('textbox').nth(2).fill('17,25');
  await table.getByRole('textbox').nth(1).press('End');
  await table.getByRole('textbox').nth(1).pressSequentially(' aus Werk drei');
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

import { expect, fieldOf, paste, rowOf, test } from './fixtures.ts';

const MONTHS = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sep.',
  'Okt.',
  'Nov.',
  'Dez.',
];
const BILLS = [2140, 2010, 1985, 1820, 1760, 1690, 1655, 1680, 1790, 1905, 2050, 2180];

test('a year of bills is entered by keyboard, blocks are pasted and undone, and unusual values cause one question', async ({
  own,
  t,
  kpi,
}) => {
  test.slow();

  await test.step('by keyboard, and everything follows at once', async () => {
    const power = await kpi('electricity-purchased');
    await own.goto(`/app/tracking/${power.category}?kpi=${power.id}&year=2025`);
    const field = (month: number) => fieldOf(own, power.name, `${MONTHS[month]} 2025`);
    await field(0).focus();
    for (const [month, bill] of BILLS.entries()) {
      await expect(field(month)).toBeFocused();
      // The value is typed with and without the thousands separator.
      await own.keyboard.type(month % 2 === 0 ? bill.toLocaleString('de-DE') : String(bill));
      await own.keyboard.press(month % 3 === 0 ? 'Tab' : month % 3 === 1 ? 'Enter' : 'ArrowDown');
    }
    const grid = own.getByRole('grid', { name: `${power.name}, 2025` });
    await expect(grid.getByText(t('forms.save.saved'), { exact: true })).toHaveCount(12);
    await expect(own.getByText(t('tracking.grid.entered', { entered: '12', total: '12' }))).toBeVisible();
    expect((await power.record('2025-07'))?.value).toBe(1655);

    // A value ten times too high causes a question in its row.
    await field(11).focus();
    await own.keyboard.type('218000');
    await own.keyboard.press('Enter');
    await expect(rowOf(field(11))).toContainText(t('tracking.state.odd'));
    await own.keyboard.press('Escape');
    await expect(field(11)).toHaveValue('2.180');
    await own.keyboard.type('21800');
    await own.keyboard.press('Enter');
    await expect(rowOf(field(11))).toContainText(t('tracking.state.odd'));
    const confirm = own.getByRole('button', { name: t('records.odd.confirm') });
    await expect(confirm).toBeVisible();
    await own.keyboard.press('Tab');
    await expect(confirm).toBeFocused();
    await own.keyboard.press('Enter');
    await expect(rowOf(field(11))).toContainText(t('forms.save.saved'));
    expect(await power.record('2025-12')).toMatchObject({ value: 21_800, confirmed: true });

    // August has no bill, so a reason is chosen by keyboard.
    await field(7).focus();
    await own.keyboard.press('ArrowRight');
    await own.keyboard.press('ArrowRight');
    await own.keyboard.press('Enter');
    await own.getByRole('menuitemradio', { name: t('records.reason.NOT_AVAILABLE') }).press('Enter');
    await expect.poll(async () => (await power.record('2025-08'))?.reason).toBe('NOT_AVAILABLE');

    // The record keeps its value in another unit, and sums use the KPI's unit.
    await field(0).focus();
    await own.keyboard.type('2,2');
    await rowOf(field(0))
      .getByLabel(t('tracking.row.unit', { name: 'Januar 2025' }))
      .click();
    await own.getByRole('menuitemradio', { name: 'MWh' }).click();
    await field(1).focus();
    await expect.poll(async () => (await power.record('2025-01'))?.canonicalValue).toBe(2200);

    // The chart below shows the same values, also as a table.
    await own.getByRole('button', { name: t('parts.showTable') }).click();
    const table = own.getByRole('table', { name: t('company-data.history.title') });
    await expect(table.getByRole('row', { name: /^Jan\. 2025/ })).toContainText('2.200');
    await expect(table.getByRole('row', { name: /^Dez\. 2025/ })).toContainText('21.800');
  });

  await test.step('a bad cell is corrected in its place', async () => {
    const gas = await kpi('natural-gas');
    await own.goto(`/app/tracking/${gas.category}?kpi=${gas.id}&year=2025`);
    const field = (month: number) => fieldOf(own, gas.name, `${MONTHS[month]} 2025`);
    await paste(
      field(0),
      'Monat\tVerbrauch\tEinheit\r\nMärz\t1.234,5\tkWh\r\nJanuar\t1.500\tkWh\r\nFebruar\tk. A.\tkWh\r\nApril\t1,2\tMWh\r\nSumme\t3.935\tkWh\r\n',
    );
    await expect(field(2)).toHaveValue('1.234,5');
    await expect(rowOf(field(1))).toContainText(t('tracking.state.invalid'));
    await expect(own.getByText('„Summe 3.935 kWh“')).toBeVisible();
    await expect.poll(async () => (await gas.record('2025-04'))?.canonicalValue).toBe(1200);
    await expect.poll(async () => (await gas.record('2025-01'))?.value).toBe(1500);
    expect(await gas.record('2025-02')).toBeUndefined();

    await own.getByRole('button', { name: t('tracking.grid.toOpen') }).click();
    await expect(field(1)).toBeFocused();
    await own.keyboard.type('1400');
    await own.keyboard.press('Enter');
    await expect.poll(async () => (await gas.record('2025-02'))?.value).toBe(1400);

    // An English column is pasted downwards from May.
    await paste(field(4), '1,310.50\tkWh\n1.280\tMWh\n990\tkWh\n');
    await expect.poll(async () => (await gas.record('2025-05'))?.value).toBe(1310.5);
    await expect.poll(async () => (await gas.record('2025-06'))?.canonicalValue).toBe(1280);
  });

  await test.step('one question for all of them, and no row moves', async () => {
    const water = await kpi('water-withdrawal');
    await water.enter('2025-01', 50);
    await water.enter('2025-03', 52);
    await own.goto(`/app/tracking/${water.category}?kpi=${water.id}&year=2025`);
    const field = (month: number) => fieldOf(own, water.name, `${MONTHS[month]} 2025`);
    const placeOf = async (month: number) => (await field(month).boundingBox())?.y;
    await field(1).focus();
    const before = await placeOf(6);
    await paste(field(1), '5.100\n5.200\n5.300\n5.400\n');
    const question = own.getByRole('region', { name: /4 eingefügte Werte sind ungewöhnlich/ });
    await expect(question.getByRole('listitem')).toHaveCount(4);
    // One question covers all of them, and no row has moved.
    await expect(own.getByRole('button', { name: t('records.odd.confirm') })).toHaveCount(0);
    expect(await placeOf(6)).toBe(before);
    await question.getByRole('button', { name: t('tracking.paste.confirmAll') }).click();
    await expect.poll(async () => (await water.record('2025-05'))?.value).toBe(5400);
    await expect(question).toHaveCount(0);
    expect(await placeOf(6)).toBe(before);

    const grid = own.getByRole('grid');
    await own.getByRole('button', { name: t('tracking.paste.takeBack') }).click();
    await expect(own.getByText('4 Werte zurückgenommen.')).toBeVisible();
    await expect(field(1)).toHaveValue('');
    await expect(field(2)).toHaveValue('52');
    await expect(grid.getByText(t('forms.save.saved'), { exact: true })).toHaveCount(0);
    expect((await water.record('2025-03'))?.value).toBe(52);

    // A unit that is set in a row only affects that row.
    await field(1).focus();
    await own.keyboard.type('5.000 l');
    await own.keyboard.press('Enter');
    await expect.poll(async () => (await water.record('2025-02'))?.canonicalValue).toBe(5);
    await expect(field(3)).toHaveAccessibleName(/in m³$/);
    await expect(field(3)).toHaveValue('');
  });

  await test.step('a leap and a contradiction, and what came meanwhile', async () => {
    const power = await kpi('electricity-purchased');
    const green = await kpi('electricity-green');
    await power.enter('2024-03', 500);
    await green.enter('2024-02', 20);
    await own.goto(`/app/tracking/${green.category}?kpi=${green.id}&year=2024`);
    const field = fieldOf(own, green.name, 'März 2024');
    await field.focus();
    await own.keyboard.type('700');
    await own.keyboard.press('Enter');
    await expect(rowOf(field)).toContainText(t('tracking.state.odd'));
    // The question appears in its row, so that the rows below do not move.
    await rowOf(field)
      .getByRole('button', { name: t('tracking.state.odd') })
      .click();
    const contradiction = own.getByText('Es ist mehr Ökostrom eingetragen als eingekaufter Strom.');
    await expect(contradiction).toContainText(t('records.odd.maxChange', { limit: '20 kWh' }));
    expect(await green.record('2024-03')).toBeUndefined();

    // A colleague corrects the previous value meanwhile, so the question changes.
    const february = await green.record('2024-02');
    if (!february) throw new Error('February was entered above.');
    await green.change(february, 30);
    await own.getByRole('button', { name: t('records.odd.confirm') }).click();
    await rowOf(field)
      .getByRole('button', { name: t('tracking.state.odd') })
      .click();
    await expect(contradiction).toContainText(t('records.odd.maxChange', { limit: '30 kWh' }));
    expect(await green.record('2024-03')).toBeUndefined();
    await own.getByRole('button', { name: t('records.odd.confirm') }).click();
    await expect(rowOf(field)).toContainText(t('forms.save.saved'));
    expect(await green.record('2024-03')).toMatchObject({ value: 700, confirmed: true });
  });

  await test.step('origin and evidence', async () => {
    const gas = await kpi('natural-gas');
    const water = await kpi('water-withdrawal');
    await gas.enter('2026-02', 900);
    await water.enter('2026-02', 50);
    await own.goto('/app/tracking/records?frequency=MONTH&period=2026-03');
    const field = (name: string) => fieldOf(own, name, 'März 2026');
    // No unit is assumed before the person chooses one.
    await field(gas.name).fill('1.000');
    await field(gas.name).press('Enter');
    await expect.poll(async () => (await gas.record('2026-03'))?.quality).toBe('UNSTATED');
    await own.getByRole('combobox', { name: t('tracking.grid.quality') }).click();
    await own
      .getByRole('option', { name: t('tracking.grid.qualityIs', { quality: t('records.quality.INVOICE') }) })
      .click();

    // A file that is added before the value waits for it.
    const row = rowOf(field(water.name));
    const files = await own.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.4 bill'], 'wasser.pdf', { type: 'application/pdf' }));
      return transfer;
    });
    await row.dispatchEvent('drop', { dataTransfer: files });
    await expect(row).toContainText('Beleg wartet auf den Wert');
    await field(water.name).fill('52');
    await field(water.name).press('Enter');
    await expect.poll(async () => (await water.record('2026-03'))?.evidence.length).toBe(1);
    expect(await water.record('2026-03')).toMatchObject({
      quality: 'INVOICE',
      evidence: [{ name: 'wasser.pdf' }],
    });
    await expect(row).toContainText('1 Beleg');
    // The answer is remembered.
    await own.reload();
    await expect(own.getByRole('combobox', { name: t('tracking.grid.quality') })).toContainText(
      t('records.quality.INVOICE'),
    );
  });
});

import { readFile } from 'node:fs/promises';
import { aRow, aWorkbook } from '../../server/test/readers/xlsx-files.ts';
import { expect, test } from './fixtures.ts';

test('an XLSX file with errors is corrected in the preview and imported completely', async ({
  own,
  t,
  kpi,
}) => {
  test.slow();
  const power = await kpi('electricity-purchased');
  const water = await kpi('water-withdrawal');
  await water.enter('2026-02', 50);
  const file = await aWorkbook(
    [
      aRow('Kennzahl', 'Zeitraum', 'Wert', 'Einheit', 'Farbe'),
      aRow(power.name, '2026-01', '2.140', 'kWh', 'gelb'),
      aRow(power.name, '2026-02', 'zweitausend', 'kWh', ''),
      aRow('Stromm', '2026-03', '1985', 'kWh', ''),
      aRow(water.name, '2026-02', '55', '', ''),
      aRow(water.name, '2026-14', '60', '', ''),
    ].join(''),
  );
  await own.goto('/app/tracking/import');
  await own.getByLabel(t('tracking.import.file')).setInputFiles({
    name: 'werte.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  });
  await expect(own.getByRole('heading', { name: 'werte.xlsx' })).toBeVisible();
  await expect(own.getByText(t('tracking.import.ignored', { columns: 'Farbe' }))).toBeVisible();
  const cell = (line: number, column: string) =>
    own.getByLabel(t('tracking.import.mend', { line: String(line), column: t(`tracking.column.${column}`) }));
  await expect(cell(3, 'value')).toHaveValue('zweitausend');
  const commit = own.getByRole('button', { name: /importieren$/ });
  await expect(commit).toBeDisabled();

  await cell(3, 'value').fill('2.010');
  await cell(3, 'value').press('Enter');
  await expect(cell(3, 'value')).toHaveCount(0);
  await cell(4, 'kpi').fill(power.name.slice(0, 8));
  await own.getByRole('option', { name: power.name, exact: true }).click();
  await expect(cell(4, 'kpi')).toHaveCount(0);
  expect(await power.record('2026-02')).toBeUndefined();
  await own.getByRole('button', { name: t('tracking.import.leaveLine', { line: '6' }) }).click();
  await expect(cell(6, 'period')).toHaveCount(0);
  await expect(commit).toBeEnabled();
  await commit.click();
  await expect(own.getByRole('heading', { name: t('tracking.import.done') })).toBeVisible();
  expect((await power.record('2026-02'))?.value).toBe(2010);
  expect((await power.record('2026-03'))?.value).toBe(1985);
  expect((await water.record('2026-02'))?.value).toBe(55);

  // The import is undone, except values that a colleague has changed since. Overwritten values are restored.
  const january = await power.record('2026-01');
  if (!january) throw new Error('January was imported above.');
  await power.change(january, 2150);
  await own.getByRole('button', { name: t('tracking.import.takeBack') }).click();
  await expect(own.getByText('3 Werte zurückgenommen.')).toBeVisible();
  await expect(own.getByText(new RegExp(`${power.name}, Jan. 2026`))).toBeVisible();
  expect(await power.record('2026-02')).toBeUndefined();
  expect((await power.record('2026-01'))?.value).toBe(2150);
  expect((await water.record('2026-02'))?.value).toBe(50);
  const recent = own.getByRole('region', { name: t('tracking.recent.title') });
  await expect(recent.getByRole('listitem')).toContainText('werte.xlsx');
  await expect(recent.getByRole('listitem')).toContainText(/zurückgenommen von/);

  // The list undoes another import.
  await own.getByLabel(t('tracking.import.file')).setInputFiles({
    name: 'nochmal.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await aWorkbook(
      [aRow('Kennzahl', 'Zeitraum', 'Wert'), aRow(power.name, '2026-02', '2.010')].join(''),
    ),
  });
  await own.getByRole('button', { name: /importieren$/ }).click();
  await expect(own.getByRole('heading', { name: t('tracking.import.done') })).toBeVisible();
  await recent.getByRole('button', { name: `${t('tracking.recent.takeBack')} nochmal.xlsx` }).click();
  const question = own.getByRole('alertdialog');
  await question.getByRole('button', { name: t('tracking.recent.takeBack') }).click();
  await expect.poll(() => power.record('2026-02')).toBeUndefined();
  await expect(recent.getByRole('button')).toHaveCount(0);

  // A file that is not a spreadsheet is refused with the reason.
  await own.getByLabel(t('tracking.import.another')).setInputFiles({
    name: 'bild.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  });
  await expect(own.getByRole('alert')).toContainText(t('api.exceptions.import.unreadable'));

  // The values are exported to a file.
  await own.goto('/app/tracking/records?frequency=MONTH&period=2026-01');
  await power.change((await power.record('2026-01')) ?? january, 2010);
  const download = own.waitForEvent('download');
  await own.getByRole('button', { name: t('records.export'), exact: true }).click();
  await own.getByRole('menuitem', { name: t('records.export.recordsCsv') }).click();
  const exported = await download;
  expect(exported.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await exported.path(), 'utf8')).split('\n');
  expect(lines.filter((line) => line.includes(power.name) && line.includes('2010'))).toHaveLength(1);
});

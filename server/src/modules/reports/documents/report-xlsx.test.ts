import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmptyReportDocument } from '../../../../test/factories/empty-report-document.ts';
import { aReportDocument } from '../../../../test/factories/report-document.ts';
import { readXlsx } from '../../kpis/import/xlsx.ts';
import type { ReportToPrint } from './report-to-print.ts';
import { reportXlsx } from './report-xlsx.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-xlsx-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(toPrint: ReportToPrint) {
  const path = join(folder, `${Math.random()}.xlsx`);
  await writeFile(path, await reportXlsx(toPrint));
  const { sheets } = await readXlsx(path, undefined, '.');
  const rowsOf = async (sheet: string) => (await readXlsx(path, sheet, '.')).rows.map(({ cells }) => cells);
  return { sheets, rowsOf };
}

describe('a report as a workbook', () => {
  test('has an overview, KPIs, a sheet for each disclosure, and sources', async () => {
    const { sheets } = await read({ document: aReportDocument(), language: 'de' });
    expect(sheets.slice(0, 3)).toEqual(['Übersicht', 'Kennzahlen', 'B1']);
    expect(sheets.slice(-2)).toEqual(['C9', 'Quellen']);
    expect(sheets).toHaveLength(23);
    const english = await read({ document: aReportDocument({ language: 'en' }), language: 'en' });
    expect(english.sheets.slice(0, 2)).toEqual(['Overview', 'KPIs']);
  });

  test('has numbers as numbers, shares as shares and days as days', async () => {
    const { rowsOf } = await read({ document: aReportDocument(), language: 'de' });
    const text = JSON.stringify(await rowsOf('B3'));
    for (const value of ['693.04', '756.2', '0.525', '2026-05-01']) expect(text).toContain(value);
    const kpis = JSON.stringify(await rowsOf('Kennzahlen'));
    for (const value of ['50510', '63610', 'fehlt']) expect(kpis).toContain(value);
  });

  test('marks values of a past year that are as of today', async () => {
    const document = aReportDocument();
    const overview = async () =>
      JSON.stringify(await (await read({ document, language: 'de' })).rowsOf('Übersicht')).replace(
        /\s/g,
        ' ',
      );
    expect(await overview()).not.toContain('Stand 15. November 2026.');
    document.report.state = 'OVER';
    const over = await overview();
    expect(over).toContain('Fristen und Notizen der Ziele: Stand 15. November 2026.');
    expect(over).toContain('Kosten und Termine: Stand 15. November 2026.');
  });

  test('says of last year how much of it a value rests on', async () => {
    const document = aReportDocument();
    const told = async () => JSON.stringify(await (await read({ document, language: 'de' })).rowsOf('B3'));
    expect(await told()).not.toContain('2025: 2 von 12 Monaten');
    for (const { datapoints } of document.disclosures.disclosures)
      for (const { previous } of datapoints)
        if (previous) previous.coverage = { months: 12, covered: 2, state: 'GAPS' };
    expect(await told()).toContain('2025: 2 von 12 Monaten');
  });

  test('has every row of a table', async () => {
    const { rowsOf } = await read({ document: aReportDocument({ wasteRows: 2000 }), language: 'de' });
    expect(JSON.stringify(await rowsOf('B7'))).toContain('17 01 1999');
  });

  test('keeps what looks like a formula a text', async () => {
    const document = aReportDocument();
    document.report.company.name = '=1+1';
    for (const { datapoints } of document.disclosures.disclosures)
      for (const datapoint of datapoints) if (datapoint.type === 'TEXT') datapoint.value = '@SUM(A1)';
    const { rowsOf } = await read({ document, language: 'de' });
    expect(JSON.stringify(await rowsOf('Übersicht'))).toContain('=1+1');
    expect(JSON.stringify(await rowsOf('B1'))).toContain('@SUM(A1)');
  });

  test('keeps every letter, whatever else was typed', async () => {
    const document = aReportDocument();
    const typed = 'Werk 🏭 \u05e9\u05dc\u05d5\u05dd 東京 مصنع @SUM $x$ #panic() <b>&';
    document.report.company.name = `${typed}\u0000\u0001\ud800`;
    const { rowsOf } = await read({ document, language: 'de' });
    const [, company] = await rowsOf('Übersicht');
    expect(company?.[1]).toContain(typed);
  });

  test('can be made where nothing was entered', async () => {
    const { sheets } = await read({ document: anEmptyReportDocument(), language: 'de' });
    expect(sheets).toHaveLength(23);
  });
});

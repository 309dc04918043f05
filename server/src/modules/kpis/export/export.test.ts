import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bytes = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

describe('an export', () => {
  test('as CSV has the signs of the language, numbers as numbers, and no formulas', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const own = await anOwnKpi(person, '=cmd|calc');
    await aRecord(person, gas, '2026-09', -1.5, { unit: 'MW.h', note: '@SUM(A1) "quoted"; und\nneue Zeile' });
    await aRecord(person, own, '2026-09', 7, { quality: 'ESTIMATED' });
    await person.client.kpiRecords.create({
      body: { kpiId: gas.id, ...monthOf('2026-10'), reason: 'CONFIDENTIAL' },
    });
    const german = (
      await bytes(await person.client.kpiImport.export({ query: { format: 'csv' } }))
    ).toString();
    expect(german.split('\r\n')).toEqual([
      '\ufeffKennzahl;Von;Bis;Wert;Einheit;Grund;Herkunft;Notiz;Kategorie;Vollständigkeit;Brennstoffe',
      `Erdgas;2026-09-01;2026-09-30;"-1,5";MWh;;Nicht angegeben;"'@SUM(A1) ""quoted""; und\nneue Zeile";Energie;;`,
      'Erdgas;2026-10-01;2026-10-31;;kWh;Vertraulich;Nicht angegeben;;Energie;;',
      "'=cmd|calc;2026-09-01;2026-09-30;7;Stück;;Geschätzt;;;;",
      '',
    ]);
    const english = await bytes(
      await app.client(person.token, 'en').kpiImport.export({ query: { format: 'csv', kpi: gas.id } }),
    );
    expect(english.toString()).toContain('Natural gas,2026-09-01,2026-09-30,-1.5,MWh,,Not stated,');
    const [person2] = [await aSubscriber(app)];
    await expect(person2.client.kpiImport.export({ query: { kpi: own.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test.each(['csv', 'xlsx'] as const)('as %s can be imported again and changes nothing', async (format) => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const own = await anOwnKpi(person, '=Strom & <Gas>', { unit: 'kW.h', decimals: 3 });
    await aRecord(person, gas, '2026-09', 1234.567, { note: '-5 Grad \u0001' });
    await aRecord(person, gas, '2026-08', 0.001, { unit: 'GJ' });
    await aRecord(person, own, '2026-07', 1.234);
    await aRecord(person, gas, '2026-06', 1000, { note: 'Zeile\r\nZeile\nZeile\rEnde _x000D_ _x005f_' });
    await aRecord(person, await anOwnKpi(person, String(gas.id)), '2026-07', 5, { note: "'=1" });
    await aRecord(person, own, '2026-01', 9, { periodStart: '2026-01-01', periodEnd: '2026-06-30' });
    const file = await person.client.kpiImport.export({ query: { format } });
    const { counts, rows } = await person.client.kpiImport.preview({ body: {} }, { file });
    expect(rows.map(({ outcome }) => outcome)).toEqual(Array(6).fill('UNCHANGED'));
    expect(counts.bad).toBe(0);
  });

  test('of series has a column for each period', async () => {
    const person = await aSubscriber(app);
    await aRecord(person, await catalogueKpi(person, 'natural-gas'), '2026-09', 100_000);
    const query = {
      from: '2026-07-01',
      to: '2026-09-30',
      sector: 'e' as const,
      granularity: 'MONTH' as const,
    };
    const text = (await bytes(await person.client.kpiImport.exportSeries({ query }))).toString();
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffKennzahl;Einheit;Vollständigkeit;2026-07;2026-08;2026-09;2026-07: Vollständigkeit;2026-08: Vollständigkeit;2026-09: Vollständigkeit',
    );
    expect(lines).toContain('Erdgas;kWh;1 von 3 Monaten;;;100000;0 von 1 Monat;0 von 1 Monat;vollständig');
    const emissions = lines.find((line) =>
      line.startsWith('Scope-1-Emissionen;t CO₂e;1 von 3 Monaten;;;"18,'),
    );
    expect(emissions).toMatch(/;vollständig$/);
  });

  test.each([
    ['de', '10 von 12 Monaten, 10 % geschätzt', 'läuft noch, 1 von 12 Monaten', 'läuft noch'],
    ['en', '10 of 12 months, 10% estimated', 'in progress, 1 of 12 months', 'in progress'],
  ] as const)(
    'in %s says of a sum how complete it is, and what is still running',
    async (language, gaps, running, word) => {
      const person = await aSubscriber(app);
      const gas = await catalogueKpi(person, 'natural-gas');
      for (let month = 1; month <= 10; month++)
        await aRecord(person, gas, `2025-${String(month).padStart(2, '0')}`, 10, {
          quality: month === 1 ? 'ESTIMATED' : 'MEASURED',
        });
      await aRecord(person, gas, '2026-11', 5);
      const { kpiImport } = app.client(person.token, language);
      const query = { from: '2025-01-01', to: '2026-12-31', granularity: 'YEAR' as const, kpi: gas.id };
      const [, series = ''] = (await bytes(await kpiImport.exportSeries({ query }))).toString().split('\r\n');
      expect(series).toContain(gaps);
      expect(series).toContain(running);
      const records = (await bytes(await kpiImport.export({ query: { format: 'csv' } })))
        .toString()
        .split('\r\n');
      const marked = records.filter((line) => line.includes(word));
      expect(marked).toHaveLength(1);
      expect(marked[0]).toContain('2026-11-01');
    },
  );

  test('a template names missing values; filled in, it can be imported', async () => {
    const person = await aSubscriber(app);
    await aRecord(person, await catalogueKpi(person, 'natural-gas'), '2026-08', 5);
    const template = await person.client.kpiImport.template({ query: { format: 'csv' } });
    const lines = (await bytes(template)).toString().split('\r\n');
    expect(lines.slice(1, 3)).toEqual([
      'Erdgas;September 2026;;kWh;;;;Energie',
      'Erdgas;Oktober 2026;;kWh;;;;Energie',
    ]);
    const filled = lines.join('\r\n').replace('September 2026;;', 'September 2026;6,5;');
    const answer = await person.client.kpiImport.commit({ body: {} }, { file: new Blob([filled]) });
    expect(answer).toMatchObject({ created: 1, changed: 0, unchanged: 1 });
  });

  test('a template of a period asks for all of it that has no value, whole units that have begun', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2026-08', 5);
    await aRecord(await aSubscriber(app), gas, '2020-02', 5);
    const gasRows = async (period: string) => {
      const template = await person.client.kpiImport.template({ query: { format: 'csv', period } });
      const lines = (await bytes(template)).toString().split('\r\n');
      return lines.filter((line) => line.startsWith('Erdgas;')).map((line) => line.split(';')[1]);
    };
    expect(await gasRows('2026-08')).toEqual([]);
    expect(await gasRows('2020-02')).toEqual(['Februar 2020']);
    expect(await gasRows('2026-Q3')).toEqual(['Juli 2026', 'September 2026']);
    const months = [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'September',
      'Oktober',
      'November',
    ];
    expect(await gasRows('2026')).toEqual(months.map((month) => `${month} 2026`));
    expect(await gasRows('2027')).toEqual([]);
  });

  test('a template of a year contains months, quarters and years of the used KPIs', async () => {
    const person = await aSubscriber(app);
    await aRecord(person, await catalogueKpi(person, 'natural-gas'), '2025-08', 5);
    await anOwnKpi(person, 'Bäume', { frequency: 'YEAR' });
    const query = { format: 'csv', period: '2025', inUse: true } as const;
    const lines = (await bytes(await person.client.kpiImport.template({ query }))).toString().split('\r\n');
    expect(lines.slice(1, -1).map((line) => line.split(';').slice(0, 2).join(' '))).toEqual([
      ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli'].map((month) => `Erdgas ${month} 2025`),
      ...['September', 'Oktober', 'November', 'Dezember'].map((month) => `Erdgas ${month} 2025`),
      'Bäume 2025',
    ]);
  });

  test('a template for someone who has entered nothing yet names every KPI once', async () => {
    const person = await aSubscriber(app);
    const template = await person.client.kpiImport.template({ query: { format: 'csv', frequency: 'YEAR' } });
    const { rows } = await person.client.kpiRecords.grid({ query: { frequency: 'YEAR' } });
    const lines = (await bytes(template)).toString().split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(';')[1])).toEqual(rows.map(() => '2025'));
    expect(rows.length).toBeGreaterThan(5);
  });
});

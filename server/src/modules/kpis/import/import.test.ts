import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countSeconds } from '../../../../test/app/seconds-of-work.ts';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { aRow, aWorkbook, aZip } from '../../../../test/readers/xlsx-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const fileOf = (content: string | Buffer, name = 'werte.csv') =>
  new File([new Uint8Array(Buffer.from(content))], name);
const preview = ({ client }: SignedInAccount, content: string | Buffer, body = {}) =>
  client.kpiImport.preview({ body }, { file: fileOf(content) });
const commit = ({ client }: SignedInAccount, content: string | Buffer, body = {}) =>
  client.kpiImport.commit({ body }, { file: fileOf(content) });

const head = 'Kennzahl;Zeitraum;Wert;Einheit;Grund;Notiz;Farbe';

describe('the preview of an import', () => {
  test('combines month or quarter and year from separate columns', async () => {
    const person = await aSubscriber(app);
    const fatesOf = async (table: string[]) => {
      const { rows, columns, ignored } = await preview(person, table.join('\n'));
      expect([columns.find(({ column }) => column === 'period')?.header, ignored]).toEqual([
        table[0]?.includes('Monat') ? 'Monat + Jahr' : 'Quartal + Jahr',
        [],
      ]);
      return rows.map(({ cells, outcome }) => [cells.period, outcome]);
    };
    const months = [
      'Kennzahl;Jahr;Monat;Wert',
      'Erdgas;2026;3;9',
      'Erdgas;2026;April;9',
      'Erdgas;;05/2026;9',
    ];
    expect(await fatesOf([...months, 'Erdgas;2026;;9', 'Erdgas;2026;13;9'])).toEqual([
      ['3/2026', 'NEW'],
      ['April 2026', 'NEW'],
      ['05/2026', 'NEW'],
      ['', 'BAD'],
      ['13/2026', 'BAD'],
    ]);
    expect(await fatesOf(['Kennzahl;Quartal;Jahr;Wert', 'Bahnkilometer;2;2026;9'])).toEqual([
      ['Q2 2026', 'NEW'],
    ]);
  });

  test('says of every row what would happen, and writes nothing', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const there = await aRecord(person, gas, '2026-06', 1000);
    await aRecord(person, gas, '2026-07', 2000);
    const table = [
      head,
      'Erdgas;2026-06;1.100;kWh;;;rot',
      'natural-gas;07/2026;2000;;;;',
      'Erdgas;August 2026;1,5;MWh;;"Zeile 1',
      'Zeile 2";',
      'Erdgas;2026-09;;;Nicht verfügbar;;',
      'Erdgas;2026-10;;;;;',
      'Erdgas;2026-05;9.000.000;;;;',
      'Erdgaz;2026-04;1;;;;',
      'Erdgas;2026-13;1;;;;',
      'Erdgas;2026-03;eins;;;;',
      'Erdgas;2026-02;1;Pfund;;;',
      'Scope-1-Emissionen;2026-02;1;;;;',
      'Erdgas;2026-12;1;;;;',
      'Erdgas;2026-01;1;;Vertraulich;;',
      'Erdgas;2026-06;1100;;;;',
    ].join('\r\n');
    const { rows, counts, columns, ignored } = await preview(person, table);
    expect(columns.map(({ column }) => column)).toEqual(['kpi', 'period', 'value', 'unit', 'reason', 'note']);
    expect(ignored).toEqual(['Farbe']);
    expect(
      rows.map(({ line, outcome, problems }) => [line, outcome, ...problems.map(({ key }) => key)]),
    ).toEqual([
      [2, 'CHANGES'],
      [3, 'UNCHANGED'],
      [4, 'NEW'],
      [6, 'NEW'],
      [7, 'UNCHANGED'],
      [8, 'ODD', 'aboveMaximum'],
      [9, 'BAD', 'unknownKpi'],
      [10, 'BAD', 'unreadablePeriod'],
      [11, 'BAD', 'unreadableNumber'],
      [12, 'BAD', 'unknownUnit'],
      [13, 'BAD', 'derivedKpi'],
      [14, 'BAD', 'inFuture'],
      [15, 'BAD', 'valueAndReason'],
      [16, 'BAD', 'twiceInFile'],
    ]);
    expect(counts).toEqual({ new: 2, changes: 1, unchanged: 2, bad: 8, odd: 1 });
    expect(rows[0]).toMatchObject({
      value: 1100,
      readByLanguage: true,
      before: { id: there.id, value: 1000, version: 1 },
      cells: { version: 1, value: '1.100' },
    });
    expect(rows[2]).toMatchObject({
      value: 1.5,
      canonicalValue: 1500,
      period: '2026-08',
      cells: { note: 'Zeile 1\r\nZeile 2' },
    });
    const { total } = await person.client.kpiRecords.ofKpi({ params: { kpiId: gas.id } });
    expect(total).toBe(2);
  });

  test('reads numbers in the language asked for', async () => {
    const person = await aSubscriber(app);
    const table = 'KPI,Period,Value\nnatural-gas,2026-09,1.234\n';
    const valueIn = async (numbers: 'de' | 'en') =>
      (await preview(person, table, { numbers })).rows[0]?.value;
    expect(await valueIn('de')).toBe(1234);
    expect(await valueIn('en')).toBe(1.234);
  });

  test.each([
    ['Windows-1252', Buffer.from('Kennzahl;Zeitraum;Wert;Notiz\r\nErdgas;2026-09;5;für März', 'latin1')],
    [
      'UTF-16',
      Buffer.from('\ufeffKennzahl\tZeitraum\tWert\tNotiz\r\nErdgas\t2026-09\t5\tfür März', 'utf16le'),
    ],
    ['UTF-8 with mark', '\ufeffKennzahl,Zeitraum,Wert,Notiz\nErdgas,2026-09,5,für März'],
  ])('reads %s', async (_, content) => {
    const { rows } = await preview(await aSubscriber(app), content);
    expect(rows).toMatchObject([{ outcome: 'NEW', value: 5, cells: { note: 'für März' } }]);
  });
});

describe('an import', () => {
  test('writes everything or nothing', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const good = `${head}\nErdgas;2026-08;100;;;;\nErdgas;2026-09;110;;;;\n`;
    await expect(commit(person, `${good}Erdgas;2026-10;viel;;;;\nQuark;2026-10;1;;;;`)).rejects.toMatchObject(
      {
        status: 400,
        i18nKey: 'import.bad_rows',
        fields: [
          { path: 'rows/2/value', key: 'unreadableNumber' },
          { path: 'rows/3/kpi', key: 'unknownKpi' },
        ],
      },
    );
    const records = () => person.client.kpiRecords.ofKpi({ params: { kpiId: gas.id } });
    expect((await records()).total).toBe(0);
    expect(await commit(person, good)).toMatchObject({ created: 2, changed: 0, unchanged: 0 });
    expect(await commit(person, `${good}Erdgas;2026-07;90;;;;`)).toMatchObject({
      created: 1,
      changed: 0,
      unchanged: 2,
    });
    expect((await records()).items).toMatchObject([{ value: 110 }, { value: 100 }, { value: 90 }]);
    const [newest] = (await records()).items;
    const changes = await person.client.kpiRecords.changes({ params: { kpiRecordId: newest?.id ?? 0 } });
    expect(changes.items).toMatchObject([
      { kind: 'CREATED', via: 'IMPORT', before: null, after: { value: 110 } },
    ]);
  });

  test('asks before it takes odd values', async () => {
    const person = await aSubscriber(app);
    const table = `${head}\nErdgas;2026-08;9000000;;;;`;
    await expect(commit(person, table)).rejects.toMatchObject({
      i18nKey: 'kpi_record.implausible',
      fields: [{ path: 'rows/0/value', key: 'aboveMaximum', detail: '5000000' }],
    });
    expect(await commit(person, table, { confirmed: true })).toMatchObject({ created: 1 });
  });

  test('takes corrected rows as JSON, and leaves what someone changed meanwhile', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const record = await aRecord(person, gas, '2026-08', 100);
    const { rows } = await preview(person, `${head}\nErdgas;2026-08;120;;;;\nErdgaz;2026-09;110;;;;`);
    const corrected = rows.map(({ cells }) => ({ ...cells, kpi: 'Erdgas' }));
    await aRecord(person, gas, '2026-07', 100);
    await person.client.kpiRecords.update({
      params: { kpiRecordId: record.id },
      body: { periodStart: '2026-08-01', periodEnd: '2026-08-31', value: 130, version: 1 },
    });
    await expect(commit(person, JSON.stringify(corrected))).rejects.toMatchObject({
      fields: [{ path: 'rows/0', key: 'changedMeanwhile' }],
    });
    expect(await commit(person, JSON.stringify(corrected.slice(1)))).toMatchObject({ created: 1 });
  });

  test('keeps evidence of a record it changes', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const { aFileOf } = await import('../../../../test/factories/tracking.ts');
    const file = await aFileOf(app.platform, person.organisationId);
    const record = await aRecord(person, gas, '2026-08', 100, { evidence: [file] });
    expect(await commit(person, `${head}\nErdgas;2026-08;120;;;;`)).toMatchObject({ changed: 1 });
    const params = { kpiRecordId: record.id };
    expect(await person.client.kpiRecords.read({ params })).toMatchObject({
      value: 120,
      evidence: [{ id: file }],
    });
    const { items } = await person.client.kpiRecords.changes({ params });
    expect(items[0]).toMatchObject({ kind: 'CHANGED', after: { evidence: [{ id: file }] } });
  });

  test('ten thousand rows', async () => {
    const person = await aSubscriber(app);
    const { items } = await person.client.kpiRecords.enteredKpis({ query: { frequency: 'MONTH' } });
    const months = Array.from(
      { length: 600 },
      (_, n) => `${1976 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
    );
    const rows = items.flatMap(({ slug }) => months.map((month) => `${slug};${month};5`)).slice(0, 10_000);
    expect(rows).toHaveLength(10_000);
    const table = `Kennzahl;Zeitraum;Wert\n${rows.join('\n')}`;
    const done = await commit(person, table, { confirmed: true });
    expect(done).toMatchObject({
      created: 10_000,
      changed: 0,
      unchanged: 0,
    });
    // Undoing the import restores all of them.
    const params = { batchId: done.batchId ?? '' };
    expect(await person.client.kpiBatches.takeBack({ params })).toEqual({
      removed: 10_000,
      restored: 0,
      left: [],
    });
    await expect(preview(person, `${table}\nErdgas;2026-10;1`)).rejects.toMatchObject({
      i18nKey: 'import.too_many_rows',
    });
  });
});

test('where values come from is said for all rows that do not say it, and stays where it was said before', async () => {
  const person = await aSubscriber(app);
  const gas = await catalogueKpi(person, 'natural-gas');
  await aRecord(person, gas, '2026-01', 90, { quality: 'MEASURED' });
  await aRecord(person, gas, '2026-02', 90);
  const table = [
    'Kennzahl;Zeitraum;Wert;Herkunft',
    'Erdgas;2026-01;91;',
    'Erdgas;2026-02;91;',
    'Erdgas;2026-03;91;',
    'Erdgas;2026-04;91;geschätzt',
  ].join('\n');
  await commit(person, table, { quality: 'INVOICE' });
  const { items } = await person.client.kpiRecords.ofKpi({
    params: { kpiId: gas.id },
    query: { sort: 'periodStart' },
  });
  expect(items.map(({ quality }) => quality)).toEqual(['MEASURED', 'INVOICE', 'INVOICE', 'ESTIMATED']);
  // A value whose source nobody stated is shown as unstated.
  await commit(person, 'Kennzahl;Zeitraum;Wert\nErdgas;2026-05;91');
  const newest = await person.client.kpiRecords.ofKpi({ params: { kpiId: gas.id } });
  expect(newest.items[0]?.quality).toBe('UNSTATED');
});

describe('an XLSX file', () => {
  const titles = aRow('Kennzahl', 'Zeitraum', 'Wert', 'Notiz');

  test('is read with numbers, days, shared texts and what formulas gave', async () => {
    const person = await aSubscriber(app);
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const shared = '<sst><si><t>Erdgas</t></si><si><r><t>aus </t></r><r><t>zwei</t></r></si></sst>';
    const file = await aWorkbook(
      [
        titles,
        aRow(
          '<c t="s"><v>0</v></c>',
          '<c s="1"><v>46266</v></c>',
          '<c><v>0.30000000000000004</v></c>',
          '<c t="s"><v>1</v></c>',
        ),
        aRow('Erdgas', '2026-08', '<c><f>1+1</f><v>2</v></c>', ''),
        aRow('Erdgas', '2026-07', '<c><f>WEBSERVICE("http://evil.example")</f></c>', ''),
        aRow('Erdgas', '2026-06', '<c t="e"><v>#DIV/0!</v></c>', ''),
      ].join(''),
      { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared },
    );
    const { rows, sheets, sheet } = await preview(person, file);
    expect({ sheets, sheet }).toEqual({ sheets: ['Werte', 'Zweites'], sheet: 'Werte' });
    expect(rows).toMatchObject([
      { outcome: 'NEW', value: 0.3, period: '2026-09', cells: { note: 'aus zwei', value: '0,3' } },
      { outcome: 'NEW', value: 2 },
      { outcome: 'BAD', problems: [{ column: 'value', key: 'formulaCell' }] },
      { outcome: 'BAD', problems: [{ column: 'value', key: 'errorCell' }] },
    ]);
    await expect(preview(person, file, { sheet: 'Zweites' })).rejects.toMatchObject({
      i18nKey: 'import.no_columns',
    });
  });

  const sharedSpaces = (length: number) => ({ 'xl/sharedStrings.xml': `<sst>${' '.repeat(length)}</sst>` });

  /** Returns the same file, but its directory states another size of the shared texts. */
  function claiming(bytes: number, file: Buffer): Buffer {
    const nameInDirectory = file.lastIndexOf('xl/sharedStrings.xml');
    file.writeUInt32LE(bytes, nameInDirectory - 46 + 24);
    return file;
  }

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['half a ZIP', async () => (await aWorkbook(titles)).subarray(0, 200)],
    ['a ZIP of something else', () => aZip({ 'readme.txt': 'hello' })],
    ['XML that does not close', () => aWorkbook('<row><c>')],
    [
      'entities that explode',
      () =>
        aWorkbook(titles, {
          'xl/sharedStrings.xml':
            '<!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>',
        }),
    ],
    ['a ZIP bomb', () => aWorkbook(titles, sharedSpaces(101_000_000))],
    [
      'a ZIP bomb that says it is none',
      async () => claiming(1000, await aWorkbook(titles, sharedSpaces(2000))),
    ],
    [
      'a million shared texts',
      () =>
        aWorkbook(titles, { 'xl/sharedStrings.xml': `<sst>${'<si><t>x</t></si>'.repeat(1_000_000)}</sst>` }),
    ],
    ['an old XLS file', () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex')],
  ])('that is %s cannot be read, and the server keeps running', async (_, content) => {
    const person = await aSubscriber(app);
    const file = await content();
    const secondsOfWork = countSeconds();
    const reading = preview(person, file);
    await person.client.kpis.units();
    await expect(reading).rejects.toMatchObject({ status: 400, i18nKey: 'import.unreadable' });
    expect(secondsOfWork()).toBeLessThan(1.5);
  });

  test('with more rows than are taken, or nothing to name columns by, is refused', async () => {
    const person = await aSubscriber(app);
    const many = await aWorkbook(titles + aRow('Erdgas', '2026-09', '1').repeat(10_001));
    await expect(preview(person, many)).rejects.toMatchObject({ i18nKey: 'import.too_many_rows' });
    await expect(preview(person, await aWorkbook(''))).rejects.toMatchObject({
      i18nKey: 'import.no_columns',
    });
    await expect(preview(person, 'a;b;c\n1;2;3')).rejects.toMatchObject({ i18nKey: 'import.no_columns' });
    await expect(preview(person, '')).rejects.toMatchObject({ status: 400 });
  });
});

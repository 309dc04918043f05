import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { endSubscription } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Format = 'pdf' | 'xlsx' | 'json' | 'xbrl';

const get = async ({ client }: SignedInAccount, format: Format, language?: 'de' | 'en') =>
  Buffer.from(
    await (
      await client.reportExport.download({
        params: { year: 2026 },
        query: { format, ...(language && { language }) },
      })
    ).arrayBuffer(),
  );

/** Repeats the request while the file is being made, as the browser does. */
const eventually = async (person: SignedInAccount, format: Format, language?: 'de' | 'en') => {
  let file = Buffer.alloc(0);
  const outcome = async () => {
    try {
      file = await get(person, format, language);
      return 'there';
    } catch (error) {
      return (error as { i18nKey?: string }).i18nKey;
    }
  };
  await expect.poll(outcome, { timeout: 110_000, interval: 250 }).toBe('there');
  return file;
};

describe('the report of a year as a file', () => {
  test('is a tagged PDF in the language that is asked for', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2026-09', 1234);
    const pdf = await getDocumentProxy(new Uint8Array(await eventually(person, 'pdf', 'en')));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Sustainability report 2026');
    expect(text).toContain('1,234');
  });

  test('is a workbook, and JSON with its schema', async () => {
    const person = await aSubscriber(app);
    expect((await get(person, 'xlsx')).subarray(0, 2).toString()).toBe('PK');
    const json = JSON.parse((await get(person, 'json')).toString());
    expect(json).toMatchObject({
      $schema: '#/schema',
      schema: { type: 'object', required: expect.arrayContaining(['report', 'disclosures']) },
      report: { year: 2026 },
      disclosures: { standard: { slug: 'vsme' } },
    });
  });

  test('is JSON that its own schema describes, down to the last field', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2026-09', 1234);
    const file = JSON.parse((await get(person, 'json')).toString());
    const checker = new Ajv2020({ allErrors: true });
    formats.default(checker);
    const isValid = checker.compile(file.schema);
    isValid(file);
    expect(isValid.errors).toBeNull();
    isValid({ ...file, report: { ...file.report, year: 'MMXXVI', more: 1 } });
    expect(isValid.errors?.map(({ instancePath }) => instancePath)).toEqual(['/report', '/report/year']);
  });

  test('is xBRL-JSON for a company that has an identifier', async () => {
    const person = await aSubscriber(app);
    await expect(get(person, 'xbrl')).rejects.toMatchObject({ i18nKey: 'report.no_identifier' });
    await person.client.disclosures.changeIdentifiers({
      body: { registerNumber: 'Amtsgericht Kassel, HRB 12345', version: 0 },
    });
    const facts = JSON.parse((await get(person, 'xbrl')).toString());
    expect(facts.documentInfo.documentType).toBe('https://xbrl.org/2021/xbrl-json');
  });

  test('can be had after the subscription has ended', async () => {
    const person = await aSubscriber(app);
    await endSubscription(app.platform, person.organisationId, '2026-01-31');
    expect((await get(person, 'json')).length).toBeGreaterThan(1000);
  });

  test('of a year that has not begun is not there', async () => {
    const { client } = await aSubscriber(app);
    const asked = client.reportExport.download({ params: { year: 2027 }, query: { format: 'json' } });
    await expect(asked).rejects.toMatchObject({ i18nKey: 'not_found.report' });
  });

  test.each([
    ['xlsx', /^attachment; .*Nachhaltigkeitsbericht-2026-[^"]*\.xlsx/],
    ['json', /^attachment; .*Nachhaltigkeitsbericht-2026-[^"]*\.json/],
    ['xbrl', /^attachment; .*Nachhaltigkeitsbericht-2026-[^"]*\.xbrl\.json/],
  ])('as %s is named after the report, its year and the company', async (format, name) => {
    const person = await aSubscriber(app);
    await person.client.disclosures.changeIdentifiers({
      body: { registerNumber: 'Amtsgericht Kassel, HRB 12345', version: 0 },
    });
    const response = await app.fetch(`/api/v1/my/reports/2026/export?format=${format}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(response.headers.get('content-disposition')).toMatch(name);
  });
});

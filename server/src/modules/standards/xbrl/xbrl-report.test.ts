import type { DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { everyAnswer } from '../../../../test/factories/answers.ts';
import { aSubscriber } from '../../../../test/factories/kpis.ts';
import taxonomyFile from '../../../../test/readers/vsme-taxonomy.json' with { type: 'json' };
import { type XbrlReport, xbrlOf } from './xbrl-report.ts';

interface Concept {
  type: string;
  period: string;
  units?: string[];
  numeric?: boolean;
  options?: string[] | { codes: string };
}
interface Table {
  items: string[];
  typed?: string[];
  explicit?: Record<string, string[] | { codes: string; also?: string[] }>;
}
const taxonomy = taxonomyFile as unknown as {
  namespaces: Record<string, string>;
  entryPoint: string;
  concepts: Record<string, Concept>;
  tables: Table[];
  defaults: Record<string, string>;
  countries: string[];
};

let app: TestApp;
let whole: DisclosuresOfYear;
let report: XbrlReport;
beforeAll(async () => {
  app = await createTestApp();
  const member = await aSubscriber(app);
  const read = () => member.client.disclosures.read({ params: { year: 2025 } });
  await everyAnswer(app, member, await read());
  whole = {
    ...(await read()),
    entity: { name: 'Lindner', lei: '529900T8BM49AURSDO55', vatId: null, registerNumber: null },
  };
  report = xbrlOf(whole);
});
afterAll(() => app.close());

const core = new Set(['concept', 'entity', 'period', 'unit', 'language']);
const factsOf = ({ facts }: XbrlReport) => Object.values(facts);
const axesOf = (dimensions: Record<string, string>) =>
  Object.entries(dimensions).filter(([name]) => !core.has(name));
const isOf = (options: string[] | { codes: string; also?: string[] }, code: string) =>
  Array.isArray(options)
    ? options.includes(code)
    : options.codes === 'country'
      ? taxonomy.countries.includes(code) || (options.also ?? []).includes(code)
      : code.startsWith(`${options.codes}:`);

describe('a company that fills in everything', () => {
  test('has facts of all concepts of the taxonomy', () => {
    const told = new Set(factsOf(report).map(({ dimensions }) => dimensions.concept));
    expect(Object.keys(taxonomy.concepts).filter((concept) => !told.has(concept))).toEqual([]);
    expect(told.size).toBe(143);
  });

  test('has whatever counts', () => {
    expect(whole).toMatchObject({ missing: 0, share: 1, modules: 'COMPREHENSIVE' });
  });
});

describe('every fact', () => {
  test('is of a concept, for the kind of period that it has', () => {
    for (const { dimensions } of factsOf(report)) {
      const concept = taxonomy.concepts[dimensions.concept ?? ''];
      expect(concept, dimensions.concept).toBeDefined();
      expect(dimensions.period).toBe(
        concept?.period === 'instant' ? '2026-01-01T00:00:00' : '2025-01-01T00:00:00/2026-01-01T00:00:00',
      );
    }
  });

  test('has a unit of the taxonomy where it is a number, and none where it is a mere one', () => {
    for (const { dimensions } of factsOf(report)) {
      const units = (taxonomy.concepts[dimensions.concept ?? '']?.units ?? []).map((unit) =>
        unit.replace('iso4217:*', 'iso4217:EUR'),
      );
      if (units.length === 0) expect(dimensions.unit, dimensions.concept).toBeUndefined();
      else expect(units, dimensions.concept).toContain(dimensions.unit);
    }
  });

  test('uses an axis of its concept’s table, never the default member', () => {
    for (const { dimensions } of factsOf(report)) {
      const tables = taxonomy.tables.filter(({ items }) => items.includes(dimensions.concept ?? ''));
      const axes = axesOf(dimensions);
      const fits = ({ typed = [], explicit = {} }: Table) =>
        axes.every(
          ([axis, member]) =>
            typed.includes(axis) || (axis in explicit && isOf(explicit[axis] ?? [], member)),
        ) &&
        [...typed, ...Object.keys(explicit)].every(
          (axis) => axes.some(([name]) => name === axis) || axis in taxonomy.defaults,
        );
      if (tables.length === 0) expect(axes, dimensions.concept).toEqual([]);
      else expect(tables.some(fits), `${dimensions.concept} ${JSON.stringify(axes)}`).toBe(true);
      for (const [axis, member] of axes) expect(taxonomy.defaults[axis]).not.toBe(member);
    }
  });

  test('has a value as its type wants it', () => {
    for (const { value, decimals, dimensions } of factsOf(report)) {
      const concept = taxonomy.concepts[dimensions.concept ?? ''];
      const { type = '', options, numeric = false } = concept ?? {};
      const about = `${dimensions.concept}: ${value}`;
      if (numeric) expect(value, about).toMatch(/^-?\d+(\.\d+)?$/);
      else expect(decimals, about).toBeUndefined();
      if (type === 'xbrli:booleanItemType') expect(value, about).toMatch(/^(true|false)$/);
      if (type === 'xbrli:gYearItemType') expect(value, about).toMatch(/^\d{4}$/);
      if (type === 'xbrli:dateItemType') expect(value, about).toMatch(/^\d{4}-\d\d-\d\d$/);
      if (options) for (const code of value.split(' ')) expect(isOf(options, code), about).toBe(true);
      const isText = /string|textBlock/.test(type);
      expect(dimensions.language, about).toBe(isText ? 'de' : undefined);
    }
  });

  test('appears once', () => {
    const keys = factsOf(report).map(({ dimensions }) =>
      JSON.stringify(Object.entries(dimensions).toSorted()),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has all its prefixes bound, to the addresses of the taxonomy', () => {
    const { namespaces, taxonomy: entryPoints, documentType } = report.documentInfo;
    expect(documentType).toBe('https://xbrl.org/2021/xbrl-json');
    expect(entryPoints).toEqual([taxonomy.entryPoint]);
    expect(namespaces).toEqual({
      xbrl: 'https://xbrl.org/2021',
      lei: 'http://standard.iso.org/iso/17442',
      ...Object.fromEntries(
        ['vsme', 'nace', 'waste', 'country', 'iso4217', 'utr'].map((prefix) => [
          prefix,
          taxonomy.namespaces[prefix],
        ]),
      ),
    });
  });
});

describe('amounts', () => {
  const factOf = (concept: string) =>
    factsOf(report).find(({ dimensions }) => dimensions.concept === concept);

  test('are fractions of one if the standard uses percent', () => {
    expect(factOf('vsme:EmployeeTurnoverRate')?.value).toBe('0.125');
  });

  test('of waste by type are kilograms, as the taxonomy wants them', () => {
    expect(factOf('vsme:WasteDivertedToRecycleOrReuseMass')?.value).toBe('12500');
  });

  test('that were computed say how exact they are, those that were typed are exact', () => {
    expect(factOf('vsme:Assets')).not.toHaveProperty('decimals');
    expect(factOf('vsme:TotalGrossLocationBasedScope1AndScope2GHGEmissions')).toMatchObject({
      value: '25',
      decimals: 0,
    });
  });
});

describe('who reports', () => {
  const entityWith = (identifiers: Partial<DisclosuresOfYear['entity']>) => {
    const entity = { name: 'Lindner', lei: null, vatId: null, registerNumber: null, ...identifiers };
    return factsOf(xbrlOf({ ...whole, entity }))[0]?.dimensions.entity;
  };

  test('is known by LEI, else VAT id, else register number', () => {
    expect(entityWith({ lei: '529900T8BM49AURSDO55', vatId: 'DE123456789' })).toBe(
      'lei:529900T8BM49AURSDO55',
    );
    expect(entityWith({ vatId: 'DE123456789', registerNumber: 'HRB 1' })).toBe('vat:DE123456789');
    expect(entityWith({ registerNumber: 'Amtsgericht Ulm, HRB 1' })).toBe('register:Amtsgericht_Ulm,_HRB_1');
  });

  test('has to be known', () => {
    expect(() => entityWith({})).toThrow('report.no_identifier');
  });
});

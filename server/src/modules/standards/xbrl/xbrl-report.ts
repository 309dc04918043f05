import type {
  CellValue,
  Datapoint,
  DatapointType,
  DatapointValue,
  DisclosuresOfYear,
  DisclosureTable,
  EntityIdentifiers,
} from '@metra/contract/shapes/standard-shapes';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { Decimal } from '../../kpis/kpis.module.ts';

interface Fact {
  value: string;
  /** Missing if the number is exact. */
  decimals?: number;
  dimensions: Record<string, string>;
}

/** A report in the format xBRL-JSON (OIM 1.0). */
export interface XbrlReport {
  documentInfo: {
    documentType: 'https://xbrl.org/2021/xbrl-json';
    features: Record<string, string>;
    namespaces: Record<string, string>;
    taxonomy: string[];
  };
  facts: Record<string, Fact>;
}

type Told = Pick<Datapoint, 'concept' | 'type' | 'taxonomyUnit' | 'taxonomyScale' | 'period'>;

/** The facts of a year as the taxonomy of the standard defines them. */
export function xbrlOf(disclosures: DisclosuresOfYear): XbrlReport {
  const { taxonomy, entity, modules, period, language } = disclosures;
  if (!taxonomy) throw new DomainError('not_found.standard');
  const known = entityOf(entity);
  if (!known) throw new DomainError('report.no_identifier');
  const periods = periodsOf(period);
  const facts: Fact[] = [];

  function tell(
    told: Told,
    value: DatapointValue,
    about: { isMade: boolean; textLanguage: string | null; axes: Record<string, string> },
  ) {
    const isText = told.type === 'TEXT' || told.type === 'STRING';
    facts.push({
      ...written(told, value, about.isMade),
      dimensions: {
        concept: told.concept,
        entity: `${known?.prefix}:${known?.identifier}`,
        period: periods[told.period],
        ...(told.taxonomyUnit !== null && { unit: told.taxonomyUnit }),
        ...(isText && { language: about.textLanguage ?? language }),
        ...about.axes,
      },
    });
  }

  for (const disclosure of disclosures.disclosures) {
    if (disclosure.module === 'COMPREHENSIVE' && modules === 'BASIC') continue;
    for (const each of disclosure.datapoints) {
      if (each.value === null || each.state !== 'ANSWERED') continue;
      const isMade = each.source === 'KPI' || each.source === 'COMPUTED';
      const axes = Object.fromEntries(each.dimensions.map(({ axis, member }) => [axis, member]));
      tell(each, each.value, { isMade, textLanguage: each.textLanguage, axes });
    }
    for (const table of disclosure.tables) {
      if (table.state !== 'ANSWERED') continue;
      for (const { column, key, cell } of cellsOf(table)) {
        const isMade = table.source === 'KPI';
        tell(column, cell, { isMade, textLanguage: table.textLanguage, axes: { [table.axis.name]: key } });
      }
    }
  }
  const used = prefixesIn(facts);
  return {
    documentInfo: {
      documentType: 'https://xbrl.org/2021/xbrl-json',
      features: { 'xbrl:allowedDuplicates': 'none' },
      namespaces: {
        xbrl: 'https://xbrl.org/2021',
        [known.prefix]: known.scheme,
        ...Object.fromEntries(
          taxonomy.namespaces
            .filter(({ prefix }) => used.has(prefix))
            .map(({ prefix, uri }) => [prefix, uri]),
        ),
      },
      taxonomy: [taxonomy.entryPoint],
    },
    facts: Object.fromEntries(facts.map((fact, index) => [`f${index + 1}`, fact])),
  };
}

function* cellsOf({ columns, rows }: DisclosureTable) {
  for (const { key, cells } of rows) {
    for (const [index, column] of columns.entries()) {
      const cell: CellValue = cells[index] ?? null;
      if (cell !== null) yield { column, key, cell };
    }
  }
}

/** The end is exclusive: a year ends where the next one starts. */
function periodsOf({ start, end }: DisclosuresOfYear['period']): Record<Told['period'], string> {
  const after = Temporal.PlainDate.from(end).add({ days: 1 }).toString();
  return { DURATION: `${start}T00:00:00/${after}T00:00:00`, INSTANT: `${after}T00:00:00` };
}

const numbers: readonly DatapointType[] = ['NUMBER', 'INTEGER', 'PERCENT', 'MONEY'];

/** Writes numbers in the unit of the taxonomy without an exponent. Computed numbers state their precision. */
function written(
  { type, taxonomyScale }: Told,
  value: DatapointValue,
  isMade: boolean,
): Pick<Fact, 'value' | 'decimals'> {
  if (Array.isArray(value)) return { value: value.join(' ') };
  if (typeof value === 'boolean' || !numbers.includes(type)) return { value: String(value) };
  const scaled = new Decimal(value).times(taxonomyScale);
  return { value: scaled.toString(), ...(isMade && { decimals: scaled.decimalPlaces() }) };
}

/** The prefixes of concepts, units, axes and members. Texts and own keys have none. */
function prefixesIn(facts: readonly Fact[]): ReadonlySet<string> {
  const names = facts.flatMap(({ value, dimensions }) => [
    ...value.split(' '),
    ...Object.keys(dimensions),
    ...Object.entries(dimensions).flatMap(([name, said]) => (name === 'language' ? [] : said.split('/'))),
  ]);
  return new Set(names.flatMap((name) => /^([a-z][a-z0-9]*):/.exec(name)?.[1] ?? []));
}

interface Entity {
  prefix: string;
  scheme: string;
  identifier: string;
}

/**
 * The machine-readable identifier of a company: its LEI, else its VAT id, else its register number, without blanks.
 */
function entityOf({ lei, vatId, registerNumber }: EntityIdentifiers): Entity | undefined {
  if (lei) return { prefix: 'lei', scheme: 'http://standard.iso.org/iso/17442', identifier: lei };
  if (vatId) {
    return { prefix: 'vat', scheme: 'https://ec.europa.eu/taxation_customs/vies', identifier: vatId };
  }
  if (!registerNumber) return undefined;
  const identifier = registerNumber.trim().replace(/\s+/g, '_');
  return { prefix: 'register', scheme: 'https://e-justice.europa.eu/business-register', identifier };
}

import { Readable } from 'node:stream';
import type { kpiImport } from '@metra/contract/kpi-import';
import type { Query } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { csvOf, csvStyles, type OutputCell, type OutputRows } from '../../../platform/text/csv-writer.ts';
import { type Definitions, shownKpis } from '../definitions/definitions.ts';
import { readDefinitions } from '../definitions/own-definitions.ts';
import type { KpiNeeds } from '../needs.ts';
import { daysOf } from '../rules/period.ts';
import type { valuesService } from '../values/values.service.ts';
import { exportCells, headOf, recordsToExport } from './export-rows.ts';
import { dueUnits, type UnitToFill, unfilledUnits } from './units-to-fill.ts';
import { writeXlsx } from './xlsx-writer.ts';

type KpiValues = Pick<ReturnType<typeof valuesService>, 'allSeries' | 'due'>;
type Format = 'csv' | 'xlsx';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<Format, string>;

const names = {
  records: { de: 'Kennzahlen', en: 'KPIs' },
  series: { de: 'Verlauf', en: 'History' },
  template: { de: 'Vorlage', en: 'Template' },
} as const;

/** Tables to take away: what was entered, what was computed, and an empty one to fill. */
export function exportService({ database, clock, catalogue }: KpiNeeds, values: KpiValues) {
  const db = database.kysely;
  const definitionsOf = async ({ organisationId }: Actor) =>
    readDefinitions(db, await catalogue(), organisationId);

  const download = (
    name: keyof typeof names,
    format: Format,
    language: Language,
    rows: OutputRows,
  ): Download => {
    const title = names[name][language];
    return {
      content:
        format === 'csv'
          ? Readable.from(csvOf(rows, csvStyles[language]), { objectMode: false })
          : writeXlsx(title, rows),
      type: types[format],
      fileName: `metra-${title.toLowerCase()}-${clock.now().toISOString().slice(0, 10)}.${format}`,
    };
  };

  /** What is asked for by name or due; where nothing is, whatever has no value yet. */
  async function toFill(
    actor: Actor,
    query: Query<typeof kpiImport.template>,
    language: Language,
  ): Promise<UnitToFill[]> {
    const { organisationId, timeZone } = actor;
    const definitions = await definitionsOf(actor);
    const kpis = shownKpis(definitions, query).filter(
      ({ formula, frequency }) => !formula && (query.frequency ?? frequency) === frequency,
    );
    if (!query.period) {
      const { categories } = await values.due(actor, query, language);
      const due = dueUnits(kpis, categories);
      if (due.length > 0) return due;
    }
    const today = clock.today(timeZone).toString();
    return unfilledUnits(db, organisationId, kpis, { today, period: query.period });
  }

  return {
    async records(
      actor: Actor,
      query: Query<typeof kpiImport.export>,
      language: Language,
    ): Promise<Download> {
      const kpis = chosenKpis(await definitionsOf(actor), query).filter(
        ({ formula, frequency }) => !formula && (query.frequency ?? frequency) === frequency,
      );
      const rows = recordsToExport(db, actor.organisationId, kpis, query, language);
      return download('records', query.format, language, rows);
    },

    async series(
      actor: Actor,
      { format, granularity, kpi, sector, category, from, to }: Query<typeof kpiImport.exportSeries>,
      language: Language,
    ): Promise<Download> {
      const wanted = { granularity: granularity ?? 'MONTH', kpi, sector, category, from, to };
      const filter = Object.entries(wanted).flatMap(([name, value]) =>
        value === undefined ? [] : `${name}:${value}`,
      );
      const all = await values.allSeries(actor, filter, language);
      const periods = all[0]?.points.map(({ period }) => period.code) ?? [];
      const head = language === 'de' ? ['Kennzahl', 'Einheit'] : ['KPI', 'Unit'];
      const rows = all
        .filter(({ points }) => points.some(({ value }) => value !== null))
        .map(({ name, kpi: { unit }, points }): OutputCell[] => [
          name,
          unit.label,
          ...points.map(({ value }) => (value === null ? null : { number: plain(value) })),
        ]);
      return download('series', format, language, [[...head, ...periods], ...rows]);
    },

    async template(
      actor: Actor,
      query: Query<typeof kpiImport.template>,
      language: Language,
    ): Promise<Download> {
      const rows = (await toFill(actor, query, language)).map(({ kpi, unit }) => {
        const { start, end } = daysOf(unit);
        const empty = { value: null, reason: null, quality: null, note: null };
        const about = { period_start: start, period_end: end, unit_code: kpi.unitCode };
        return exportCells(kpi, { ...about, ...empty }, language);
      });
      return download('template', query.format, language, [headOf(language), ...rows]);
    },
  };
}

function chosenKpis(definitions: Definitions, { kpi, sector, category }: Query<typeof kpiImport.export>) {
  if (kpi === undefined) return shownKpis(definitions, { sector, category });
  const one = definitions.byId.get(kpi);
  if (!one) throw new DomainError('not_found.kpi');
  return [one];
}

/** Without exponent. */
const plain = (value: number) =>
  Math.abs(value) < 1e-6 || Math.abs(value) >= 1e21 ? value.toFixed(12).replace(/\.?0+$/, '') : String(value);

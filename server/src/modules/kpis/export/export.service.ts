import type { Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { kpiImport } from '@metra/contract/operations/kpi-import';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { Call } from '../../../platform/http/call.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { OutputCell, OutputRows } from '../../../platform/text/csv-writer.ts';
import { type TableFormat, tableDownload } from '../../../platform/text/table-download.ts';
import { calendarOf } from '../calendar.ts';
import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { definitionStore } from '../definitions/definitions.store.ts';
import { type Definitions, offeredKpis, shownKpis } from '../definitions/definitions.ts';
import type { KpiNeeds } from '../needs.ts';
import { enteredInUse } from '../records/grid.views.ts';
import { labelOf } from '../rules/period.ts';
import type { valuesService } from '../values/values.service.ts';
import { allTogether, completenessWords, switchedOffWords } from './completeness-words.ts';
import { exportViews } from './export.views.ts';
import { exportCells, headOf, notUsedCells } from './export-cells.ts';
import { fuelCell, fuelHead } from './fuel-cells.ts';
import { templateCells, templateHeads } from './template-cells.ts';
import { dueUnits, type UnitToFill, unitsWithin } from './units-to-fill.ts';

type Values = Pick<ReturnType<typeof valuesService>, 'filteredSeries' | 'due'>;

const names = {
  records: { de: 'Kennzahlen', en: 'KPIs' },
  series: { de: 'Verlauf', en: 'History' },
  template: { de: 'Vorlage', en: 'Template' },
} as const;

const seriesHeads = {
  de: ['Kennzahl', 'Einheit', 'Vollständigkeit'],
  en: ['KPI', 'Unit', 'Completeness'],
} as const satisfies Record<Language, readonly string[]>;

export function exportService({ database, clock, catalogue }: KpiNeeds, values: Values) {
  const db = database.kysely;
  const definitionsOf = async ({ actor }: Call) =>
    definitionStore(db, actor.organisationId).read(await catalogue());

  const download = (
    name: keyof typeof names,
    format: TableFormat,
    language: Language,
    rows: OutputRows,
  ): Download => {
    const title = names[name][language];
    return tableDownload({ format, language, name: title, title, now: clock.now(), rows });
  };

  async function* recordRows(
    { actor, language }: Call,
    kpis: readonly KpiDefinition[],
    query: Query<typeof kpiImport.export>,
    notUsedOf: (kpiId: number) => string | null,
  ): AsyncGenerator<readonly OutputCell[]> {
    yield [...headOf(language), fuelHead[language]];
    const about = { language, today: clock.today(actor.timeZone).toString() };
    const views = exportViews(db, { organisationId: actor.organisationId, language });
    for (const kpi of kpis) {
      const notUsed = notUsedOf(kpi.id);
      let isEmpty = true;
      for await (const row of views.recordsOf(kpi.id, query)) {
        isEmpty = false;
        yield [...exportCells(kpi, row, { ...about, notUsed }), fuelCell(row, language)];
      }
      if (isEmpty && notUsed !== null) yield [...notUsedCells(kpi, notUsed, language), null];
    }
  }

  /** The query names KPIs or asks for the due ones; without either, every unit without a value counts. */
  async function unitsToFill(call: Call, query: Query<typeof kpiImport.template>): Promise<UnitToFill[]> {
    const { organisationId } = call.actor;
    const definitions = await definitionsOf(call);
    const shown = entered(shownKpis(definitions, query), query);
    const inUse = query.inUse ? await enteredInUse(db, organisationId, definitions) : undefined;
    const used = shown.filter(({ id }) => inUse?.has(id));
    const kpis = used.length > 0 ? used : shown;
    if (!query.period) {
      const { categories } = await values.due(call, query);
      const due = dueUnits(kpis, categories);
      if (due.length > 0) return due;
    }
    const calendar = calendarOf(clock, call.actor);
    return exportViews(db, { organisationId, language: call.language }).unfilled(
      unitsWithin(kpis, { calendar, period: query.period }),
    );
  }

  return {
    async records(call: Call, query: Query<typeof kpiImport.export>): Promise<Download> {
      const definitions = await definitionsOf(call);
      const kpis = entered(chosenKpis(definitions, query), query);
      const rows = recordRows(call, kpis, query, notUsedIn(definitions, call));
      return download('records', query.format, call.language, rows);
    },

    async series(call: Call, query: Query<typeof kpiImport.exportSeries>): Promise<Download> {
      const { language } = call;
      const { format, kpi: kpiId, granularity = 'MONTH', ...filter } = query;
      const kpiIds = kpiId === undefined ? [] : [kpiId];
      const all = await values.filteredSeries(call, {
        ...filter,
        granularity,
        kpiIds,
        withSwitchedOff: true,
      });
      const notUsedOf = notUsedIn(await definitionsOf(call), call);
      const periods = all[0]?.points.map(({ period }) => labelOf(period, call.actor.firstMonth)) ?? [];
      const [kpiHead, unitHead, completenessHead] = seriesHeads[language];
      const marks = periods.map((period) => `${period}: ${completenessHead}`);
      const rows = all
        .filter(({ kpi, points }) => points.some(({ value }) => value !== null) || notUsedOf(kpi.id) !== null)
        .map(({ name, kpi: { id, unit }, points }): OutputCell[] => [
          name,
          unit.label,
          notUsedOf(id) ??
            completenessWords(allTogether(points.map(({ completeness }) => completeness)), language),
          ...points.map(({ value }) => (value === null ? null : { number: plain(value) })),
          ...points.map(({ value, completeness }) =>
            value === null && notUsedOf(id) !== null ? null : completenessWords(completeness, language),
          ),
        ]);
      const head = [kpiHead, unitHead, completenessHead, ...periods, ...marks];
      return download('series', format, language, [head, ...rows]);
    },

    async template(call: Call, query: Query<typeof kpiImport.template>): Promise<Download> {
      const { language } = call;
      const { firstMonth } = call.actor;
      const rows = (await unitsToFill(call, query)).map((unit) => templateCells(unit, language, firstMonth));
      return download('template', query.format, language, [templateHeads[language], ...rows]);
    },
  };
}

/** Describes since when and why a KPI is not used. */
const notUsedIn =
  ({ switchedOff }: Definitions, { actor, language }: Call) =>
  (kpiId: number): string | null => {
    const off = switchedOff.get(kpiId);
    if (!off) return null;
    const since = off.at.toTemporalInstant().toZonedDateTimeISO(actor.timeZone).toPlainDate();
    return switchedOffWords(since.toString(), off.reason, language);
  };

const entered = (kpis: readonly KpiDefinition[], wanted: { frequency?: Frequency | undefined }) =>
  kpis.filter((kpi) => !isComputed(kpi) && (wanted.frequency ?? kpi.frequency) === kpi.frequency);

function chosenKpis(definitions: Definitions, { kpi, sector, category }: Query<typeof kpiImport.export>) {
  if (kpi === undefined) return offeredKpis(definitions, { sector, category });
  const one = orNotFound(definitions.byId.get(kpi), 'not_found.kpi');
  return [one];
}

/** The number is written without an exponent. */
const plain = (value: number) =>
  Math.abs(value) < 1e-6 || Math.abs(value) >= 1e21 ? value.toFixed(12).replace(/\.?0+$/, '') : String(value);

import type { Aggregation, Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { Db } from '../../../platform/database/database.ts';
import {
  columnsOf,
  dayCell,
  type ExportedSheet,
  numberCell,
  type SheetReader,
  sectorWords,
  yesNo,
} from '../../../platform/text/exported-sheet.ts';
import { catalogueStore } from '../definitions/catalogue.store.ts';
import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { definitionStore } from '../definitions/definitions.store.ts';
import { categoryReference, kpiTexts, unitOf } from '../definitions/kpi.views.ts';
import { factorName } from '../factors/factor.views.ts';
import { ownFactorViews } from '../factors/own-factor.views.ts';
import { Decimal } from '../rules/decimal.ts';
import { factorUnitLabel } from '../rules/units.ts';
import { readable } from '../values/origin.views.ts';
import { exportViews } from './export.views.ts';
import { exportCells, headOf } from './export-cells.ts';
import { fuelCell, fuelHead } from './fuel-cells.ts';

const frequencyWords: Record<Frequency, { de: string; en: string }> = {
  MONTH: { de: 'Monat', en: 'Month' },
  QUARTER: { de: 'Quartal', en: 'Quarter' },
  YEAR: { de: 'Jahr', en: 'Year' },
};
const aggregationWords: Record<Aggregation, { de: string; en: string }> = {
  SUM: { de: 'Summe', en: 'Sum' },
  AVERAGE: { de: 'Durchschnitt', en: 'Average' },
  LAST: { de: 'Letzter Stand', en: 'Latest value' },
};

const definitionsOf = async (db: Db, organisationId: number) =>
  definitionStore(db, organisationId).read(await catalogueStore(db).read());

const kpis: ExportedSheet = {
  name: { de: 'Kennzahlen', en: 'KPIs' },
  about: {
    de: 'Alle Kennzahlen, die Sie nutzen können, mit Einheit und Formel; auch Ihre eigenen.',
    en: 'All KPIs you can use, with unit and formula, including your own.',
  },
  columns: columnsOf(
    'Kennzahl / KPI',
    'Einheit / Unit',
    'Bereich / Area',
    'Kategorie / Category',
    'Eigene / Your own',
    'Wird berechnet / Calculated',
    'Formel / Formula',
    'Zeitraum / Period',
    'Über das Jahr / Over the year',
    'Beschreibung / Description',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, language }) {
    const definitions = await definitionsOf(db, organisationId);
    for (const kpi of definitions.all)
      yield [
        kpiTexts(kpi, language).name,
        unitOf(kpi, language).label,
        sectorWords[kpi.sector][language],
        categoryReference(kpi.category, language)?.name ?? null,
        yesNo(kpi.organisationId !== null, language),
        yesNo(isComputed(kpi), language),
        kpi.formula && readable(definitions, kpi, language),
        frequencyWords[kpi.frequency][language],
        aggregationWords[kpi.aggregation][language],
        kpiTexts(kpi, language).description,
        numberCell(kpi.id),
      ];
  },
};

/** The columns with these indexes hold days. */
const dayColumns = [1, 2];

const records: ExportedSheet = {
  name: { de: 'Werte', en: 'Values' },
  about: {
    de: 'Alles, was Sie erfasst oder importiert haben: Zeitraum, Wert, Herkunft, Notiz und Brennstoffmengen.',
    en: 'Everything you have entered or imported: period, value, origin, note and fuel amounts.',
  },
  columns: headOf('de')
    .map((name, index) => ({
      de: String(name),
      en: String(headOf('en')[index]),
    }))
    .concat({ de: fuelHead.de, en: fuelHead.en }),
  async *rows(db, reader) {
    const definitions = await definitionsOf(db, reader.organisationId);
    for (const kpi of definitions.all) if (!isComputed(kpi)) yield* recordsOf(db, reader, kpi);
  },
};

async function* recordsOf(db: Db, { organisationId, language, timeZone }: SheetReader, kpi: KpiDefinition) {
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  for await (const row of exportViews(db, { organisationId, language }).recordsOf(kpi.id, {})) {
    const cells = exportCells(kpi, row, { language, today });
    yield [
      ...cells.map((cell, index) =>
        dayColumns.includes(index) && typeof cell === 'string' ? dayCell(cell) : cell,
      ),
      fuelCell(row, language),
    ];
  }
}

const ownFactors: ExportedSheet = {
  name: { de: 'Eigene Faktoren', en: 'Your own factors' },
  about: {
    de: 'Emissionsfaktoren, die Sie selbst eingetragen haben, mit Quelle.',
    en: 'Emission factors you have entered yourself, with their source.',
  },
  columns: columnsOf(
    'Faktor / Factor',
    'Gilt ab Jahr / Valid from year',
    'Gilt bis Jahr / Valid until year',
    'Wert / Value',
    'Einheit / Unit',
    'Quelle / Source',
    'Notiz / Note',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, language }) {
    const { factors } = await definitionsOf(db, organisationId);
    for (const own of await ownFactorViews(db, { organisationId }).all())
      yield [
        factorName(factors, own.name, language) ?? own.name,
        numberCell(own.first_year),
        numberCell(own.last_year),
        numberCell(new Decimal(own.value).toString()),
        factorUnitLabel(own.unit_code),
        own.source,
        own.note,
        numberCell(own.id),
      ];
  },
};

export const kpiSheets: readonly ExportedSheet[] = [kpis, records, ownFactors];

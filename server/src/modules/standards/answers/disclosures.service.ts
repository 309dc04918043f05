import type { Response as Answered, Body, Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { disclosures } from '@metra/contract/operations/disclosures';
import { yearLabel } from '@metra/contract/rules/business-year';
import { answerLimits, type DisclosuresOfYear, type TableRow } from '@metra/contract/shapes/standard-shapes';
import type { Db } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { memoizeByObject } from '../../../platform/memoize.ts';
import type { Platform } from '../../../platform/platform.ts';
import { textsIn } from '../../../platform/translations.ts';
import {
  type AskedFormula,
  type Calendar,
  calendarOf,
  type FormulaValue,
  firstDay,
  lastDay,
  type ReadFormulaValues,
} from '../../kpis/kpis.module.ts';
import { disclosureOf, type ReadStandards, versionOf } from '../definitions/cached-standards.ts';
import type { StandardVersion } from '../definitions/definition.ts';
import type { Answer } from './answer.ts';
import { answersStore } from './answers.store.ts';
import { sumOfCounts } from './counts.ts';
import { disclosureShape, rowShape, type ShapeContext } from './disclosure-shape.ts';
import { knownValues, kpiRowName } from './known-values.ts';

export interface DisclosureNeeds extends Pick<Platform, 'database' | 'clock'> {
  standards: ReadStandards;
  formulaValues: ReadFormulaValues;
}

export interface AskedYear {
  organisationId: number;
  calendar: Calendar;
  year: number;
  language: Language;
}

interface Asked extends AskedYear {
  standard?: string | undefined;
  mostRows?: number;
}

/** The disclosures of a year with the known values. */
export function disclosuresService({ database, clock, standards, formulaValues }: DisclosureNeeds) {
  /** Reads all data of the year and of the previous one within the given transaction. */
  async function contextOf(db: Db, version: StandardVersion, asked: Asked) {
    const { organisationId, calendar, year, language } = asked;
    const first = year * 12 + calendar.firstMonth - 1;
    const [made = new Map(), madeBefore = new Map()] = await formulaValues(db, {
      organisationId,
      language,
      calendar,
      formulas: formulasOf(version),
      windows: [
        { first, last: first + 11 },
        { first: first - 12, last: first - 1 },
      ],
    });
    const store = answersStore(db, organisationId);
    const place = await store.place();
    if (!place) throw new DomainError('auth.unauthenticated');
    const years = [year, year - 1];
    const answers = await store.read(version.id, years);
    const rows = await store.rows(version.id, years);
    const people = await store.people(version.id, year);
    const of = (wanted: number) =>
      new Map(answers.filter((each) => each.year === wanted).map((answer) => [answer.name, answer]));
    const facts = asCounted(version, of(year), made);
    const factsBefore = asCounted(version, of(year - 1), madeBefore);
    const rowsIn = (wanted: number) =>
      Map.groupBy(
        rows.filter((each) => each.year === wanted),
        ({ name }) => name,
      );
    const knowledge = { answers: of(year), rows: rowsIn(year), facts, profile: place };
    const past = { answers: of(year - 1), rows: rowsIn(year - 1), facts: factsBefore, profile: nowhere };
    const context: ShapeContext = {
      standard: version,
      language,
      values: knownValues(version, knowledge),
      before: knownValues(version, past),
      answers: knowledge.answers,
      answersBefore: past.answers,
      facts,
      factsBefore,
      rowsBefore: past.rows,
      people: new Map(people.map(({ code, id, name }) => [code, { id: id ?? 0, name: name ?? '–' }])),
      mostRows: asked.mostRows ?? answerLimits.rows,
    };
    return { context, place, first, identifiers: await store.identifiers() };
  }

  /** Runs within the caller's transaction as well, so that a frozen report is a single snapshot. */
  async function whole(db: Db, asked: Asked): Promise<DisclosuresOfYear> {
    const version = await versionOf(standards, asked.year, asked.standard);
    const { context, place, first, identifiers } = await contextOf(db, version, asked);
    const shaped = version.disclosures.map((disclosure) => disclosureShape(context, disclosure));
    const isChosen = ({ module }: { module: string }) => module === 'BASIC' || context.values.isComprehensive;
    return {
      ...sumOfCounts(shaped.filter(isChosen)),
      standard: {
        slug: version.standard,
        name: textsIn<{ name: string }>(version.translations, asked.language).name,
        version: version.slug,
        publishedOn: version.publishedOn,
      },
      taxonomy:
        version.entryPoint === null
          ? null
          : {
              entryPoint: version.entryPoint,
              namespaces: Object.entries(version.namespaces).map(([prefix, uri]) => ({ prefix, uri })),
            },
      entity: {
        name: place.name,
        lei: identifiers.lei,
        vatId: identifiers.vatId,
        registerNumber: identifiers.registerNumber,
      },
      modules: context.values.isComprehensive ? 'COMPREHENSIVE' : 'BASIC',
      year: asked.year,
      label: yearLabel(first),
      period: { start: firstDay(first), end: lastDay(first + 11) },
      previousYear: { year: asked.year - 1, label: yearLabel(first - 12) },
      currency: 'EUR',
      language: asked.language,
      disclosures: shaped,
    };
  }

  const ofCall = ({ actor, language }: Call, year: number, standard: string | undefined): Asked => ({
    organisationId: actor.organisationId,
    calendar: calendarOf(clock, actor),
    language,
    year,
    standard,
  });

  return {
    read: (
      call: Call,
      year: number,
      { standard }: Query<typeof disclosures.read> = {},
    ): Promise<DisclosuresOfYear> =>
      whole(database.kysely, { ...ofCall(call, year, standard), mostRows: answerLimits.rowsShown }),

    ofYear: (db: Db, asked: AskedYear): Promise<DisclosuresOfYear> => whole(db, asked),

    /** One disclosure with the current value of a datapoint. */
    async disclosure(db: Db, call: Call, year: number, version: StandardVersion, code: string) {
      const asked = { ...ofCall(call, year, version.standard), mostRows: answerLimits.rowsShown };
      const { context } = await contextOf(db, version, asked);
      return disclosureShape(context, disclosureOf(version, code));
    },

    values: async (db: Db, call: Call, year: number, version: StandardVersion) =>
      (await contextOf(db, version, ofCall(call, year, version.standard))).context,

    async rows(
      call: Call,
      year: number,
      name: string,
      { standard, page, pageSize }: Query<typeof disclosures.rows>,
    ): Promise<Page<TableRow>> {
      const version = await versionOf(standards, year, standard);
      const tables = version.disclosures.flatMap((disclosure) => disclosure.tables);
      const named = tables.find((each) => each.name === name);
      const table = orNotFound(named, 'not_found.datapoint');
      const { context } = await contextOf(database.kysely, version, ofCall(call, year, standard));
      const { rows } = context.values.table(table);
      const shown = rows.slice(page * pageSize, (page + 1) * pageSize);
      return {
        items: shown.map((row) => rowShape(version, table, row, call.language)),
        page,
        pageSize,
        total: rows.length,
      };
    },

    identifiers: ({ actor }: Call): Promise<Answered<typeof disclosures.identifiers>> =>
      answersStore(database.kysely, actor.organisationId).identifiers(),
  };
}

export type DisclosuresService = ReturnType<typeof disclosuresService>;
export type AnswerBody = Body<typeof disclosures.answer>;

/** The present profile does not apply to the previous year. */
const nowhere = {
  name: '',
  street: null,
  zipCode: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
};

const lastName = (name: string) => `${name}:last`;

const formulasOf = memoizeByObject(({ disclosures: all }: StandardVersion): readonly AskedFormula[] =>
  all.flatMap(({ datapoints, tables }) => [
    ...datapoints.flatMap(({ name, kpi }) => {
      if (!kpi) return [];
      const { expression, optional } = kpi;
      const formula = { name, expression, optional };
      return kpi.lastIf ? [formula, { ...formula, name: lastName(name), isLast: true }] : [formula];
    }),
    ...tables.flatMap((table) =>
      table.kpiRows.map(({ key, kpi }) => ({
        name: kpiRowName(table.name, key),
        expression: `kpi(${kpi})`,
        optional: [],
      })),
    ),
  ]),
);

/** Uses averages or last values of state KPIs, whichever the company has chosen for that year. */
function asCounted(
  { disclosures: all }: StandardVersion,
  answers: ReadonlyMap<string, Answer>,
  made: ReadonlyMap<string, FormulaValue>,
): ReadonlyMap<string, FormulaValue> {
  const last = all
    .flatMap(({ datapoints }) => datapoints)
    .filter(({ kpi }) => kpi?.lastIf && answers.get(kpi.lastIf.datapoint)?.value === kpi.lastIf.is)
    .flatMap(({ name }) => {
      const value = made.get(lastName(name));
      return value ? [[name, value] as const] : [];
    });
  return new Map([...made, ...last]);
}

import type { Response as Answer } from '@metra/contract/core/operation';
import type { ExplanationWrite, NarrativeWrite, reports } from '@metra/contract/operations/reports';
import { yearLabel } from '@metra/contract/rules/business-year';
import type {
  NarrativeSection,
  ReportNarrative,
  ReportYearSummary,
} from '@metra/contract/shapes/report-shapes';
import type { Db } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { firstDay, lastDay, monthOf, periodOf, recordNoteViews, unitAround } from '../kpis/kpis.module.ts';
import { strategyYearViews } from '../strategies/strategies.module.ts';
import { reportTextStore } from './report-texts.store.ts';
import { reportTextViews } from './report-texts.views.ts';
import type { ReadReport } from './worker/report-questions.ts';

export interface ReportNeeds extends Pick<Platform, 'clock' | 'database'> {
  reader: Pick<ReadReport, 'explainable'>;
  /** The first year with an answer. */
  firstAnsweredYear: (db: Db, organisationId: number) => Promise<number | null>;
  /** The valid frozen report of each year that has one. */
  validFrozen: (
    db: Db,
    organisationId: number,
  ) => Promise<ReadonlyMap<number, { id: number; number: string }>>;
}

const earliestYear = 1990;

/** The years with reports, and the texts that people write for them. */
export function reportService(needs: ReportNeeds) {
  const { database, clock, reader } = needs;

  return {
    async years({ actor }: Call): Promise<Answer<typeof reports.years>> {
      const { organisationId, timeZone, firstMonth } = actor;
      const db = database.kysely;
      const today = clock.today(timeZone).toString();
      const present = unitAround(monthOf(today), 'YEAR', firstMonth).first;
      const said = [
        await reportTextViews(db, { organisationId, year: 0 }).firstYear(),
        await needs.firstAnsweredYear(db, organisationId),
      ].flatMap((year) => (year === null ? [] : year * 12 + firstMonth - 1));
      const days = [
        await recordNoteViews(db, { organisationId }).firstDay(),
        await strategyYearViews(db, { organisationId }).firstDay(timeZone),
      ].flatMap((day) => (day === null ? [] : unitAround(monthOf(day), 'YEAR', firstMonth).first));
      const begins = [...days, ...said, present - 12];
      const first = Math.max(Math.min(...begins), earliestYear * 12 + firstMonth - 1);
      const frozen = await needs.validFrozen(db, organisationId);
      const items: ReportYearSummary[] = [];
      for (let month = present; month >= first; month -= 12) {
        const year = Math.floor(month / 12);
        items.push({
          year,
          label: yearLabel(month),
          period: periodOf({ first: month, last: month + 11 }),
          state: lastDay(month + 11) < today ? 'OVER' : 'RUNNING',
          frozen: frozen.get(year) ?? null,
        });
      }
      return { items };
    },

    writeNarrative: (
      { actor }: Call,
      year: number,
      section: NarrativeSection,
      { text, version }: NarrativeWrite,
    ): Promise<ReportNarrative> =>
      database.transaction(async (tx) => {
        const { organisationId, accountId } = actor;
        assertBegun(actor, year);
        const by = { accountId, now: clock.now() };
        const given = { text: text?.trim() ? text : null, version };
        await reportTextStore(tx, organisationId, year).writeNarrative(section, given, by);
        const narrative = await reportTextViews(tx, { organisationId, year }).narrative();
        const written = narrative.find((each) => each.section === section);
        return orNotFound(written, 'not_found.object');
      }),

    async explain(
      { actor, language }: Call,
      year: number,
      key: string,
      { text, version }: ExplanationWrite,
    ): Promise<Answer<typeof reports.explain>> {
      const { organisationId, accountId } = actor;
      const given = { text: text?.trim() ? text : null, version };
      // An explanation of something that has left the report can still be deleted; it is only no longer shown.
      if (given.text !== null) {
        const keys = await reader.explainable({ organisationId, year, language });
        if (!keys.includes(key)) throw new DomainError('not_found.object');
      }
      return database.transaction(async (tx) => {
        await reportTextStore(tx, organisationId, year).explain(key, given, { accountId, now: clock.now() });
        return (await reportTextViews(tx, { organisationId, year }).explanations())(key);
      });
    },
  };

  function assertBegun({ timeZone, firstMonth }: Call['actor'], year: number): void {
    if (firstDay(year * 12 + firstMonth - 1) > clock.today(timeZone).toString())
      throw new DomainError('not_found.report');
  }
}

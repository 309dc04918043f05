import { yearLabel } from '@metra/contract/business-year';
import type { Response as Answer } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import type { ReportDocument } from '@metra/contract/report-document';
import type {
  NarrativeSection,
  Report,
  ReportCheck,
  ReportGap,
  ReportNarrative,
  ReportYearSummary,
} from '@metra/contract/report-shapes';
import type { ExplanationWrite, NarrativeWrite, reports } from '@metra/contract/reports';
import type { DisclosuresOfYear } from '@metra/contract/standard-shapes';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  firstDay,
  firstRecordedDay,
  lastDay,
  monthOf,
  periodOf,
  type ReadCurrentKpiValues,
  type ReadYearOfKpis,
  unitAround,
} from '../kpis/kpis.module.ts';
import { reportedCompany } from '../organisations/organisations.module.ts';
import type { LinkTo } from '../resources/resources.module.ts';
import type { AskedYear } from '../standards/standards.module.ts';
import { firstStrategyDay, strategiesOfYear } from '../strategies/strategies.module.ts';
import { goalsOfYear } from '../tracking/tracking.module.ts';
import { checksOf } from './checks/checks-of.ts';
import { companyOf } from './company.ts';
import { headlineOf } from './headline.ts';
import { withoutKeptBack } from './kept-back.ts';
import { keyValuesOf } from './key-values.ts';
import { recalculatedIn, reportGoal, strategyOf, targetsOf } from './report-goals.ts';
import { asOfOneMoment, writtenStore } from './written.store.ts';
import { writtenViews } from './written.views.ts';

export interface ReportNeeds extends Pick<Platform, 'database' | 'clock'> {
  linkTo: LinkTo;
  currentKpiValues: ReadCurrentKpiValues;
  yearOfKpis: ReadYearOfKpis;
  /** What the standard asks for in a year. */
  disclosuresOfYear: (db: Db, asked: AskedYear) => Promise<DisclosuresOfYear>;
  /** The first year anything was answered of. */
  firstAnsweredYear: (db: Db, organisationId: number) => Promise<number | null>;
  /** The valid frozen report of each year that has one. */
  validFrozen: (
    db: Db,
    organisationId: number,
  ) => Promise<ReadonlyMap<number, { id: number; number: string }>>;
}

const earliestYear = 1990;
const mostSeries = 60;

/** The report of a business year: read as one moment, and what people write for it. */
export function reportService(needs: ReportNeeds) {
  const { database, clock } = needs;

  /** Within a transaction that sees one moment. */
  async function withDisclosures(
    tx: Db,
    organisationId: number,
    year: number,
    language: Language,
  ): Promise<ReportDocument> {
    const company = await reportedCompany(tx, organisationId, language);
    if (!company) throw new DomainError('not_found.report');
    const { time_zone: timeZone, first_month: firstMonth } = company;
    const today = clock.today(timeZone);
    const first = year * 12 + firstMonth - 1;
    const months = { first, last: first + 11 };
    if (firstDay(first) > today.toString()) throw new DomainError('not_found.report');
    const end = lastDay(months.last);
    const period = periodOf(months);
    const isOver = end < today.toString();
    const asOf = isOver ? Temporal.PlainDate.from(end) : today;
    const strategies = await strategiesOfYear(tx, organisationId, { timeZone, start: period.start, end });
    const { goals, measures } = await goalsOfYear(tx, needs.currentKpiValues, {
      organisationId,
      timeZone,
      firstMonth,
      language,
      start: period.start,
      end,
      asOf,
      judgedOn: isOver ? asOf.add({ days: 1 }) : today,
    });
    const written = writtenViews(tx, organisationId, year);
    const calendar = { today: today.toString(), firstMonth };
    // Asked for at once: the database reads what the standard asks for while the KPIs are computed.
    const [narrative, explanations, disclosures, allKpis] = await Promise.all([
      written.narrative(),
      written.explanations(),
      needs.disclosuresOfYear(tx, { organisationId, calendar, year, language }),
      needs.yearOfKpis(tx, {
        organisationId,
        calendar,
        language,
        year: months,
        targets: targetsOf(goals),
      }),
    ]);
    const kpis = withoutKeptBack(allKpis, disclosures);
    const label = yearLabel(first);
    const state = isOver ? 'OVER' : 'RUNNING';
    const keyValues = keyValuesOf(kpis.rows);
    const charted = [...kpis.rows.filter(({ leads }) => leads), ...keyValues].map(({ kpi }) => kpi.id);
    const [strategy = null, ...otherStrategies] = strategies.map((each) =>
      strategyOf(each, goals, asOf.toString()),
    );
    const gaps = kpis.gaps.map((gap): ReportGap => {
      const given = explanations(gap.key);
      const isExplained = given.explanation !== null || gap.reason !== null;
      return {
        ...gap,
        ...given,
        state: isExplained ? 'EXPLAINED' : gap.missing.length === 0 ? 'TO_COME' : 'OPEN',
      };
    });
    const introduced = companyOf(company, kpis, disclosures);
    const found = checksOf(
      { kpis, disclosures, written: { company: introduced, narrative, goals, gaps } },
      language,
    );
    return {
      disclosures,
      report: {
        year,
        label,
        period,
        state,
        language,
        at: clock.now().toISOString(),
        covered: kpis.covered,
        previousYear: {
          year: year - 1,
          label: yearLabel(first - 12),
          period: periodOf({ first: first - 12, last: first - 1 }),
        },
        company: introduced,
        headline: headlineOf(
          {
            label,
            state,
            known: kpis.rows.filter(({ value }) => value !== null).length,
            emissions: kpis.row('ghg-scope-1-2')?.change ?? null,
            goals,
          },
          language,
        ),
        keyValues,
        strategy,
        otherStrategies,
        goals: goals.map((goal) => reportGoal(goal, kpis.reported, firstMonth)),
        measures: {
          items: measures,
          count: measures.length,
          planned: measures.reduce((sum, { costPlanned }) => sum + (costPlanned ?? 0), 0),
          spent: measures.reduce((sum, { costActual }) => sum + (costActual ?? 0), 0),
        },
        kpis: kpis.rows,
        series: kpis.series([...new Set(charted)].slice(0, mostSeries)),
        gaps,
        checks: found.map((check): ReportCheck => ({ ...check, ...explanations(check.key) })),
        narrative,
        method: {
          factors: kpis.factors,
          quality: kpis.quality,
          recalculated: recalculatedIn(goals, kpis.reported, firstMonth),
        },
        completeness: countsOf(disclosures),
      },
    };
  }

  const ofYear = async (tx: Db, organisationId: number, year: number, language: Language): Promise<Report> =>
    (await withDisclosures(tx, organisationId, year, language)).report;

  /** For browsers: with an address of the logo. */
  async function shown(tx: Tx, { actor, language }: Call, year: number): Promise<Report> {
    const report = await ofYear(tx, actor.organisationId, year, language);
    const logo = (await reportedCompany(tx, actor.organisationId, language))?.logo;
    return logo
      ? { ...report, company: { ...report.company, logo: { id: logo.id, url: needs.linkTo(logo) } } }
      : report;
  }

  return {
    ofYear,

    /** What is exported and frozen. */
    document: withDisclosures,

    read: (call: Call, year: number): Promise<Report> =>
      database.transaction(async (tx) => {
        await asOfOneMoment(tx);
        return shown(tx, call, year);
      }),

    async years({ actor }: Call): Promise<Answer<typeof reports.years>> {
      const { organisationId, timeZone, firstMonth } = actor;
      const db = database.kysely;
      const today = clock.today(timeZone).toString();
      const present = unitAround(monthOf(today), 'YEAR', firstMonth).first;
      const said = [
        await writtenViews(db, organisationId, 0).firstYear(),
        await needs.firstAnsweredYear(db, organisationId),
      ].flatMap((year) => (year === null ? [] : year * 12 + firstMonth - 1));
      const days = [
        await firstRecordedDay(db, organisationId),
        await firstStrategyDay(db, organisationId, timeZone),
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
        await writtenStore(tx, organisationId, year).writeNarrative(section, given, by);
        const narrative = await writtenViews(tx, organisationId, year).narrative();
        const now = narrative.find((each) => each.section === section);
        if (!now) throw new DomainError('not_found.object');
        return now;
      }),

    explain: (
      { actor, language }: Call,
      year: number,
      key: string,
      { text, version }: ExplanationWrite,
    ): Promise<Answer<typeof reports.explain>> =>
      database.transaction(async (tx) => {
        const { organisationId, accountId } = actor;
        const given = { text: text?.trim() ? text : null, version };
        // What is not in the report any more can still be taken back.
        if (given.text !== null) {
          const { gaps, checks } = await ofYear(tx, organisationId, year, language);
          if (![...gaps, ...checks].some((each) => each.key === key))
            throw new DomainError('not_found.object');
        }
        await writtenStore(tx, organisationId, year).explain(key, given, { accountId, now: clock.now() });
        return (await writtenViews(tx, organisationId, year).explanations())(key);
      }),
  };

  function assertBegun({ timeZone, firstMonth }: Call['actor'], year: number): void {
    if (firstDay(year * 12 + firstMonth - 1) > clock.today(timeZone).toString())
      throw new DomainError('not_found.report');
  }
}

const countsOf = ({ total, answered, notApplicable, omitted, missing, share }: DisclosuresOfYear) => ({
  total,
  answered,
  notApplicable,
  omitted,
  missing,
  share,
});

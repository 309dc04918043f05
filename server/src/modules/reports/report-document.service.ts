import type { Language } from '@metra/contract/core/primitives';
import { yearLabel } from '@metra/contract/rules/business-year';
import type { ReportDocument } from '@metra/contract/shapes/report-document';
import type { ReportCheck, ReportGap } from '@metra/contract/shapes/report-shapes';
import type { DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  firstDay,
  lastDay,
  periodOf,
  type ReadCurrentKpiValues,
  type ReadYearOfKpis,
} from '../kpis/kpis.module.ts';
import { reportedCompanyViews } from '../organisations/organisations.module.ts';
import type { AskedYear } from '../standards/standards.module.ts';
import { strategyYearViews } from '../strategies/strategies.module.ts';
import { goalYearViews } from '../tracking/tracking.module.ts';
import { checksOf } from './checks/checks-of.ts';
import { companyOf } from './company.ts';
import { headlineOf } from './headline.ts';
import { keyValuesOf } from './key-values.ts';
import { recalculatedIn, reportGoal, strategyOf, targetsOf } from './report-goals.ts';
import { reportTextViews } from './report-texts.views.ts';
import { withoutSensitiveKpis } from './sensitive-kpis.ts';

export interface DocumentNeeds extends Pick<Platform, 'clock'> {
  currentKpiValues: ReadCurrentKpiValues;
  yearOfKpis: ReadYearOfKpis;
  /** The disclosures of a year. */
  disclosuresOfYear: (db: Db, asked: AskedYear) => Promise<DisclosuresOfYear>;
}

/** Runs in a transaction with a single snapshot. */
export type ReadReportDocument = (
  tx: Db,
  organisationId: number,
  year: number,
  language: Language,
) => Promise<ReportDocument>;

const mostSeries = 60;

/** The complete report with its disclosures, from which it is shown, exported and frozen. */
export function reportDocument(needs: DocumentNeeds): ReadReportDocument {
  const { clock } = needs;
  return async (tx, organisationId, year, language) => {
    const company = orNotFound(
      await reportedCompanyViews(tx, { organisationId, language }).one(),
      'not_found.report',
    );
    const { time_zone: timeZone, first_month: firstMonth } = company;
    const today = clock.today(timeZone);
    const first = year * 12 + firstMonth - 1;
    const months = { first, last: first + 11 };
    if (firstDay(first) > today.toString()) throw new DomainError('not_found.report');
    const end = lastDay(months.last);
    const period = periodOf(months);
    const isOver = end < today.toString();
    const asOf = isOver ? Temporal.PlainDate.from(end) : today;
    const strategies = await strategyYearViews(tx, { organisationId }).ofYear({
      timeZone,
      start: period.start,
      end,
    });
    const { goals, measures } = await goalYearViews(tx, {
      ...needs,
      organisationId,
      timeZone,
      firstMonth,
      language,
    }).goalsAndMeasures({
      start: period.start,
      end,
      asOf,
      judgedOn: isOver ? asOf.add({ days: 1 }) : today,
    });
    const written = reportTextViews(tx, { organisationId, year });
    const calendar = { today: today.toString(), firstMonth };
    // These run at the same time: the database reads the disclosures while the KPIs are computed.
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
    const kpis = withoutSensitiveKpis(allKpis, disclosures);
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
  };
}

const countsOf = ({ total, answered, notApplicable, omitted, missing, share }: DisclosuresOfYear) => ({
  total,
  answered,
  notApplicable,
  omitted,
  missing,
  share,
});

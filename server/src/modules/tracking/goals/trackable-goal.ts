import type { Language, Sector } from '@metra/contract/core/primitives';
import type { GoalKpi, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { textsIn } from '../../../platform/translations.ts';
import { goalPictureAddress } from '../../catalogue/catalogue.module.ts';
import type { CurrentKpiValues } from '../../kpis/kpis.module.ts';
import { type MeasureContext, type MeasureRow, trackableMeasure } from '../measures/trackable-measure.ts';
import { judgeGoal } from '../progress/judgement.ts';
import { type Ending, endedState } from './ending.ts';
import { type GoalKpiRow, goalKpi, type JudgingContext } from './goal-kpi.ts';
import { type ProposalRow, targetProposal } from './target-proposal.ts';

/** A row from the database, read directly or as JSON, in which instants are texts. */
export interface GoalRow {
  id: number;
  goal_id: number;
  strategy_id: number;
  slug: string;
  translations: unknown;
  /** The public landing page about the goal. */
  landing_page: TrackableGoal['landingPage'];
  sector: Sector;
  active: boolean;
  inactive_since: string | null;
  started_at: string | Date;
  due_on: string | null;
  note: string | null;
  version: number;
  kpis: GoalKpiRow[];
  proposals: ProposalRow[];
  measures: MeasureRow[];
  /** The final state. */
  ending: { kept: 'THAT_DAY' | 'LATER'; state: Ending } | null;
}

interface GoalContext extends MeasureContext {
  currentValues: CurrentKpiValues;
}

interface GoalTexts {
  name: string;
  summary: string;
  description: string;
}

/** A goal for members. */
export function trackableGoal(row: GoalRow, context: GoalContext): TrackableGoal {
  return {
    id: row.id,
    goalId: row.goal_id,
    strategyId: row.strategy_id,
    slug: row.slug,
    ...goalTexts(row, context.language),
    image: goalPictureAddress(row.slug, row.sector),
    sector: row.sector,
    landingPage: row.landing_page,
    active: row.active,
    inactiveSince: row.inactive_since,
    startedAt: new Date(row.started_at).toISOString(),
    dueOn: row.due_on,
    measures: row.measures.map((measure) => trackableMeasure(measure, context)),
    ...statusAndKpis(row, context),
    proposals: row.proposals.map((proposal) =>
      targetProposal(proposal, context.today, context.currentValues.firstMonth),
    ),
    note: row.note,
    version: row.version,
  };
}

function goalTexts({ translations }: GoalRow, language: Language): GoalTexts {
  const { name, summary, description } = textsIn<GoalTexts>(translations, language);
  return { name, summary, description };
}

type GoalState = Pick<
  TrackableGoal,
  'kpis' | 'leadingKpiId' | 'progress' | 'expectedProgress' | 'status' | 'judgedOn'
>;

interface GoalToJudge {
  inactive_since: string | null;
  due_on: string | null;
  kpis: readonly GoalKpiRow[];
  ending: GoalRow['ending'];
}

/** The state of an active goal today, or the final state of an ended one. */
export function statusAndKpis(goal: GoalToJudge, context: JudgingContext): GoalState {
  if (goal.ending) return endedState(goal, goal.ending);
  if (goal.inactive_since === null) return { ...judgedOn(goal, context), judgedOn: 'TODAY' };
  const today = Temporal.PlainDate.from(goal.inactive_since);
  return { ...judgedOn(goal, { ...context, today }), judgedOn: 'LAST_DAY_LATER' };
}

function judgedOn({ kpis: rows, due_on }: GoalToJudge, context: JudgingContext): Omit<GoalState, 'judgedOn'> {
  const kpis = rows.map((row) => goalKpi(row, context));
  const used = kpis.filter(({ switchedOff }) => switchedOff === null);
  const leading = leadingOf(kpis, used, rows.find(({ leads }) => leads)?.kpi_id);
  return { kpis, leadingKpiId: leading?.kpiId ?? null, ...judgeGoal(used, leading, due_on, context.today) };
}

/**
 * The chosen leading KPI. While it is switched off, the next used one leads. If all are switched off, it leads
 * nevertheless and shows that.
 */
const leadingOf = (
  kpis: readonly GoalKpi[],
  used: readonly GoalKpi[],
  chosenId: number | undefined,
): GoalKpi | null => {
  const chosen = ({ kpiId }: GoalKpi) => kpiId === chosenId;
  return used.find(chosen) ?? used[0] ?? kpis.find(chosen) ?? null;
};

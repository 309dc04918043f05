import type { Sector } from '@metra/contract/core/primitives';
import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import { translatedText } from '../../platform/database/translated-text.ts';
import {
  dayCell,
  dayOf,
  type ExportedSheet,
  moneyCell,
  numberCell,
  pagesOf,
  sectorWords,
  sheetOf,
  yesNo,
} from '../../platform/text/exported-sheet.ts';

const stateWords = {
  PLANNED: { de: 'Geplant', en: 'Planned' },
  IN_PROGRESS: { de: 'In Umsetzung', en: 'In progress' },
  DONE: { de: 'Erledigt', en: 'Done' },
  PAUSED: { de: 'Pausiert', en: 'Paused' },
  DROPPED: { de: 'Nicht umgesetzt', en: 'Not carried out' },
} as const satisfies Record<MeasureState, object>;
const goalWords = {
  active: { de: 'aktiv', en: 'active' },
  draft: { de: 'im Entwurf', en: 'in a draft' },
  archived: { de: 'im Archiv', en: 'archived' },
} as const;

interface GoalRow {
  id: number;
  name: string;
  sector: Sector;
  active: boolean;
  inactive_since: string | null;
  started_at: Date;
  due_on: string | null;
  note: string | null;
}

const stateOf = ({ active, inactive_since }: GoalRow) =>
  active ? 'active' : inactive_since === null ? 'draft' : 'archived';

const goals = sheetOf({
  name: { de: 'Ziele', en: 'Goals' },
  about: {
    de: 'Ihre Ziele, auch die im Archiv, mit Beginn, Termin und Notiz.',
    en: 'Your goals, including archived ones, with start, due date and note.',
  },
  rows: (db, { organisationId, language }) =>
    pagesOf(async (after, limit) => {
      const { rows } = await sql<GoalRow>`
        select tg.id, ${translatedText('g.translations', 'name', language)} as name, tg.sector, tg.active,
          tg.inactive_since, tg.started_at, tg.due_on, tg.note
        from trackable_goals tg join catalogue_goals g on g.id = tg.goal_id
        where tg.organisation_id = ${organisationId} and tg.id > ${after} order by tg.id limit ${limit}`.execute(
        db,
      );
      return rows;
    }),
  columns: {
    'Ziel / Goal': (goal) => goal.name,
    'Bereich / Area': (goal, { language }) => sectorWords[goal.sector][language],
    'Stand / Status': (goal, { language }) => goalWords[stateOf(goal)][language],
    'Begonnen am / Started on': (goal, { timeZone }) => dayOf(goal.started_at, timeZone),
    'Termin / Due date': (goal) => dayCell(goal.due_on),
    'Im Archiv seit / Archived since': (goal) => dayCell(goal.inactive_since),
    'Notiz / Note': (goal) => goal.note,
    'Nummer / Number': (goal) => numberCell(goal.id),
  },
});

interface TargetRow {
  goal: string;
  kpi: string;
  unit: string;
  baseline_period: string | null;
  baseline_value: string | null;
  target_on: string | null;
  target_value: string | null;
}

const targets = sheetOf({
  name: { de: 'Zielwerte', en: 'Targets' },
  about: {
    de: 'Woran Sie Ihre Ziele messen: Startwert und Zielwert je Kennzahl.',
    en: 'What your goals are measured by: start and target for each KPI.',
  },
  // Each of at most a few hundred goals has at most 20 KPIs.
  rows: async (db, { organisationId, language }) =>
    (
      await sql<TargetRow>`
      select ${translatedText('t.translations', 'name', language)} as goal,
        ${translatedText('k.translations', 'name', language)} as kpi,
        ${translatedText('k.translations', 'unitLabel', language)} as unit,
        gk.baseline_period, trim_scale(gk.baseline_value)::text as baseline_value, gk.target_on,
        trim_scale(gk.target_value)::text as target_value
      from trackable_goal_kpis gk
      join tracking_goals t on t.organisation_id = gk.organisation_id and t.id = gk.trackable_goal_id
      join kpis_definitions k on k.id = gk.kpi_id
      where gk.organisation_id = ${organisationId} order by gk.trackable_goal_id, gk.position`.execute(db)
    ).rows,
  columns: {
    'Ziel / Goal': (row) => row.goal,
    'Kennzahl / KPI': (row) => row.kpi,
    'Einheit / Unit': (row) => row.unit,
    'Startzeitraum / Starting period': (row) => row.baseline_period,
    'Startwert / Starting value': (row) => numberCell(row.baseline_value),
    'Zieldatum / Target date': (row) => dayCell(row.target_on),
    'Zielwert / Target value': (row) => numberCell(row.target_value),
  },
});

interface MeasureRow {
  id: number;
  name: string;
  goal: string;
  is_own: boolean;
  state: MeasureState;
  responsible: string | null;
  starts_on: string | null;
  due_on: string | null;
  cost_planned_cents: number | null;
  cost_actual_cents: number | null;
  saving_per_year_cents: number | null;
  note: string | null;
  score: number | null;
  comment: string | null;
}

const measures = sheetOf({
  name: { de: 'Maßnahmen', en: 'Measures' },
  about: {
    de: 'Was Sie für Ihre Ziele tun: Stand, Verantwortliche, Termine, Kosten in Euro und Ihre Bewertung.',
    en: 'What you are doing for your goals: status, who is responsible, dates, costs in euros and your rating.',
  },
  rows: (db, { organisationId, language }) =>
    pagesOf(async (after, limit) => {
      const { rows } = await sql<MeasureRow>`
        select tm.id, coalesce(tm.own_name, ${translatedText('m.translations', 'name', language)}) as name,
          ${translatedText('g.translations', 'name', language)} as goal,
          coalesce(tm.measure_owner, tm.organisation_id) <> 0 as is_own, tm.state,
          coalesce(p.name, tm.responsible_name) as responsible, tm.starts_on, tm.due_on, tm.cost_planned_cents,
          tm.cost_actual_cents, tm.saving_per_year_cents, tm.note, r.score, r.comment
        from trackable_measures tm
        join catalogue_goals g on g.id = tm.goal_id
        left join catalogue_measures m on m.id = tm.measure_id
        left join accounts_people p on p.organisation_id = tm.organisation_id and p.id = tm.responsible_account_id
        left join measure_ratings r on r.organisation_id = tm.organisation_id and r.trackable_measure_id = tm.id
        where tm.organisation_id = ${organisationId} and tm.id > ${after} order by tm.id limit ${limit}`.execute(
        db,
      );
      return rows;
    }),
  columns: {
    'Maßnahme / Measure': (measure) => measure.name,
    'Ziel / Goal': (measure) => measure.goal,
    'Eigene / Your own': (measure, { language }) => yesNo(measure.is_own, language),
    'Stand / Status': (measure, { language }) => stateWords[measure.state][language],
    'Verantwortlich / Responsible': (measure) => measure.responsible,
    'Beginn / Start': (measure) => dayCell(measure.starts_on),
    'Termin / Due': (measure) => dayCell(measure.due_on),
    'Geplante Kosten (€) / Planned cost (€)': (measure) => moneyCell(measure.cost_planned_cents),
    'Tatsächliche Kosten (€) / Actual cost (€)': (measure) => moneyCell(measure.cost_actual_cents),
    'Ersparnis im Jahr (€) / Savings per year (€)': (measure) => moneyCell(measure.saving_per_year_cents),
    'Notiz / Note': (measure) => measure.note,
    'Bewertung (1 bis 5) / Rating (1 to 5)': (measure) => numberCell(measure.score),
    'Kommentar / Comment': (measure) => measure.comment,
    'Nummer / Number': (measure) => numberCell(measure.id),
  },
});

export const trackingSheets: readonly ExportedSheet[] = [goals, targets, measures];

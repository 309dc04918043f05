import type { Sector } from '@metra/contract/core/primitives';
import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { sql } from 'kysely';
import { translatedText } from '../../platform/database/translated-text.ts';
import {
  columnsOf,
  dayCell,
  dayOf,
  type ExportedSheet,
  moneyCell,
  numberCell,
  pagesOf,
  sectorWords,
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

const goals: ExportedSheet = {
  name: { de: 'Ziele', en: 'Goals' },
  about: {
    de: 'Ihre Ziele, auch die im Archiv, mit Beginn, Termin und Notiz.',
    en: 'Your goals, including archived ones, with start, due date and note.',
  },
  columns: columnsOf(
    'Ziel / Goal',
    'Bereich / Area',
    'Stand / Status',
    'Begonnen am / Started on',
    'Termin / Due date',
    'Im Archiv seit / Archived since',
    'Notiz / Note',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, language, timeZone }) {
    const found = pagesOf(async (after, limit) => {
      const { rows } = await sql<GoalRow>`
        select tg.id, ${translatedText('g.translations', 'name', language)} as name, tg.sector, tg.active,
          tg.inactive_since, tg.started_at, tg.due_on, tg.note
        from trackable_goals tg join catalogue_goals g on g.id = tg.goal_id
        where tg.organisation_id = ${organisationId} and tg.id > ${after} order by tg.id limit ${limit}`.execute(
        db,
      );
      return rows;
    });
    for await (const goal of found) {
      const state = goal.active ? 'active' : goal.inactive_since === null ? 'draft' : 'archived';
      yield [
        goal.name,
        sectorWords[goal.sector][language],
        goalWords[state][language],
        dayOf(goal.started_at, timeZone),
        dayCell(goal.due_on),
        dayCell(goal.inactive_since),
        goal.note,
        numberCell(goal.id),
      ];
    }
  },
};

interface TargetRow {
  goal: string;
  kpi: string;
  unit: string;
  baseline_period: string | null;
  baseline_value: string | null;
  target_on: string | null;
  target_value: string | null;
}

const targets: ExportedSheet = {
  name: { de: 'Zielwerte', en: 'Targets' },
  about: {
    de: 'Woran Sie Ihre Ziele messen: Startwert und Zielwert je Kennzahl.',
    en: 'What your goals are measured by: start and target for each KPI.',
  },
  columns: columnsOf(
    'Ziel / Goal',
    'Kennzahl / KPI',
    'Einheit / Unit',
    'Startzeitraum / Starting period',
    'Startwert / Starting value',
    'Zieldatum / Target date',
    'Zielwert / Target value',
  ),
  // Each of at most a few hundred goals has at most 20 KPIs.
  async *rows(db, { organisationId, language }) {
    const { rows } = await sql<TargetRow>`
      select ${translatedText('t.translations', 'name', language)} as goal,
        ${translatedText('k.translations', 'name', language)} as kpi,
        ${translatedText('k.translations', 'unitLabel', language)} as unit,
        gk.baseline_period, trim_scale(gk.baseline_value)::text as baseline_value, gk.target_on,
        trim_scale(gk.target_value)::text as target_value
      from trackable_goal_kpis gk
      join tracking_goals t on t.organisation_id = gk.organisation_id and t.id = gk.trackable_goal_id
      join kpis_definitions k on k.id = gk.kpi_id
      where gk.organisation_id = ${organisationId} order by gk.trackable_goal_id, gk.position`.execute(db);
    for (const row of rows)
      yield [
        row.goal,
        row.kpi,
        row.unit,
        row.baseline_period,
        numberCell(row.baseline_value),
        dayCell(row.target_on),
        numberCell(row.target_value),
      ];
  },
};

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

const measures: ExportedSheet = {
  name: { de: 'Maßnahmen', en: 'Measures' },
  about: {
    de: 'Was Sie für Ihre Ziele tun: Stand, Verantwortliche, Termine, Kosten in Euro und Ihre Bewertung.',
    en: 'What you are doing for your goals: status, who is responsible, dates, costs in euros and your rating.',
  },
  columns: columnsOf(
    'Maßnahme / Measure',
    'Ziel / Goal',
    'Eigene / Your own',
    'Stand / Status',
    'Verantwortlich / Responsible',
    'Beginn / Start',
    'Termin / Due',
    'Geplante Kosten (€) / Planned cost (€)',
    'Tatsächliche Kosten (€) / Actual cost (€)',
    'Ersparnis im Jahr (€) / Savings per year (€)',
    'Notiz / Note',
    'Bewertung (1 bis 5) / Rating (1 to 5)',
    'Kommentar / Comment',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, language }) {
    const found = pagesOf(async (after, limit) => {
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
    });
    for await (const measure of found)
      yield [
        measure.name,
        measure.goal,
        yesNo(measure.is_own, language),
        stateWords[measure.state][language],
        measure.responsible,
        dayCell(measure.starts_on),
        dayCell(measure.due_on),
        moneyCell(measure.cost_planned_cents),
        moneyCell(measure.cost_actual_cents),
        moneyCell(measure.saving_per_year_cents),
        measure.note,
        numberCell(measure.score),
        measure.comment,
        numberCell(measure.id),
      ];
  },
};

export const trackingSheets: readonly ExportedSheet[] = [goals, targets, measures];

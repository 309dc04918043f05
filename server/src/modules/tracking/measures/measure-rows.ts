import type { Sector } from '@metra/contract/primitives';
import type { MeasureState } from '@metra/contract/tracking-shapes';
import { sql } from 'kysely';

/** As it comes from the database, directly or as JSON within a goal: instants are then texts. */
export interface MeasureRow {
  id: number;
  trackable_goal_id: number;
  goal_name: string;
  goal_slug: string;
  goal_active: boolean;
  sector: Sector;
  measure_id: number | null;
  slug: string | null;
  translations: unknown;
  effort: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  impact: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  own_name: string | null;
  own_description: string | null;
  state: MeasureState;
  responsible_id: number | null;
  responsible_full_name: string | null;
  responsible_name: string | null;
  starts_on: string | null;
  due_on: string | null;
  note: string | null;
  cost_planned_cents: number | null;
  cost_actual_cents: number | null;
  saving_per_year_cents: number | null;
  updated_at: string | Date;
  version: number;
  rating: { score: number; comment: string | null; rated_at: string } | null;
  evidence: { id: number; name: string; mime_type: string; size: number }[];
}

/** Text of a catalogue row in the asked language, German where it is missing. */
export const nameIn = (translations: string, language: string) =>
  sql<string>`coalesce(${sql.ref(translations)} #>> array[${language}, 'name'], ${sql.ref(translations)} #>> '{de,name}')`;

/** All measures of all organisations: whoever uses it says whose, by `organisation_id`. */
export const measureSelect = (language: string) => sql`
  select tm.id, tm.organisation_id, tm.trackable_goal_id, tm.goal_id, tm.measure_id, tm.own_name, tm.own_description,
    tm.state, tm.starts_on, tm.due_on, tm.note, tm.cost_planned_cents, tm.cost_actual_cents, tm.saving_per_year_cents,
    tm.updated_at, tm.version, tm.responsible_name,
    a.id as responsible_id, btrim(a.first_name || ' ' || a.last_name) as responsible_full_name,
    mg.active as goal_active, mg.sector, mg.inactive_since as goal_inactive_since,
    ${nameIn('gc.translations', language)} as goal_name, gc.slug as goal_slug,
    mc.slug, mc.translations, mc.effort, mc.impact,
    coalesce(tm.own_name, ${nameIn('mc.translations', language)}) as name,
    (
      select json_build_object('score', r.score, 'comment', r.comment, 'rated_at', r.rated_at)
      from measure_ratings r where r.organisation_id = tm.organisation_id and r.trackable_measure_id = tm.id
    ) as rating,
    coalesce((
      select json_agg(json_build_object('id', f.id, 'name', f.name, 'mime_type', f.mime_type, 'size', f.size)
        order by e.position)
      from measure_evidence e
      join resources f on f.organisation_id = e.organisation_id and f.id = e.resource_id
      where e.organisation_id = tm.organisation_id and e.trackable_measure_id = tm.id and f.deleted_at is null
    ), '[]') as evidence
  from trackable_measures tm
  join trackable_goals mg on mg.organisation_id = tm.organisation_id and mg.id = tm.trackable_goal_id
  join goals gc on gc.id = tm.goal_id
  left join measures mc on mc.id = tm.measure_id
  left join accounts a on a.organisation_id = tm.organisation_id and a.id = tm.responsible_account_id
    and a.status in ('ACTIVE', 'PENDING')`;

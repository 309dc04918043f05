import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import type { tracking } from '@metra/contract/tracking';
import type { TargetChange } from '@metra/contract/tracking-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Call } from '../../../platform/http/call.ts';

interface Row {
  id: number;
  at: Date;
  by: string | null;
  kind: TargetChange['kind'];
  kpi_id: number;
  slug: string;
  name: string;
  unit_code: string;
  unit_label: string;
  decimals: number;
  when_before: string | null;
  value_before: number | null;
  when_after: string | null;
  value_after: number | null;
  reason: string | null;
}

// Ids are given in the order in which things happen.
const newestFirst: Sorting<Query<typeof tracking.goalChanges>> = {
  columns: {},
  byDefault: sql`tc.id desc`,
  id: sql`tc.id`,
};

export const targetChangeViews = (db: Db, { actor, language }: Pick<Call, 'actor' | 'language'>) => ({
  /** How baselines and targets of a goal were changed, newest first. */
  async ofGoal(goalId: number, asked: Query<typeof tracking.goalChanges>): Promise<Page<TargetChange>> {
    const where = sql`where tc.organisation_id = ${actor.organisationId} and tc.trackable_goal_id = ${goalId}`;
    const rows = sql<Row>`
      select tc.id, tc.at, by.name as by, tc.kind, tc.kpi_id, k.slug,
        ${translatedText('k.translations', 'name', language)} as name, k.unit_code,
        coalesce(${translatedText('k.translations', 'unitLabel', language)}, k.unit_code) as unit_label, k.decimals,
        tc.when_before, tc.value_before, tc.when_after, tc.value_after, tc.reason
      from target_changes tc
      join kpis_definitions k on k.id = tc.kpi_id
      left join accounts_people by on by.organisation_id = tc.organisation_id and by.id = tc.account_id ${where}`;
    const page = await listPage(db, {
      rows,
      count: sql`from target_changes tc ${where}`,
      sort: newestFirst,
      asked,
    });
    return { ...page, items: page.items.map(changeOf) };
  },
});

const changeOf = (row: Row): TargetChange => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.by,
  kind: row.kind,
  kpi: {
    id: row.kpi_id,
    slug: row.slug,
    name: row.name,
    unit: { code: row.unit_code, label: row.unit_label },
    decimals: row.decimals,
  },
  before: valueAt(row.when_before, row.value_before),
  after: valueAt(row.when_after, row.value_after),
  reason: row.reason,
});

const valueAt = (when: string | null, value: number | null) =>
  when === null || value === null ? null : { when, value };

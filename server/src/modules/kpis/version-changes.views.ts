import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { kpiRecords } from '@metra/contract/operations/kpi-records';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/list-page.ts';

type Kind = 'CREATED' | 'CHANGED' | 'DELETED' | 'RESTORED';

/** A change of a versioned row, with the state before it. */
export interface VersionChangeRow<State> {
  version: number;
  at: Date;
  account_id: number | null;
  account_name: string | null;
  kind: Kind;
  state: State;
  before_kind: Kind | null;
  before_state: State | null;
}

interface Changed {
  organisationId: number;
  id: number;
  /** The table of the changes, and its column that names their subject. */
  table: 'kpi_record_changes' | 'own_factor_changes';
  owner: 'kpi_record_id' | 'own_factor_id';
  /** Additional columns of the change `c` and of the one before it, `before`. */
  columns: RawBuilder<unknown>;
}

export function versionChanges<Row extends VersionChangeRow<unknown>>(
  db: Db,
  { organisationId, id, table, owner, columns }: Changed,
  asked: Query<typeof kpiRecords.changes>,
): Promise<Page<Row>> {
  const changes = sql.table(table);
  const ownerOf = (alias: 'c' | 'before') => sql.ref(`${alias}.${owner}`);
  const where = sql`c.organisation_id = ${organisationId} and ${ownerOf('c')} = ${id}`;
  return listPage(db, {
    rows: sql<Row>`
      select c.version, c.at, c.kind, c.state, a.id as account_id, a.name as account_name,
        before.kind as before_kind, before.state as before_state, ${columns}
      from ${changes} c
      left join ${changes} before on before.organisation_id = c.organisation_id
        and ${ownerOf('before')} = ${ownerOf('c')} and before.version = c.version - 1
      left join accounts_people a on a.organisation_id = c.organisation_id and a.id = c.account_id
      where ${where}`,
    count: sql`from ${changes} c where ${where}`,
    sort: { columns: {}, byDefault: sql`c.version desc`, id: sql`c.version` },
    asked,
  });
}

/** A deleted state is shown as null. */
export const versionChangeView = <State, View>(
  row: VersionChangeRow<State>,
  stateView: (state: State, side: 'before' | 'after') => View,
) => ({
  id: row.version,
  at: row.at.toISOString(),
  by: row.account_id === null ? null : { id: row.account_id, name: row.account_name ?? '' },
  kind: row.kind,
  before: row.before_state && row.before_kind !== 'DELETED' ? stateView(row.before_state, 'before') : null,
  after: row.kind === 'DELETED' ? null : stateView(row.state, 'after'),
});

import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/database/database-errors.ts';
import { assertUnchanged } from '../../../platform/http/assert-version.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OwnFactorColumns } from './check-own-factor.ts';

/** The state of an own factor after a change, as the history stores it; numbers are text, so that they stay exact. */
export interface StoredOwnFactor {
  value: string;
  unit: string;
  firstYear: number;
  lastYear: number | null;
  source: string;
  note: string | null;
  evidence: { id: number; name: string }[];
}

interface WrittenBy {
  accountId: number;
  now: Date;
  why: string | null;
}

interface EvidenceFile {
  id: number;
  name: string;
}

const stateOf = (evidence: RawBuilder<unknown>) => sql`jsonb_build_object(
  'value', o.value::text, 'unit', o.unit_code, 'firstYear', o.first_year, 'lastYear', o.last_year,
  'source', o.source, 'note', o.note, 'evidence', ${evidence})`;

const named = (files: readonly EvidenceFile[]) =>
  sql`${JSON.stringify(files.map(({ id, name }) => ({ id, name })))}::jsonb`;

export const ownFactorStore = (tx: Tx, organisationId: number) => ({
  /** One statement inserts the factor, its history and its evidence, so all or none of them are stored. */
  async insert(
    columns: OwnFactorColumns,
    files: readonly EvidenceFile[],
    { accountId, now }: WrittenBy,
  ): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      with o as (
        insert into own_factors (organisation_id, factor_id, selector, first_year, last_year, value, unit_code,
          canonical_value, gas, source, note, author_account_id, created_at, updated_at)
        values (${organisationId}, ${columns.factor_id}, ${columns.selector}, ${columns.first_year},
          ${columns.last_year}, ${columns.value}, ${columns.unit_code}, ${columns.canonical_value}, ${columns.gas},
          ${columns.source}, ${columns.note}, ${accountId}, ${now}, ${now})
        returning *
      ),
      log as (
        insert into own_factor_changes (organisation_id, own_factor_id, version, at, account_id, kind, state)
        select o.organisation_id, o.id, o.version, ${now}::timestamptz, ${accountId}::bigint, 'CREATED',
          ${stateOf(named(files))}
        from o
      ),
      evidence as (
        insert into own_factor_evidence (organisation_id, own_factor_id, resource_id, position)
        select o.organisation_id, o.id, (file.data ->> 'id')::bigint, file.place
        from o cross join lateral jsonb_array_elements(${named(files)}) with ordinality as file(data, place)
      )
      select id from o`
      .execute(tx)
      .catch(explain);
    const [row] = rows;
    assertUnchanged(row);
    return row.id;
  },

  /** Returns false if the version has changed. Restoring also brings back a deleted factor. */
  async update(
    id: number,
    version: number,
    columns: OwnFactorColumns,
    {
      files,
      kind,
      accountId,
      now,
      why,
    }: WrittenBy & {
      /** Null leaves the files unchanged. */
      files: readonly EvidenceFile[] | null;
      kind: 'CHANGED' | 'RESTORED';
    },
  ): Promise<boolean> {
    const { rows } = await sql`
      with o as (
        update own_factors set first_year = ${columns.first_year}, last_year = ${columns.last_year},
          value = ${columns.value}, unit_code = ${columns.unit_code}, canonical_value = ${columns.canonical_value},
          gas = ${columns.gas}, source = ${columns.source}, note = ${columns.note},
          author_account_id = ${accountId}, updated_at = ${now}, deleted_at = null, version = version + 1
        where organisation_id = ${organisationId} and id = ${id} and version = ${version}
          and (deleted_at is null) = (${kind}::text = 'CHANGED')
        returning *
      ),
      log as (
        insert into own_factor_changes (organisation_id, own_factor_id, version, at, account_id, kind, why, state)
        select o.organisation_id, o.id, o.version, ${now}::timestamptz, ${accountId}::bigint, ${kind}, ${why},
          ${stateOf(files ? named(files) : sql`before.state -> 'evidence'`)}
        from o join own_factor_changes before on before.organisation_id = o.organisation_id
          and before.own_factor_id = o.id and before.version = o.version - 1
      )
      select id from o`
      .execute(tx)
      .catch(explain);
    if (rows.length === 0) return false;
    if (files) await this.replaceEvidence(id, files);
    return true;
  },

  async replaceEvidence(id: number, files: readonly EvidenceFile[]): Promise<void> {
    const ids = files.map((file) => file.id);
    await tx
      .deleteFrom('own_factor_evidence')
      .where('organisation_id', '=', organisationId)
      .where('own_factor_id', '=', id)
      .where(sql<boolean>`resource_id <> all(${ids}::bigint[])`)
      .execute();
    await sql`
      insert into own_factor_evidence (organisation_id, own_factor_id, resource_id, position)
      select ${organisationId}::bigint, ${id}::bigint, file.id, file.place
      from unnest(${ids}::bigint[]) with ordinality as file(id, place)
      on conflict (organisation_id, own_factor_id, resource_id) do update set position = excluded.position`
      .execute(tx)
      .catch(explain);
  },

  /**
   * Marks the factor as deleted and keeps its last state in the history; returns false if the version has changed.
   */
  async remove(id: number, version: number, { accountId, now, why }: WrittenBy): Promise<boolean> {
    const { rows } = await sql`
      with o as (
        update own_factors set deleted_at = ${now}, updated_at = ${now}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id} and version = ${version} and deleted_at is null
        returning organisation_id, id, version
      ),
      log as (
        insert into own_factor_changes (organisation_id, own_factor_id, version, at, account_id, kind, why, state)
        select o.organisation_id, o.id, o.version, ${now}::timestamptz, ${accountId}::bigint, 'DELETED', ${why}, c.state
        from o join own_factor_changes c
          on c.organisation_id = o.organisation_id and c.own_factor_id = o.id and c.version = o.version - 1
      )
      select id from o`.execute(tx);
    return rows.length > 0;
  },

  async stateIn(id: number, version: number): Promise<StoredOwnFactor | undefined> {
    const { rows } = await sql<{ state: StoredOwnFactor }>`
      select state from own_factor_changes
      where organisation_id = ${organisationId} and own_factor_id = ${id} and version = ${version}`.execute(
      tx,
    );
    return rows[0]?.state;
  },
});

/** A caller who adds a factor must hold the lock on the organisation, so that the count stays right. */
export async function countOwnFactors(db: Db, organisationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('own_factors')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

function explain(error: unknown): never {
  if (isUniqueViolation(error, 'own_factors_year_unique'))
    throw new DomainError('own_factor.year_taken', { fields: [{ path: 'firstYear', key: 'taken' }] });
  if (isForeignKeyViolation(error, 'own_factor_evidence_own_file'))
    throw new DomainError('not_found.resource');
  throw error;
}

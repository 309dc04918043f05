import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { factors as operations } from '@metra/contract/operations/factors';
import type { OwnFactor, OwnFactorChange } from '@metra/contract/shapes/factor-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { Decimal, onTheWire } from '../rules/decimal.ts';
import { factorUnitLabel } from '../rules/units.ts';
import { type VersionChangeRow, versionChanges, versionChangeView } from '../version-changes.views.ts';
import type { OwnFactorColumns } from './check-own-factor.ts';
import { factorName } from './factor.views.ts';
import type { StoredOwnFactor } from './own-factors.store.ts';
import type { Factors } from './resolve-factors.ts';

export interface OwnFactorRow extends OwnFactorColumns {
  id: number;
  /** The name that formulas used at the time of entry. */
  name: string;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  author_id: number | null;
  author_name: string | null;
  evidence: readonly { id: number; name: string; mime_type: string; size: number }[];
  version: number;
}

interface ChangeRow extends VersionChangeRow<StoredOwnFactor> {
  why: string | null;
}

const ownFactorSelect = sql<OwnFactorRow>`
  select o.id, o.factor_id, o.selector, coalesce(o.selector, f.slug) as name, o.first_year, o.last_year,
    o.value::text as value, o.unit_code, o.canonical_value::text as canonical_value, o.gas, o.source, o.note,
    o.created_at, o.updated_at, o.deleted_at, o.version, author.id as author_id, author.name as author_name,
    coalesce((
      select json_agg(json_build_object('id', r.id, 'name', r.name, 'mime_type', r.mime_type, 'size', r.size)
        order by e.position)
      from own_factor_evidence e
      join resources_files r on r.organisation_id = e.organisation_id and r.id = e.resource_id
      where e.organisation_id = o.organisation_id and e.own_factor_id = o.id and r.deleted_at is null
    ), '[]') as evidence
  from own_factors o
  left join factors f on f.id = o.factor_id
  left join accounts_people author on author.organisation_id = o.organisation_id and author.id = o.author_account_id`;

const sort: Sorting<Query<typeof operations.listOwn>> = {
  columns: { firstYear: sql`o.first_year`, updatedAt: sql`o.updated_at` },
  byDefault: '-firstYear',
  id: sql`o.id`,
};

export const ownFactorViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** Finds deleted factors too. */
  async find(id: number): Promise<OwnFactorRow | undefined> {
    const { rows } = await sql<OwnFactorRow>`${ownFactorSelect}
      where o.organisation_id = ${organisationId} and o.id = ${id}`.execute(db);
    return rows[0];
  },

  /** The latest year comes first. */
  async all(): Promise<OwnFactorRow[]> {
    const { rows } = await sql<OwnFactorRow>`${ownFactorSelect}
      where o.organisation_id = ${organisationId} and o.deleted_at is null
      order by o.first_year desc, o.id`.execute(db);
    return rows;
  },

  list(
    query: Query<typeof operations.listOwn>,
    of: { factorId: number | null; selector: string | null } | undefined,
  ): Promise<Page<OwnFactorRow>> {
    const where = sql.join(
      [
        sql`o.organisation_id = ${organisationId}`,
        query.deleted ? sql`o.deleted_at is not null` : sql`o.deleted_at is null`,
        ...(of
          ? [
              sql`o.factor_id is not distinct from ${of.factorId}::bigint`,
              sql`o.selector is not distinct from ${of.selector}::text`,
            ]
          : []),
      ],
      sql` and `,
    );
    return listPage(db, {
      rows: sql<OwnFactorRow>`${ownFactorSelect} where ${where}`,
      count: sql`from own_factors o where ${where}`,
      sort,
      asked: query,
    });
  },

  async changes(id: number, query: Query<typeof operations.ownChanges>): Promise<Page<OwnFactorChange>> {
    const page = await versionChanges<ChangeRow>(
      db,
      {
        organisationId,
        id,
        table: 'own_factor_changes',
        owner: 'own_factor_id',
        columns: sql`c.why`,
      },
      query,
    );
    return {
      ...page,
      items: page.items.map((row) => ({ ...versionChangeView(row, stateView), why: row.why })),
    };
  },
});

const stateView = ({ value, unit, ...state }: StoredOwnFactor): NonNullable<OwnFactorChange['after']> => ({
  ...state,
  value: onTheWire(new Decimal(value)),
  unit: { code: unit, label: factorUnitLabel(unit) },
});

export function ownFactorView(
  row: OwnFactorRow,
  factors: Factors,
  { linkTo, language }: { linkTo: LinkTo; language: Language },
): OwnFactor {
  const factor = factors.nameOf(row.name);
  return {
    id: row.id,
    factor,
    name: factorName(factors, factor, language) ?? factor,
    value: onTheWire(new Decimal(row.value)),
    unit: { code: row.unit_code, label: factorUnitLabel(row.unit_code) },
    gas: row.gas,
    firstYear: row.first_year,
    lastYear: row.last_year,
    source: row.source,
    note: row.note,
    evidence: row.evidence.map(({ id, name, mime_type, size }) => ({
      id,
      name,
      mimeType: mime_type,
      size,
      url: linkTo({ id, name, mime_type }),
    })),
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}

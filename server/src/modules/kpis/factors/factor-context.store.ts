import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { Decimal } from '../rules/decimal.ts';
import type { OwnFactor } from './own-factor.ts';
import type { FactorContext } from './resolve-factors.ts';

/** Numbers are text in the JSON, so that they stay exact. */
export interface FactorContextRow {
  country: string | null;
  own: (Omit<OwnFactor, 'value'> & { value: string })[];
}

/** Reads as JSON what an organisation's factors depend on, so that one statement can read several kinds of rows. */
export const factorContextJson = (organisationId: number) => sql<FactorContextRow>`json_build_object(
  'country', (select o.country from organisations_countries o where o.id = ${organisationId}),
  'own', coalesce((
    select json_agg(json_build_object('id', own.id, 'name', coalesce(own.selector, f.slug),
      'firstYear', own.first_year, 'lastYear', own.last_year, 'value', own.canonical_value::text, 'gas', own.gas,
      'source', own.source, 'note', own.note))
    from own_factors own left join factors f on f.id = own.factor_id
    where own.organisation_id = ${organisationId} and own.deleted_at is null), '[]'))`;

export const factorContextOf = ({ country, own }: FactorContextRow): FactorContext => ({
  country,
  own: own.map((each) => ({ ...each, value: new Decimal(each.value) })),
});

export const factorContextStore = (db: Db, organisationId: number) => ({
  async read(): Promise<FactorContext> {
    const { rows } = await sql<{ context: FactorContextRow }>`
      select ${factorContextJson(organisationId)} as context`.execute(db);
    return rows[0] ? factorContextOf(rows[0].context) : { country: null, own: [] };
  },
});

import type { Account } from '@metra/contract/shapes/accounts';
import type { Db } from '../../platform/database/database.ts';
import type { LinkTo } from '../resources/resources.module.ts';
import type { Dependencies } from './dependencies.ts';
import { hasSecondFactor } from './second-factor/second-factor.store.ts';

type Needs = Pick<Dependencies, 'linkTo' | 'isSecondFactorDemanded'>;

const fullName = ({ first, last }: { first: string; last: string }) => `${first} ${last}`.trim();

/** Columns of `resources_files as r`, which is the organisation's logo. */
export const logoColumns = ['r.id as logo_id', 'r.name as logo_name', 'r.mime_type as logo_type'] as const;

interface LogoRow {
  logo_id: number | null;
  logo_name: string | null;
  logo_type: string | null;
}

export const logoUrl = ({ logo_id, logo_name, logo_type }: LogoRow, linkTo: LinkTo): string | null =>
  logo_id === null ? null : linkTo({ id: logo_id, name: logo_name ?? '', mime_type: logo_type ?? '' });

/** Accounts for their owners. */
export const accountViews = (db: Db, { linkTo, isSecondFactorDemanded }: Needs) => ({
  async own(accountId: number, impersonatorId: number | null = null): Promise<Account | undefined> {
    const row = await db
      .selectFrom('accounts as a')
      .innerJoin('organisations_directory as o', 'o.id', 'a.organisation_id')
      .leftJoin('resources_files as r', (join) =>
        join.onRef('r.organisation_id', '=', 'o.id').onRef('r.id', '=', 'o.logo_resource_id'),
      )
      .leftJoin('accounts as i', (join) => join.on('i.id', '=', impersonatorId))
      .select([
        'a.id',
        'a.email',
        'a.first_name',
        'a.last_name',
        'a.language',
        'a.roles',
        'a.team_role',
        'a.created_at',
        'a.confirmed_at',
        'a.last_login_at',
        'a.must_change_password',
        hasSecondFactor.as('has_second_factor'),
        'o.id as organisation_id',
        'o.name as organisation_name',
        'o.slug as organisation_slug',
        'o.first_month_of_business_year',
        ...logoColumns,
        'i.id as impersonator_id',
        'i.first_name as impersonator_first_name',
        'i.last_name as impersonator_last_name',
      ])
      .where('a.id', '=', accountId)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      id: row.id,
      email: row.email ?? '',
      firstName: row.first_name,
      lastName: row.last_name,
      language: row.language,
      roles: row.roles,
      teamRole: row.team_role,
      organisation: {
        id: row.organisation_id,
        name: row.organisation_name,
        slug: row.organisation_slug,
        logoUrl: logoUrl(row, linkTo),
        firstMonth: row.first_month_of_business_year,
      },
      createdAt: row.created_at.toISOString(),
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
      impersonator:
        row.impersonator_id === null
          ? null
          : {
              id: row.impersonator_id,
              name: fullName({
                first: row.impersonator_first_name ?? '',
                last: row.impersonator_last_name ?? '',
              }),
            },
      mustChangePassword: row.must_change_password && impersonatorId === null,
      secondFactor: row.has_second_factor
        ? 'ACTIVE'
        : impersonatorId === null && isSecondFactorDemanded(row.roles)
          ? 'MISSING'
          : 'NONE',
    };
  },
});

import type { Language } from '@metra/contract/core/primitives';
import type { CompanyProfile } from '@metra/contract/operations/profile';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { textsIn } from '../../platform/translations.ts';
import type { LinkTo } from '../resources/resources.module.ts';

/** The profile of an organisation in one language. A deleted logo is left out. */
export const profileViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  async profile(linkTo: LinkTo): Promise<CompanyProfile> {
    const row = await db
      .selectFrom('organisations as o')
      .leftJoin('catalogue_industries as i', 'i.id', 'o.industry_id')
      .leftJoin('catalogue_sizes as s', 's.id', 'o.size_id')
      .leftJoin('resources_files as r', (join) =>
        join
          .onRef('r.organisation_id', '=', 'o.id')
          .onRef('r.id', '=', 'o.logo_resource_id')
          .on('r.deleted_at', 'is', null),
      )
      .selectAll('o')
      .select([
        'i.translations as industry_texts',
        's.translations as size_texts',
        'r.id as logo_id',
        'r.name as logo_name',
        'r.mime_type as logo_type',
      ])
      .where('o.id', '=', organisationId)
      .executeTakeFirst();
    if (!row) throw new DomainError('auth.unauthenticated');
    const { latitude, longitude, logo_id: logoId } = row;
    return {
      name: row.name,
      street: row.street,
      additionalInfo: row.additional_info,
      zipCode: row.zip_code,
      city: row.city,
      country: row.country,
      location:
        latitude === null || longitude === null
          ? null
          : { label: row.location_label ?? '', latitude, longitude },
      industry: named(row.industry_id, row.industry_texts, language),
      size: named(row.size_id, row.size_texts, language),
      logo:
        logoId === null
          ? null
          : {
              id: logoId,
              url: linkTo({ id: logoId, name: row.logo_name ?? '', mime_type: row.logo_type ?? '' }),
            },
      website: row.website,
      email: row.email,
      phone: row.phone,
      description: row.description,
      firstMonth: row.first_month_of_business_year,
      version: row.version,
    };
  },
});

const named = (id: number | null, texts: unknown, language: Language) =>
  id === null ? null : { id, name: textsIn<{ name: string }>(texts, language).name };

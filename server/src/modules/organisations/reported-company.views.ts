import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';

/** The organisation's data in a report. */
export interface ReportedCompany {
  name: string;
  street: string | null;
  additional_info: string | null;
  zip_code: string | null;
  city: string | null;
  country: string | null;
  industry: string | null;
  slogan: string | null;
  description: string | null;
  website: string | null;
  time_zone: string;
  first_month: number;
  logo: { id: number; name: string; mime_type: string } | null;
}

export const reportedCompanyViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  /** Reads the data in one language. A text that only exists in the other one is used as it is. */
  async one(): Promise<ReportedCompany | undefined> {
    const inLanguage = (name: 'slogan' | 'description') =>
      language === 'de'
        ? sql`coalesce(${sql.ref(`o.${name}`)}, ${sql.ref(`o.english_${name}`)})`
        : sql`coalesce(${sql.ref(`o.english_${name}`)}, ${sql.ref(`o.${name}`)})`;
    const { rows } = await sql<ReportedCompany>`
    select o.name, o.street, o.additional_info, o.zip_code, o.city, o.country,
      ${translatedText('i.translations', 'name', language)} as industry,
      ${inLanguage('slogan')} as slogan, ${inLanguage('description')} as description, o.website, o.time_zone,
      o.first_month_of_business_year as first_month,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name, 'mime_type', r.mime_type) end as logo
    from organisations o
    left join catalogue_industries i on i.id = o.industry_id
    left join resources_files r on r.organisation_id = o.id and r.id = o.logo_resource_id and r.deleted_at is null
    where o.id = ${organisationId}`.execute(db);
    return rows[0];
  },
});

import type { ResourceUse, ResourceUses } from '@metra/contract/operations/resources';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';

const most = 50;

export const resourceUseViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  /** Collects the uses of a file from all modules that refer to files. Public uses come first. */
  async of(resourceId: number): Promise<ResourceUses> {
    const ofFile = sql`organisation_id = ${organisationId} and resource_id = ${resourceId}`;
    const { rows } = await sql<ResourceUse & { count: number }>`
    select kind, id, name, "from", "to", published, count(*) over ()::integer as count
    from (
      select 'LOGO' as kind, id, name, null::date as "from", null::date as "to", false as published
      from organisations_directory where id = ${organisationId} and logo_resource_id = ${resourceId}
      union all
      select 'KPI_RECORD', kpi_id, ${translatedText('translations', 'name', language)}, period_start, period_end, false
      from kpis_record_files where ${ofFile}
      union all
      select 'OWN_FACTOR', own_factor_id, source, make_date(first_year, 1, 1), make_date(last_year, 12, 31), false
      from kpis_own_factor_files where ${ofFile}
      union all
      select 'MEASURE', trackable_measure_id, coalesce(own_name, ${translatedText('translations', 'name', language)}),
        null, null, false
      from tracking_measure_files where ${ofFile}
      union all
      select kind, subject_id, names ->> ${language}::text, null, null, published from resource_uses where ${ofFile}
    ) as uses
    order by published desc, kind, "from" desc nulls last, name, id
    limit ${most}`.execute(db);
    return { count: rows[0]?.count ?? 0, uses: rows.map(({ count: _, ...use }) => use) };
  },
});

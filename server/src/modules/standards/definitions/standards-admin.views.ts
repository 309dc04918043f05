import type { Language } from '@metra/contract/core/primitives';
import type { AdminStandard, AdminStandardDetail } from '@metra/contract/operations/standards-admin';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { textsIn } from '../../../platform/translations.ts';
import { unitText } from '../../kpis/kpis.module.ts';
import type { DatapointDefinition, DatapointTexts, StandardVersion } from './definition.ts';

interface Row {
  version: string;
  standard: string;
  translations: unknown;
  published_on: string;
  from_year: number;
  source: string;
  disclosures: number;
  datapoints: number;
  tables: number;
  concepts: number;
  codes: number;
  organisations: number;
}

/** Standards for the operator's staff. They are read-only, because they come with the program. */
export const standardsAdminViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  async list(slug?: string): Promise<AdminStandard[]> {
    const { rows } = await sql<Row>`
      select v.slug as version, s.slug as standard, s.translations, v.published_on, v.from_year, v.source,
        (select count(*) from standard_disclosures d where d.version_id = v.id)::integer as disclosures,
        (select count(*) from standard_datapoints p where p.version_id = v.id and p.type <> 'TABLE')::integer as datapoints,
        (select count(*) from standard_datapoints p where p.version_id = v.id and p.type = 'TABLE')::integer as tables,
        (select count(distinct p.concept) from standard_datapoints p
          where p.version_id = v.id and p.type <> 'TABLE')::integer as concepts,
        (select count(*) from standard_members m where m.version_id = v.id)::integer as codes,
        (select count(distinct a.organisation_id) from disclosure_answers a
          where a.version_id = v.id and a.state is not null)::integer as organisations
      from standard_versions v join standards s on s.id = v.standard_id
      where ${slug ?? null}::text is null or v.slug = ${slug ?? null}
      order by s.position, s.id, v.from_year desc, v.id desc limit 100`.execute(db);
    return rows.map(({ translations, published_on, from_year, ...row }) => ({
      ...row,
      name: textsIn<{ name: string }>(translations, language).name,
      publishedOn: published_on,
      fromYear: from_year,
    }));
  },

  detail: ({ disclosures }: StandardVersion): AdminStandardDetail['disclosuresInOrder'] =>
    disclosures.map(({ code, module, translations, datapoints, tables }) => ({
      code,
      module,
      name: textsIn<{ name: string }>(translations, language).name,
      datapoints: [
        ...datapoints.map((each) => datapointView(each, null, language)),
        ...tables.flatMap((table) =>
          table.columns.map((column) => datapointView(column, table.name, language)),
        ),
      ],
    })),
});

function datapointView(each: DatapointDefinition, table: string | null, language: Language) {
  const { label, appliesIf } = textsIn<DatapointTexts>(each.translations, language);
  return {
    name: each.name,
    concept: each.concept,
    label,
    type: each.type,
    unit: each.unit === null ? null : unitText(each.unit, language),
    paragraph: each.paragraph,
    required: each.required,
    appliesIf: appliesIf ?? null,
    table,
    mapping: each.kpi?.expression ?? each.profile,
  };
}

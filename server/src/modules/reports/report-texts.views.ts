import {
  type Explanation,
  narrativeSections,
  type ReportNarrative,
} from '@metra/contract/shapes/report-shapes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';

interface NarrativeRow {
  year: number;
  section: string;
  text: string;
  version: number;
  updated_at: Date;
  by: string | null;
}

interface ExplanationRow {
  key: string;
  text: string;
  version: number;
  updated_at: Date;
  by: string | null;
}

export interface GivenExplanation {
  explanation: Explanation | null;
  version: number;
}

const unexplained: GivenExplanation = { explanation: null, version: 0 };

/** Texts that people have written for the report of a year. */
export const reportTextViews = (
  db: Db,
  { organisationId, year }: Pick<Reader, 'organisationId'> & { year: number },
) => ({
  async narrative(): Promise<ReportNarrative[]> {
    const { rows } = await sql<NarrativeRow>`
      select n.year, n.section, n.text, n.version, n.updated_at, a.name as by
      from report_narratives n
      left join accounts_people a on a.organisation_id = n.organisation_id and a.id = n.account_id
      where n.organisation_id = ${organisationId} and n.year in (${year}, ${year - 1})`.execute(db);
    return narrativeSections.map((section) => {
      const now = rows.find((row) => row.year === year && row.section === section);
      const before = rows.find((row) => row.year !== year && row.section === section);
      return {
        section,
        text: now?.text ?? null,
        version: now?.version ?? 0,
        updatedAt: now?.updated_at.toISOString() ?? null,
        updatedBy: now?.by ?? null,
        previous: before?.text ?? null,
      };
    });
  },

  /** Explanations by the key of the gap or check. */
  async explanations(): Promise<(key: string) => GivenExplanation> {
    const { rows } = await sql<ExplanationRow>`
      select e.key, e.text, e.version, e.updated_at, a.name as by
      from report_explanations e
      left join accounts_people a on a.organisation_id = e.organisation_id and a.id = e.account_id
      where e.organisation_id = ${organisationId} and e.year = ${year}`.execute(db);
    const given = new Map(
      rows.map(({ key, text, version, updated_at, by }) => [
        key,
        { explanation: { text, by, at: updated_at.toISOString() }, version },
      ]),
    );
    return (key) => given.get(key) ?? unexplained;
  },

  async firstYear(): Promise<number | null> {
    const { rows } = await sql<{ year: number | null }>`
      select min(n.year) as year from report_narratives n where n.organisation_id = ${organisationId}`.execute(
      db,
    );
    return rows[0]?.year ?? null;
  },
});

import type { Language } from '@metra/contract/core/primitives';
import type { CellValue, DatapointValue } from '@metra/contract/shapes/standard-shapes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Answer, AnswerRow, ProfilePlace } from './answer.ts';

interface AnswerWrite extends Pick<Answer, 'name' | 'state' | 'value' | 'reason' | 'remark' | 'language'> {
  responsibleId: number | null;
  confirmedAt: string | null;
  confirmedBy: number | null;
  changedAt: string;
  changedBy: number;
}

interface StoredAnswer extends Answer {
  year: number;
}

/** An organisation's answers to the versions of one standard. */
export const answersStore = (db: Db, organisationId: number) => ({
  /** Answers of some years. Where versions of a standard overlap, the answer to this version is preferred. */
  async read(versionId: number, years: readonly number[]): Promise<StoredAnswer[]> {
    const { rows } = await sql<{
      year: number;
      name: string;
      state: Answer['state'];
      value: DatapointValue | null;
      reason: string | null;
      remark: string | null;
      language: Language;
      responsible_id: number | null;
      responsible: string | null;
      confirmed_at: Date | null;
      confirmed_by: number | null;
      confirmer: string | null;
      changed_at: Date;
      changer: string | null;
      version: number;
    }>`
      select distinct on (a.year, a.name) a.year, a.name, a.state, a.value, a.reason, a.remark, a.language,
        r.id as responsible_id, r.name as responsible, a.confirmed_at, a.confirmed_by, c.name as confirmer,
        a.changed_at, w.name as changer, a.version
      from disclosure_answers a
      join standard_versions v on v.id = a.version_id
      join standard_versions mine on mine.id = ${versionId} and mine.standard_id = v.standard_id
      left join accounts_people r on r.organisation_id = a.organisation_id and r.id = a.responsible_account_id
      left join accounts_people c on c.organisation_id = a.organisation_id and c.id = a.confirmed_by
      left join accounts_people w on w.organisation_id = a.organisation_id and w.id = a.changed_by
      where a.organisation_id = ${organisationId} and a.year = any(${[...years]}::integer[])
        and (a.version_id = ${versionId} or a.year < ${Math.max(...years)})
      order by a.year, a.name, (a.version_id = ${versionId}) desc, v.from_year desc`.execute(db);
    return rows.map((row) => ({
      year: row.year,
      name: row.name,
      state: row.state,
      value: row.value,
      reason: row.reason,
      remark: row.remark,
      language: row.language,
      responsible:
        row.responsible_id === null ? null : { id: row.responsible_id, name: row.responsible ?? '–' },
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      confirmedBy: row.confirmer,
      confirmedById: row.confirmed_by,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.changer,
      version: row.version,
    }));
  },

  /** Rows of tables of some years, in the order of each table. */
  async rows(
    versionId: number,
    years: readonly number[],
  ): Promise<(AnswerRow & { year: number; name: string })[]> {
    const { rows } = await sql<{ year: number; name: string; key: string; cells: CellValue[] }>`
      select r.year, r.name, r.key, r.cells from disclosure_rows r
      where r.organisation_id = ${organisationId} and r.year = any(${[...years]}::integer[])
        and r.version_id = ${versionId}
      order by r.year, r.name, r.position`.execute(db);
    return rows;
  },

  /** The first year with an answer, including "not applicable". A remark alone does not count. */
  async firstYear(): Promise<number | null> {
    const { rows } = await sql<{ year: number | null }>`
      select min(a.year) as year from disclosure_answers a
      where a.organisation_id = ${organisationId} and a.state is not null`.execute(db);
    return rows[0]?.year ?? null;
  },

  people: (versionId: number, year: number) =>
    db
      .selectFrom('disclosure_people as p')
      .innerJoin('standard_disclosures as d', 'd.id', 'p.disclosure_id')
      .innerJoin('accounts_people as a', 'a.id', 'p.account_id')
      .select(['d.code', 'a.id', 'a.name'])
      .where('p.organisation_id', '=', organisationId)
      .where('a.organisation_id', '=', organisationId)
      .where('p.year', '=', year)
      .where('d.version_id', '=', versionId)
      .execute(),

  async place(): Promise<ProfilePlace | undefined> {
    const row = await db
      .selectFrom('organisations_places')
      .select(['name', 'street', 'zip_code', 'city', 'country', 'latitude', 'longitude'])
      .where('id', '=', organisationId)
      .executeTakeFirst();
    return (
      row && {
        name: row.name ?? '',
        street: row.street,
        zipCode: row.zip_code,
        city: row.city,
        country: row.country,
        latitude: row.latitude,
        longitude: row.longitude,
      }
    );
  },

  async identifiers() {
    const { rows } = await sql<{
      lei: string | null;
      register_number: string | null;
      version: number | null;
      vat_id: string | null;
    }>`
      select i.lei, i.register_number, i.version,
        (select v.vat_id from subscriptions_vat_ids v where v.organisation_id = ${organisationId}) as vat_id
      from (select 1) one left join entity_identifiers i on i.organisation_id = ${organisationId}`.execute(
      db,
    );
    const [row] = rows;
    return {
      lei: row?.lei ?? null,
      vatId: row?.vat_id ?? null,
      registerNumber: row?.register_number ?? null,
      version: row?.version ?? 0,
    };
  },
});

/** Writes an organisation's answers to one version for a year. */
export const answerWrites = (tx: Tx, organisationId: number, versionId: number, year: number) => ({
  /** The lock serialises two people who answer the same datapoint, even if it has no row yet. */
  async lock(names: readonly string[]): Promise<void> {
    const keys = [...new Set(names)]
      .toSorted()
      .map((name) => `answer ${organisationId} ${year} ${versionId} ${name}`);
    await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) key`.execute(
      tx,
    );
  },

  async save(answers: readonly AnswerWrite[]): Promise<void> {
    if (answers.length === 0) return;
    await sql`
      insert into disclosure_answers (organisation_id, year, version_id, name, state, value, reason, remark, language,
        responsible_account_id, confirmed_at, confirmed_by, changed_at, changed_by)
      select ${organisationId}, ${year}, ${versionId}, a.name, a.state, nullif(a.value, 'null'::jsonb), a.reason, a.remark,
        a.language, a."responsibleId", a."confirmedAt", a."confirmedBy", a."changedAt", a."changedBy"
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a(name text, state text, value jsonb, reason text,
        remark text, language text, "responsibleId" bigint, "confirmedAt" timestamptz, "confirmedBy" bigint,
        "changedAt" timestamptz, "changedBy" bigint)
      on conflict (organisation_id, year, version_id, name) do update set state = excluded.state, value = excluded.value,
        reason = excluded.reason, remark = excluded.remark, language = excluded.language,
        responsible_account_id = excluded.responsible_account_id, confirmed_at = excluded.confirmed_at,
        confirmed_by = excluded.confirmed_by, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
        version = disclosure_answers.version + 1`.execute(tx);
  },

  /** Replaces all rows of a table with two statements, whatever their number. */
  async replaceRows(name: string, rows: readonly AnswerRow[]): Promise<void> {
    await tx
      .deleteFrom('disclosure_rows')
      .where('organisation_id', '=', organisationId)
      .where('year', '=', year)
      .where('version_id', '=', versionId)
      .where('name', '=', name)
      .execute();
    if (rows.length === 0) return;
    await sql`
      insert into disclosure_rows (organisation_id, year, version_id, name, key, position, cells)
      select ${organisationId}, ${year}, ${versionId}, ${name}, r.row ->> 'key', r.position, r.row -> 'cells'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r(row, position)`.execute(
      tx,
    );
  },

  /** Copies rows of the previous year. */
  async carryRows(names: readonly string[], fromYear: number): Promise<void> {
    await tx
      .deleteFrom('disclosure_rows')
      .where('organisation_id', '=', organisationId)
      .where('year', '=', year)
      .where('version_id', '=', versionId)
      .where('name', 'in', names)
      .execute();
    await sql`
      insert into disclosure_rows (organisation_id, year, version_id, name, key, position, cells)
      select r.organisation_id, ${year}, r.version_id, r.name, r.key, r.position, r.cells from disclosure_rows r
      where r.organisation_id = ${organisationId} and r.year = ${fromYear} and r.version_id = ${versionId}
        and r.name = any(${[...names]}::text[])`.execute(tx);
  },

  async setResponsible(disclosureId: number, accountId: number | null): Promise<void> {
    if (accountId === null) {
      await tx
        .deleteFrom('disclosure_people')
        .where('organisation_id', '=', organisationId)
        .where('year', '=', year)
        .where('disclosure_id', '=', disclosureId)
        .execute();
      return;
    }
    await tx
      .insertInto('disclosure_people')
      .values({ organisation_id: organisationId, year, disclosure_id: disclosureId, account_id: accountId })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'year', 'disclosure_id']).doUpdateSet({ account_id: accountId }),
      )
      .execute();
  },
});

/** True if the person belongs to the organisation and has not left it. */
export async function isColleague(db: Db, organisationId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts_people')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', accountId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveIdentifiers(
  tx: Tx,
  organisationId: number,
  { lei, registerNumber }: { lei: string | null; registerNumber: string | null },
): Promise<void> {
  await tx
    .insertInto('entity_identifiers')
    .values({ organisation_id: organisationId, lei, register_number: registerNumber })
    .onConflict((conflict) =>
      conflict.column('organisation_id').doUpdateSet((row) => ({
        lei,
        register_number: registerNumber,
        version: sql<number>`${row.ref('entity_identifiers.version')} + 1`,
      })),
    )
    .execute();
}

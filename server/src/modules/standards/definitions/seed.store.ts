import { sql } from 'kysely';
import type { Database, Db, Tx } from '../../../platform/database/database.ts';
import { contentHash, lockSeeds, noteSeeded, seededHashes } from '../../../platform/database/seeds.ts';
import { type DeliveredStandard, datapointRows, readDeliveredStandards } from './delivered-standards.ts';

/** Loads the delivered standards at every start. Answers are never deleted. */
export async function seedStandards(
  database: Database,
  delivered: readonly DeliveredStandard[] = readDeliveredStandards(),
): Promise<void> {
  for (const standard of delivered) {
    const name = `standard ${standard.version.slug}`;
    const hash = contentHash(standard);
    const isSeeded = async (db: Db) => (await seededHashes(db, [name])).get(name) === hash;
    if (await isSeeded(database.kysely)) continue;
    await database.transaction(async (tx) => {
      await lockSeeds(tx);
      if (await isSeeded(tx)) return;
      await seedVersion(tx, standard);
      await noteSeeded(tx, name, hash);
      await sql`select pg_notify('metra', 'catalogue:')`.execute(tx);
    });
  }
}

async function seedVersion(tx: Tx, delivered: DeliveredStandard): Promise<void> {
  const { standard, version, codeLists, disclosures } = delivered;
  const { id: standardId } = await tx
    .insertInto('standards')
    .values({ slug: standard.slug, translations: JSON.stringify(named(standard.name)) })
    .onConflict((conflict) =>
      conflict
        .constraint('standards_slug_unique')
        .doUpdateSet((row) => ({ translations: row.ref('excluded.translations') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = {
    standard_id: standardId,
    published_on: version.publishedOn,
    from_year: version.fromYear,
    source: version.source,
    entry_point: version.entryPoint,
    namespaces: JSON.stringify(version.namespaces),
    modules_from: version.modulesFrom,
    comprehensive: version.comprehensive,
  };
  const { id: versionId } = await tx
    .insertInto('standard_versions')
    .values({ slug: version.slug, ...columns })
    .onConflict((conflict) => conflict.constraint('standard_versions_slug_unique').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  const members = Object.entries(codeLists).flatMap(([list, codes]) =>
    codes.map((member, position) => ({ version_id: versionId, list, position, ...member })),
  );
  await tx.deleteFrom('standard_members').where('version_id', '=', versionId).execute();
  await sql`
    insert into standard_members (version_id, list, code, position, de, en)
    select version_id, list, code, position, de, en
    from jsonb_populate_recordset(null::standard_members, ${JSON.stringify(members)}::jsonb)`.execute(tx);
  await sql`
    insert into standard_disclosures (version_id, code, position, module, sector, translations)
    select version_id, code, position, module, sector, translations
    from jsonb_populate_recordset(null::standard_disclosures, ${JSON.stringify(
      disclosures.map(({ code, module, sector, name, description }, position) => ({
        version_id: versionId,
        code,
        position,
        module,
        sector,
        translations: {
          de: { name: name.de, description: description.de },
          en: { name: name.en, description: description.en },
        },
      })),
    )}::jsonb)
    on conflict on constraint standard_disclosures_code_unique do update set position = excluded.position,
      module = excluded.module, sector = excluded.sector, translations = excluded.translations`.execute(tx);
  await seedDatapoints(tx, versionId, delivered);
}

const named = ({ de, en }: { de: string; en: string }) => ({ de: { name: de }, en: { name: en } });

async function seedDatapoints(tx: Tx, versionId: number, delivered: DeliveredStandard): Promise<void> {
  const rows = datapointRows(delivered);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'disclosure');
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  await sql`
    insert into standard_datapoints (version_id, disclosure_id, ${list})
    select ${versionId}, d.id, ${sql.join(columns.map((column) => sql.ref(`r.${column}`)))}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as each
    cross join lateral jsonb_populate_record(null::standard_datapoints, each) r
    join standard_disclosures d on d.version_id = ${versionId} and d.code = each ->> 'disclosure'
    on conflict (version_id, name) do update set disclosure_id = excluded.disclosure_id, ${changes}`.execute(
    tx,
  );
  await sql`
    delete from standard_datapoints p where p.version_id = ${versionId}
      and p.name <> all(${rows.map(({ name }) => name)}::text[])
      and not exists (select from disclosure_answers a where a.version_id = p.version_id and a.name = p.name)`.execute(
    tx,
  );
}

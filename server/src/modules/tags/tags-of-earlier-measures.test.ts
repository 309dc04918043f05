import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/app/cluster.ts';
import { patientLimits } from '../../../test/app/patience.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { readMigrations } from '../../platform/database/migration-files.ts';
import { seedCatalogue } from '../catalogue/catalogue.module.ts';

let empty: TestDatabase;
let database: Database;

beforeAll(async () => {
  empty = await createEmptyDatabase({ connectionString: inject('testCluster') });
  const { connectionString } = empty;
  const migrations = readMigrations();
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === 'tags'),
  );
  await migrate({ connectionString, migrations: before });
  database = openDatabase({ connectionString, max: 2, limits: patientLimits });
});
afterAll(async () => {
  await database.close();
  await empty.drop();
});

const texts = `'{"de":{"name":"x","description":"","costHint":"","firstSteps":[]}}'`;

test('measures from before there were tags keep theirs, whatever editors had made up', async () => {
  await database.pool.query(`
    insert into goals (slug, sector, translations) values ('cut-emissions', 'e', ${texts});
    insert into measures (goal_id, slug, sector, translations, effort, impact, tag_slugs, edited_at)
    select id, 'edited', 'e', ${texts}, 'LOW', 'LOW', '{made-up,renewables,emas,renewables}', now() from goals;
    insert into measures (goal_id, slug, sector, translations, effort, impact, tag_slugs)
    select id, 'plain', 'e', ${texts}, 'LOW', 'LOW', '{}' from goals`);
  await migrate({ connectionString: empty.connectionString });
  await seedCatalogue(database);
  const { rows } = await sql<{ slug: string; name: string; type: string; parent: string | null }>`
    select t.slug, t.translations #>> '{de,name}' as name, y.slug as type, p.slug as parent
    from measure_tags mt join measures m on m.id = mt.measure_id join tags t on t.id = mt.tag_id
    join tag_types y on y.id = t.tag_type_id left join tags p on p.id = t.parent_id
    where m.slug = 'edited' order by mt.position`.execute(database.kysely);
  expect(rows).toEqual([
    { slug: 'made-up', name: 'made-up', type: 'topic', parent: null },
    { slug: 'renewables', name: 'Erneuerbare Energien', type: 'topic', parent: 'environment' },
    { slug: 'emas', name: 'EMAS', type: 'certification', parent: null },
  ]);
});

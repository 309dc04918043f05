import { seedCatalogue } from '../../server/src/modules/catalogue/catalogue.module.ts';
import { seedContent } from '../../server/src/modules/content/content.module.ts';
import { seedStandards } from '../../server/src/modules/standards/standards.module.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { patientLimits } from './patient-limits.ts';

/** Migrates a database and adds the delivered catalogue, pages and standards, as a start of the program does. */
export async function bringUpToDate({ connectionString }: { connectionString: string }): Promise<void> {
  await migrate({ connectionString });
  const database = openDatabase({ connectionString, max: 2, limits: patientLimits });
  try {
    await seedCatalogue(database);
    await seedContent(database);
    await seedStandards(database);
  } finally {
    await database.close();
  }
}

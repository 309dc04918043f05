import { translated } from '../../platform/delivered-files.ts';
import { writeDeliveredProjects } from '../projects/projects.module.ts';
import { demoCalendar } from './demo-calendar.ts';
import { readDemo } from './demo-data.ts';
import type { DemoPlatform } from './demo-environment.service.ts';

/** Joint projects of the demo's organisations. Organisations that do not exist are left out. */
export async function ensureDemoProjects({ database, clock }: DemoPlatform): Promise<void> {
  const { meta, projects } = readDemo();
  const { past } = demoCalendar(meta.lastMonth, clock);
  await database.transaction((tx) =>
    writeDeliveredProjects(
      tx,
      projects.map(({ slug, name, description, organisation, partners, startedAt, finishedAt }) => ({
        slug,
        translations: translated({ name, description }),
        startedOn: past(startedAt),
        finishedOn: finishedAt && past(finishedAt),
        organisation,
        partners,
      })),
    ),
  );
}

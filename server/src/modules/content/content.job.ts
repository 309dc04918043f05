import type { Platform } from '../../platform/platform.ts';
import { clearOldVersions } from './page-versions.store.ts';
import { publishJob } from './publication.service.ts';

interface Needs extends Pick<Platform, 'database' | 'jobs'> {
  publishDue: () => Promise<void>;
}

/** Publishes due versions and deletes old ones. */
export function registerContentJobs({ database, jobs, publishDue }: Needs): void {
  jobs.define(publishJob, publishDue);
  // Each planned time has its own job. This one finds times that were missed, such as those from a restored backup.
  jobs.schedule(publishJob, '*/5 * * * *', 'UTC');
  jobs.define('content.clear-versions', () => clearOldVersions(database.kysely));
  jobs.schedule('content.clear-versions', '40 3 * * *', 'UTC');
}

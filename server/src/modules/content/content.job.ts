import type { Platform } from '../../platform/platform.ts';
import { clearOldVersions } from './page-versions.store.ts';
import { publishJob } from './publication.service.ts';

interface Needs extends Pick<Platform, 'database' | 'jobs'> {
  publishDue: () => Promise<void>;
}

/** Publishes what has come due, and clears versions that nobody will want back. */
export function defineContentJobs({ database, jobs, publishDue }: Needs): void {
  jobs.define(publishJob, publishDue);
  // A job waits for each time that was set; this finds what was missed, such as times from before a restored backup.
  jobs.schedule(publishJob, '*/5 * * * *', 'UTC');
  jobs.define('content.clear-versions', () => clearOldVersions(database.kysely));
  jobs.schedule('content.clear-versions', '40 3 * * *', 'UTC');
}

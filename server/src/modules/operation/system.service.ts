import type { SystemState } from '@metra/contract/operations/operation-admin';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { jobViews } from './jobs.views.ts';
import { systemViews } from './system.views.ts';

export interface SystemNeeds extends Pick<Platform, 'database' | 'clock' | 'configuration'> {
  /** Whether the modules have the settings that real use needs. */
  readonly has: { readonly seller: boolean; readonly legalTexts: boolean };
}

const dayMs = 24 * 60 * 60 * 1000;
/** The guide demands one backup a day; one missed night is tolerated. */
const freshBackupMs = 2 * dayMs;

/** The state of the program and its environment. */
export function systemService({ database, clock, configuration, has }: SystemNeeds) {
  const db = database.kysely;
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  async function latency(): Promise<number> {
    const since = performance.now();
    await database.ping();
    return Math.round((performance.now() - since) * 10) / 10;
  }

  function checks(backup: SystemState['backup']): SystemState['checks'] {
    const { environment, publicUrl, mail, metricsToken, trustProxy } = configuration;
    const age = backup ? clock.now().getTime() - Date.parse(backup.at) : Number.POSITIVE_INFINITY;
    return [
      { check: 'PRODUCTION', isFine: environment === 'production' },
      { check: 'PUBLIC_URL_SECURE', isFine: publicUrl.startsWith('https://') },
      { check: 'MAIL_SERVER', isFine: mail.smtpUrl !== undefined },
      { check: 'SELLER', isFine: has.seller },
      { check: 'LEGAL_TEXTS', isFine: has.legalTexts },
      { check: 'PROXY', isFine: trustProxy !== false },
      { check: 'METRICS', isFine: metricsToken !== undefined },
      { check: 'BACKUP_FRESH', isFine: age < freshBackupMs },
    ];
  }

  return {
    async read({ language }: Call): Promise<SystemState> {
      const views = systemViews(db);
      const [state, kinds, backup, mails, failed, latencyMs] = await Promise.all([
        views.database(),
        views.files(),
        views.lastBackup(),
        views.mails(new Date(clock.now().getTime() - dayMs)),
        jobViews(db, { language }).openByKind(),
        latency(),
      ]);
      const sum = (of: 'files' | 'bytes') => kinds.reduce((all, kind) => all + kind[of], 0);
      return {
        version: packageJson.version,
        node: process.version,
        startedAt,
        environment: configuration.environment,
        database: { ...state, latencyMs, waiting: database.waiting() },
        storage: {
          place: configuration.s3 ? 'OBJECT_STORAGE' : 'FOLDER',
          files: sum('files'),
          bytes: sum('bytes'),
          kinds,
        },
        backup,
        mails,
        jobs: { failed: [...failed.values()].reduce((all, count) => all + count, 0) },
        checks: checks(backup),
      };
    },
  };
}

import { join } from 'node:path';
import { createAnswerCache } from './answers/answer-cache.ts';
import { registerDataChangesJob } from './answers/data-changes.job.ts';
import { createAuditLog } from './audit-log.ts';
import { type Clock, systemClock } from './clock/clock.ts';
import type { Configuration } from './configuration.ts';
import type { Pooler } from './database/check-database.ts';
import { type DatabaseLimits, openDatabase } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import { createFolderStore } from './files/folder-store.ts';
import { createReceiveFile } from './files/receive-file.ts';
import { createS3Store } from './files/s3-store.ts';
import { createSignedLinks } from './files/signed-links.ts';
import { removeLeftovers } from './files/temporary-files.ts';
import { registerFailedJobsCleanUpJob } from './jobs/clean-up.ts';
import { createJobRecords } from './jobs/job-records.ts';
import { createJobs } from './jobs/jobs.ts';
import { registerLimitsCleanUpJob } from './limits/clean-up.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import type { Log } from './log.ts';
import { createFolderDelivery, createSmtpDelivery, type MailDelivery } from './mail/mail-delivery.ts';
import { createMailer } from './mail/mailer.ts';
import type { Platform } from './platform.ts';
import { createPasswords } from './secrets/passwords.ts';
import { loadServerSecret } from './secrets/server-secret.ts';
import { createVault } from './secrets/vault.ts';
import { openSignals } from './signals.ts';

export interface OpenPlatform extends Platform {
  close(): Promise<void>;
}

export interface PlatformOptions {
  configuration: Configuration;
  connectionString: string;
  /** The pooler for all short work. */
  pooler?: Pooler | undefined;
  clock: Clock;
  log: Log;
  /** False for a server that only enqueues jobs. */
  works?: boolean;
  /** Tests use longer limits, so that they do not fail on a slow machine. */
  databaseLimits?: DatabaseLimits;
}

/** Opens all resources of a server on a migrated database, for the program, the tests and the benchmarks. */
export async function openPlatform(options: PlatformOptions): Promise<OpenPlatform> {
  const { configuration, connectionString, pooler, clock, log, works = true, databaseLimits } = options;
  const database = openDatabase({
    connectionString: pooler?.connectionString ?? connectionString,
    pooler,
    max: configuration.database.pool,
    onError: (error) => log.warn({ reason: String(error) }, 'database'),
    ...(databaseLimits && { limits: databaseLimits }),
  });
  const databaseSource = { connectionString, pooler, limits: databaseLimits };
  const closings: (() => Promise<void>)[] = [];
  const signals = await openSignals(connectionString, log);
  const jobs = createJobs({ connectionString, log, works, records: createJobRecords(database.kysely) });
  registerFailedJobsCleanUpJob({ jobs, database, clock });
  registerDataChangesJob({ jobs, database });
  const secret = await loadServerSecret(database.kysely, 'rate-limits');
  const linkSecret = await loadServerSecret(database.kysely, 'signed-links');
  // Servers use the database's time; only a test brings its own.
  const ownTime = clock === systemClock ? {} : { clock };
  const limiter = createRateLimiter({ db: database.kysely, secret, ...ownTime });
  registerLimitsCleanUpJob({ jobs, db: database.kysely, limiter, clock });
  const temporaryFolder = join(configuration.dataDir, 'temporary');
  await removeLeftovers(temporaryFolder, systemClock.now());
  const files = filesFor(configuration, temporaryFolder);
  return {
    configuration,
    database,
    databaseSource,
    clock,
    signals,
    answers: createAnswerCache({ database, clock, signals }),
    audit: createAuditLog(clock),
    limiter,
    passwords: createPasswords(),
    vault: createVault(await loadServerSecret(database.kysely, 'vault')),
    mailer: createMailer({
      database,
      jobs,
      clock,
      log,
      delivery: deliveryFor(configuration),
      domain: new URL(configuration.publicUrl).hostname,
    }),
    files,
    receiveFile: createReceiveFile({ store: files, temporaryFolder }),
    signedLinks: createSignedLinks({ secret: linkSecret, clock }),
    temporaryFolder,
    jobs,
    beforeClosing: (work) => void closings.push(work),
    async close() {
      await Promise.all(closings.map((work) => work()));
      await jobs.stop();
      await signals.close();
      await database.close();
    },
  };
}

function deliveryFor({ mail: { smtpUrl, from }, dataDir }: Configuration): MailDelivery {
  return smtpUrl
    ? createSmtpDelivery({ url: smtpUrl, from })
    : createFolderDelivery({ folder: join(dataDir, 'outbox'), from });
}

function filesFor({ s3, dataDir }: Configuration, temporaryFolder: string): FileStore {
  return s3
    ? createS3Store({ ...s3, temporaryFolder })
    : createFolderStore({ folder: join(dataDir, 'files'), temporaryFolder });
}

import type { AuditLog } from './audit-log.ts';
import type { Clock } from './clock/clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database, DatabaseSource } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { ReceiveFile } from './files/receive-file.ts';
import type { SignedLinks } from './files/signed-links.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { Vault } from './secrets/vault.ts';
import type { Signals } from './signals.ts';

/** What every module may need of the machine; no business word in here. */
export interface Platform {
  readonly configuration: Configuration;
  readonly database: Database;
  /** For a thread that reads by itself. */
  readonly databaseSource: DatabaseSource;
  readonly clock: Clock;
  readonly signals: Signals;
  readonly audit: AuditLog;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly files: FileStore;
  /** The way of every upload into `files`. */
  readonly receiveFile: ReceiveFile;
  readonly signedLinks: SignedLinks;
  /** For what lives no longer than a request. */
  readonly temporaryFolder: string;
  /** Defined while modules are wired, started after. */
  readonly jobs: Jobs;
  /** Done before anything else closes. */
  beforeClosing(work: () => Promise<void>): void;
}

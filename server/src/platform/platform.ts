import type { AnswerCache } from './answers/answer-cache.ts';
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

/** The technical services for all modules, without business terms. */
export interface Platform {
  readonly configuration: Configuration;
  readonly database: Database;
  /** The address of the database for a thread with its own connections. */
  readonly databaseSource: DatabaseSource;
  readonly clock: Clock;
  readonly signals: Signals;
  readonly answers: AnswerCache;
  readonly audit: AuditLog;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly files: FileStore;
  /** Receives an upload into `files`. */
  readonly receiveFile: ReceiveFile;
  readonly signedLinks: SignedLinks;
  /** A folder for files that only live during a request. */
  readonly temporaryFolder: string;
  /** Modules define jobs while they are wired, and the jobs start afterwards. */
  readonly jobs: Jobs;
  /** Adds work that runs before anything is closed. */
  beforeClosing(work: () => Promise<void>): void;
}

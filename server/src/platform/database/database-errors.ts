import { DatabaseError } from 'pg';

export type UnavailableReason = 'unreachable' | 'timeout' | 'busy' | 'contended';

const sentences: Record<UnavailableReason, string> = {
  unreachable: 'The database cannot be reached',
  timeout: 'The database did not answer in time',
  busy: 'No database connection became free in time',
  contended: 'The database undid the work again and again in favour of others',
};

/** The database did not answer. The request is valid and may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(sentences[reason], { cause });
    this.reason = reason;
  }
}

/** PostgreSQL answered COMMIT with ROLLBACK, because an earlier error was swallowed. */
export class TransactionAborted extends Error {
  override readonly name = 'TransactionAborted';

  constructor() {
    super('The transaction was rolled back: a query in it failed and its error was swallowed');
  }
}

/** pg's messages for time-outs, which have no codes. */
export const pgMessages = {
  queryTimeout: 'Query read timeout',
  waitedTooLong: 'timeout exceeded when trying to connect',
} as const;

const lostConnection = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

const socketCodes = /^(ECONN|EPIPE|ENOENT|EHOST|ENET|ETIMEDOUT|EAI_|ENOTFOUND|EAGAIN|EACCES)/;
// Class 08 is a connection exception, 57P a shutdown, crash or start, 53 a lack of disk, memory or connections, and
// 58 an I/O error.
const serverInTrouble = /^(08|57P|53|58)/;
const cancelledByTimeout = '57014';
const idleInTransaction = '25P03';

export function asUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseError) {
    if (error.code === cancelledByTimeout) return new DatabaseUnavailable('timeout', error);
    const lost = serverInTrouble.test(error.code ?? '') || error.code === idleInTransaction;
    return lost ? new DatabaseUnavailable('unreachable', error) : undefined;
  }
  if (error.message === pgMessages.queryTimeout) return new DatabaseUnavailable('timeout', error);
  if (error.message === pgMessages.waitedTooLong) return new DatabaseUnavailable('busy', error);
  const lost = lostConnection.has(error.message) || socketCodes.test(codeOf(error));
  return lost ? new DatabaseUnavailable('unreachable', error) : undefined;
}

export const isUniqueViolation = (error: unknown, constraint?: string) =>
  isViolation(error, '23505', constraint);
export const isForeignKeyViolation = (error: unknown, constraint?: string) =>
  isViolation(error, '23503', constraint);
export const isExclusionViolation = (error: unknown, constraint?: string) =>
  isViolation(error, '23P01', constraint);

export const isCheckViolation = (error: unknown, constraint?: string) =>
  isViolation(error, '23514', constraint);

/**
 * After a serialisation failure or deadlock PostgreSQL has rolled back everything, and the same work may succeed now.
 */
export const isRetryable = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');

function isViolation(error: unknown, code: string, constraint: string | undefined): boolean {
  if (!(error instanceof DatabaseError) || error.code !== code) return false;
  return constraint === undefined || error.constraint === constraint;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

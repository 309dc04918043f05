/** A problem whose message is written for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const damaged = (file: string, why: string, cause?: unknown) =>
  new BackupError(`The backup ${file} is damaged and nothing was restored: ${why}.`, { cause });

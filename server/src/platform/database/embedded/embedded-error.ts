/** An error that the operator can fix. The message is one sentence and is printed unchanged. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another program uses this data. A retry cannot succeed. */
export class DataInUseError extends EmbeddedPostgresError {
  override name = 'DataInUseError';
}

const KNOWN_CAUSES: readonly [RegExp, (folder: string) => string][] = [
  [
    /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/i,
    (folder) => `The disk is full: the database in ${folder} needs free space to start.`,
  ],
  [
    /Read-only file system|EROFS|Permission denied|EACCES|EPERM|Operation not permitted/i,
    (folder) => `The data folder ${folder} is not writable for this user: correct its owner or its rights.`,
  ],
  [
    /could not look up effective user ID/i,
    () => 'This user id has no entry in the list of users, which PostgreSQL requires: start as a named user.',
  ],
  [
    /database files are incompatible with server|was initialized by PostgreSQL version/i,
    (folder) => `The data in ${folder} was written by another version or build of PostgreSQL.`,
  ],
  [
    /could not (create|map) (anonymous )?shared memory|Cannot allocate memory/i,
    () => 'There is not enough memory to start the database.',
  ],
];

/** Converts an error of PostgreSQL or of the operating system into one sentence. */
export function explain(folder: string, doing: string, said: string): EmbeddedPostgresError {
  for (const [pattern, sentence] of KNOWN_CAUSES) {
    if (pattern.test(said)) return new EmbeddedPostgresError(sentence(folder));
  }
  return new EmbeddedPostgresError(
    `The database in ${folder} could not be ${doing}: ${mostTellingLine(said)}`,
  );
}

function mostTellingLine(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const complaint = lines.map((line) => /\b(?:PANIC|FATAL|error):\s*(.*)/i.exec(line)?.[1]).find(Boolean);
  return complaint ?? lines.at(-1) ?? 'no reason was given.';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

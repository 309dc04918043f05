import { createHash } from 'node:crypto';
import type { FileStore } from '../../platform/files/file-store.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

export interface Moved {
  /** Files that were copied now. */
  copied: number;
  /** Complete files that already existed. */
  present: number;
  /** Files that the database names but the old store lacks. */
  missing: string[];
  /** Files whose content differs from the upload. They are not copied. */
  damaged: string[];
}

interface Bytes {
  storage_key: string;
  checksum: Buffer | null;
}

/**
 * Copies files between stores and verifies each copy; nothing is removed. After an interruption the next run skips
 * what is complete.
 */
export async function moveFiles(
  files: AsyncIterable<Bytes>,
  { from, to, onProgress }: { from: FileStore; to: FileStore; onProgress: (done: number) => void },
): Promise<Moved> {
  const moved: Moved = { copied: 0, present: 0, missing: [], damaged: [] };
  let done = 0;
  for await (const { storage_key: key, checksum } of files) {
    const outcome = await moveOne(key, checksum, from, to);
    if (outcome === 'missing' || outcome === 'damaged') moved[outcome].push(key);
    else moved[outcome] += 1;
    done += 1;
    onProgress(done);
  }
  return moved;
}

async function moveOne(
  key: string,
  known: Buffer | null,
  from: FileStore,
  to: FileStore,
): Promise<keyof Moved> {
  // Without a stored checksum, the content in the old store is the reference.
  const expected = known ?? (await checksumIn(from, key));
  if (!expected) return 'missing';
  if ((await checksumIn(to, key))?.equals(expected)) return 'present';
  const source = await unlessMissing(from.open(key));
  if (!source) return 'missing';
  const { checksum } = await to.put(source, key);
  const arrived = await checksumIn(to, key);
  if (checksum.equals(expected) && arrived?.equals(expected)) return 'copied';
  await to.remove(key);
  return 'damaged';
}

async function checksumIn(store: FileStore, key: string): Promise<Buffer | undefined> {
  const content = await unlessMissing(store.open(key));
  if (!content) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest();
}

const unlessMissing = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof DomainError && error.key === 'not_found.object') return undefined;
    throw error;
  });

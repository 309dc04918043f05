import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../http/domain-error.ts';

/** Writes a new file down to the disk, counting and hashing on the way; stops at the first byte too many. */
export async function writeMeasured(
  path: string,
  content: AsyncIterable<Uint8Array>,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ size: number; checksum: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > limit) throw new DomainError('input.too_large');
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { size, checksum: hash.digest() };
}

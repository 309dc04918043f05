import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../http/domain-error.ts';

/** Writes a new file to disk while counting and hashing. It stops at the first byte beyond the limit. */
export async function writeMeasured(
  path: string,
  content: AsyncIterable<Uint8Array>,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ size: number; checksum: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const closed = new Promise((resolve) => file.once('close', resolve));
  try {
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
      file,
    );
  } catch (error) {
    // The content may end before the file is open, and the caller could not remove a file that appears later.
    await closed;
    throw error;
  }
  return { size, checksum: hash.digest() };
}

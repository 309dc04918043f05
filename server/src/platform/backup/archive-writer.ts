import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Manifest, manifestName } from './manifest.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

export type ArchiveWriter = {
  add(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>;
  finish(manifest: Omit<Manifest, 'entries'>): Promise<void>;
  discard(): Promise<void>;
};

/** A compressed tar that appears under its name only when it is complete and on disk. */
export function createArchive(path: string): ArchiveWriter {
  const partial = `${path}.partial`;
  const entries: Manifest['entries'] = {};
  const input = new PassThrough({ highWaterMark: 1024 * 1024 });
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  // Personal data: for the operator's eyes only.
  const written = pipeline(input, compress, createWriteStream(partial, { mode: 0o600 }));
  // Reported by whoever writes next; nobody may be listening at this moment.
  written.catch(() => {});

  async function write(chunk: Buffer): Promise<void> {
    if (input.write(chunk)) return;
    const drained = Promise.withResolvers<void>();
    input.once('drain', drained.resolve);
    await Promise.race([drained.promise, written]);
  }

  async function add(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>) {
    const hash = createHash('sha256');
    let seen = 0;
    await write(tarHeader(name, size));
    for await (const chunk of content) {
      seen += chunk.length;
      hash.update(chunk);
      await write(chunk);
    }
    if (seen !== size) throw new Error(`${name} changed its size while it was read`);
    await write(tarPadding(size));
    entries[name] = { size, sha256: hash.digest('hex') };
  }

  return {
    add,
    async finish(manifest) {
      const text = Buffer.from(JSON.stringify({ ...manifest, entries }, null, 1));
      await write(tarHeader(manifestName, text.length));
      await write(text);
      await write(tarPadding(text.length));
      input.end(tarEnd());
      await written;
      await flushToDisk(partial);
      await rename(partial, path);
    },
    async discard() {
      input.destroy();
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { type Manifest, manifestName } from './manifest.ts';

type Content = AsyncIterable<Buffer> | Iterable<Buffer>;

export type ArchiveWriter = {
  add(name: string, size: number, content: Content): Promise<void>;
  finish(manifest: Omit<Manifest, 'entries'>): Promise<void>;
  discard(): Promise<void>;
};

/** A compressed tar that appears under its name only when it is complete and on disk. */
export function createArchive(path: string): ArchiveWriter {
  const partial = `${path}.partial`;
  const entries: Manifest['entries'] = {};
  const { readable, controller } = createTarPacker();
  // The class has two types: Node's, and the browser's, which the library uses.
  const bytes = Readable.fromWeb(readable as NodeStream);
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  // The file contains personal data, so only its owner can read it.
  const written = pipeline(bytes, compress, createWriteStream(partial, { mode: 0o600 }));
  // The next write reports the error. Until then this handler prevents an unhandled rejection.
  written.catch(() => {});

  async function write(name: string, size: number, content: Content): Promise<void> {
    const entry = controller.add({ name, size, mode: 0o600, mtime: new Date(0) }).getWriter();
    for await (const chunk of content) await entry.write(chunk);
    await entry.close();
  }

  async function add(name: string, size: number, content: Content) {
    const hash = createHash('sha256');
    await write(name, size, hashed(content, hash));
    entries[name] = { size, sha256: hash.digest('hex') };
  }

  return {
    add,
    async finish(manifest) {
      const text = Buffer.from(JSON.stringify({ ...manifest, entries }, null, 1));
      await write(manifestName, text.length, [text]);
      controller.finalize();
      await written;
      await flushToDisk(partial);
      await rename(partial, path);
    },
    async discard() {
      controller.error(new Error('The archive is given up'));
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

async function* hashed(content: Content, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupError, damaged } from './backup-error.ts';
import { Manifest, manifestName } from './manifest.ts';

export type ArchiveEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

/** Reads the whole archive first, because only a complete and unchanged one may replace data. */
export async function verifyArchive(file: string): Promise<Manifest> {
  await access(file).catch((cause) => {
    throw new BackupError(`There is no backup at ${file}.`, { cause });
  });
  const seen = new Map<string, { size: number; sha256: string }>();
  let manifestText: Buffer | undefined;
  await eachEntry(file, async ({ name, size, content }) => {
    const chunks: Buffer[] = [];
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      if (name === manifestName) chunks.push(chunk);
    }
    if (name === manifestName) manifestText = Buffer.concat(chunks);
    else seen.set(name, { size, sha256: hash.digest('hex') });
  });
  if (!manifestText) throw damaged(file, 'its table of contents is missing');
  const manifest = parseManifest(file, manifestText);
  for (const [name, { size, sha256 }] of Object.entries(manifest.entries)) {
    const found = seen.get(name);
    if (found?.size !== size || found.sha256 !== sha256) throw damaged(file, `${name} is not what was saved`);
  }
  return manifest;
}

/** Calls `handle` for every entry in order. Any error of the archive itself means that it is damaged. */
export async function eachEntry(file: string, handle: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const decompressed = createReadStream(file, { highWaterMark: 1024 * 1024 })
    .on('error', (error) => decompressed.destroy(error))
    .pipe(createZstdDecompress());
  // The class has two types: Node's, and the browser's, which the library uses.
  const bytes = NodeStream.from(decompressed) as ReadableStream<Uint8Array>;
  const tar = bytes.pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of archiveFaults(file, tar)) {
    const content = archiveFaults(file, body) as AsyncIterable<Buffer>;
    await handle({ name: header.name, size: header.size, content });
  }
}

async function* archiveFaults<T>(file: string, source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  for (;;) {
    let next: IteratorResult<T>;
    try {
      next = await items.next();
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw damaged(file, error instanceof Error ? error.message : String(error), error);
    }
    if (next.done) return;
    yield next.value;
  }
}

function parseManifest(file: string, text: Buffer): Manifest {
  try {
    return Manifest.parse(JSON.parse(text.toString('utf8')));
  } catch (error) {
    throw damaged(file, 'its table of contents cannot be read', error);
  }
}

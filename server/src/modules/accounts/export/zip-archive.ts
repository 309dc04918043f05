import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  path: string;
  isCompressed: boolean;
  open(): Promise<Readable>;
}

/** Writes a ZIP while it is read. At most one entry is open at a time, and none after the reader has left. */
export function writeZip(entries: AsyncIterable<ArchiveEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  output.once('close', () => current?.destroy());

  const add = async () => {
    for await (const { path, isCompressed, open } of entries) {
      if (output.destroyed) return;
      const written = Promise.withResolvers<void>();
      zip.addReadStreamLazy(path, { mtime, compress: !isCompressed }, (use) => {
        open().then(
          (stream) => {
            current = stream;
            stream.once('error', (error) => output.destroy(error));
            stream.once('close', () => written.resolve());
            use(null, stream);
          },
          (error) => output.destroy(error),
        );
      });
      output.once('close', written.resolve);
      await written.promise;
      output.off('close', written.resolve);
    }
    zip.end();
  };
  add().catch((error) => output.destroy(error));
  return output;
}

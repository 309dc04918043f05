import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { TableError, tableLimits } from './raw-table.ts';

export interface XmlTag {
  /** The name has no namespace prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
}

export interface XmlReader {
  onOpen?(tag: XmlTag): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

export interface Parts {
  /** Returns false if the file has no such part. */
  read(path: string, reader: XmlReader): Promise<boolean>;
}

const mostEntries = 5_000;

/** Thrown to stop reading as soon as enough is known. */
export class Enough extends Error {}

/**
 * Unpacks the parts of an XLSX file while they are read, and never beyond a limit, whatever sizes the file states.
 * Entities that a document defines itself are not expanded.
 */
export async function withParts<T>(path: string, work: (parts: Parts) => Promise<T>): Promise<T> {
  const zip = await openPromise(path, { autoClose: false, validateEntrySizes: true });
  try {
    return await work(partsOf(zip, await entriesOf(zip)));
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new TableError('import.unreadable');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  return entries;
}

function partsOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Parts {
  let unpacked = 0;
  return {
    async read(path, reader) {
      const entry = entries.get(path.toLowerCase());
      if (!entry) return false;
      // The stream fails if a part is larger than its stated size.
      unpacked += entry.uncompressedSize;
      if (unpacked > tableLimits.unpackedBytes) throw new TableError('import.unreadable');
      const parser = parserFor(reader);
      const decoder = new TextDecoder();
      const stream = await zip.openReadStreamPromise(entry);
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          parser.write(decoder.decode(chunk, { stream: true }));
        }
        parser.close();
      } catch (error) {
        if (!(error instanceof Enough)) throw error;
      } finally {
        stream.destroy();
      }
      return true;
    },
  };
}

function parserFor({ onOpen, onText, onClose }: XmlReader): SaxesParser {
  const parser = new SaxesParser();
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }) =>
    onOpen?.({ name: plain(name), attributes: attributes as Record<string, string> }),
  );
  parser.on('text', (text) => onText?.(text));
  parser.on('cdata', (text) => onText?.(text));
  parser.on('closetag', ({ name }) => onClose?.(plain(name)));
  return parser;
}

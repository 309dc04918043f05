import { type EncodedContent, encodedContent } from '../platform/http/encoded-content.ts';

interface Entry {
  readonly content: EncodedContent;
  bytes: number;
}

export interface BoundedContents {
  find(key: string): EncodedContent | undefined;
  /** Kept until there is no more room and nothing was found less recently; what is too large for all of it is not kept. */
  keep(key: string, text: string): EncodedContent;
  clear(): void;
  /** What is kept, with its keys and its compressed copies. */
  readonly bytes: () => number;
}

/** A map, an entry and a hash take about this much beside the bytes themselves. */
const bytesPerEntry = 500;

/** Contents that are the same for everyone, in a bounded amount of memory: what was found least recently goes first. */
export function boundedContents(mostBytes: number): BoundedContents {
  const entries = new Map<string, Entry>();
  let total = 0;
  let latest: string | undefined;

  function grow(key: string, entry: Entry, bytes: number): void {
    // Compressed after it went: its copy is no longer counted, nor held for long.
    if (entries.get(key) !== entry) return;
    entry.bytes += bytes;
    total += bytes;
    for (const oldest of entries.keys()) {
      if (total <= mostBytes) return;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry && key !== latest) {
        entries.delete(key);
        entries.set(key, entry);
        latest = key;
      }
      return entry?.content;
    },
    keep(key, text) {
      forget(key);
      const content = encodedContent(text, (bytes) => grow(key, entry, bytes));
      const entry: Entry = { content, bytes: 0 };
      entries.set(key, entry);
      latest = key;
      grow(key, entry, content.plain.length + key.length * 2 + bytesPerEntry);
      return content;
    },
    clear() {
      entries.clear();
      total = 0;
    },
    bytes: () => total,
  };
}

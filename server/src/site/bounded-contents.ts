import { type EncodedContent, encodedContent } from '../platform/http/encoded-content.ts';

interface Entry {
  readonly content: EncodedContent;
  bytes: number;
}

export interface BoundedContents {
  find(key: string): EncodedContent | undefined;
  /**
   * Caches a text. If space is needed, the least recently used entries are removed. A text larger than the cache is
   * not stored.
   */
  keep(key: string, text: string): EncodedContent;
  clear(): void;
  /** The size of the cache with keys and compressed copies. */
  readonly bytes: () => number;
}

/** The approximate size of a map entry and a hash in addition to the content. */
const bytesPerEntry = 500;

/**
 * A cache of contents that are the same for everyone, with limited memory. The least recently used ones are removed
 * first.
 */
export function boundedContents(mostBytes: number): BoundedContents {
  const entries = new Map<string, Entry>();
  let total = 0;
  let latest: string | undefined;

  function grow(key: string, entry: Entry, bytes: number): void {
    // The entry was removed during the compression, so its copy does not count.
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

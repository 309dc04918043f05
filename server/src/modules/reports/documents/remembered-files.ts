interface Limits {
  milliseconds: number;
  bytes: number;
}

interface Entry {
  file: Promise<Buffer>;
  size: number;
}

/**
 * Files that are being made or were made recently, by the digest of their content, so that a repeated request gets
 * the same file.
 */
export function rememberedFiles({ milliseconds, bytes }: Limits) {
  const entries = new Map<string, Entry>();

  function keep(key: string, entry: Entry): void {
    setTimeout(() => forget(key, entry), milliseconds).unref();
    let sum = [...entries.values()].reduce((total, { size }) => total + size, 0);
    for (const [oldest, { size }] of entries) {
      if (sum <= bytes || oldest === key) break;
      // A file that is still being made has no size yet and stays.
      if (size > 0) entries.delete(oldest);
      sum -= size;
    }
  }

  const forget = (key: string, entry: Entry) => {
    if (entries.get(key) === entry) entries.delete(key);
  };

  return {
    /** `lasts` decides whether a failure would repeat and is cached as well. */
    get(key: string, make: () => Promise<Buffer>, lasts: (error: unknown) => boolean): Promise<Buffer> {
      const known = entries.get(key);
      if (known) return known.file;
      const entry: Entry = { file: make(), size: 0 };
      entries.set(key, entry);
      entry.file.then(
        ({ length }) => {
          entry.size = length;
          keep(key, entry);
        },
        (error: unknown) => (lasts(error) ? keep(key, entry) : forget(key, entry)),
      );
      return entry.file;
    },
  };
}

import { tabStorage } from '../../lib/storage/safe-storage.ts';

/** A schema as far as it is needed: zod's own type would be compared with each of them, method by method. */
interface Parser<Values> {
  parse(value: unknown): Values;
}

/** What was typed on a page outlives its reload: in this tab only, and gone with it. Passwords never come here. */
export function keptInTab<Values>(name: string, schema: Parser<Values>) {
  return {
    read(): Values | undefined {
      const text = tabStorage.getItem(name);
      if (text === null) return undefined;
      try {
        return schema.parse(JSON.parse(text));
      } catch {
        // Of another version, or no longer whole: nobody misses it.
        tabStorage.removeItem(name);
        return undefined;
      }
    },
    keep: (value: Values) => tabStorage.setItem(name, JSON.stringify(value)),
    forget: () => tabStorage.removeItem(name),
  };
}

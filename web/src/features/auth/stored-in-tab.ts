import { tabStorage } from '../../lib/storage/safe-storage.ts';

/** Comparing zod's own type with every schema slows down the type check, so this type names only the method in use. */
interface Parser<Values> {
  parse(value: unknown): Values;
}

/** Stores the input of a page in this tab only, so that it survives a reload. Passwords are never stored. */
export function storedInTab<Values>(name: string, schema: Parser<Values>) {
  return {
    read(): Values | undefined {
      const text = tabStorage.getItem(name);
      if (text === null) return undefined;
      try {
        return schema.parse(JSON.parse(text));
      } catch {
        // The stored input is incomplete or comes from another version of the program.
        tabStorage.removeItem(name);
        return undefined;
      }
    },
    write: (value: Values) => tabStorage.setItem(name, JSON.stringify(value)),
    clear: () => tabStorage.removeItem(name),
  };
}

import type { z } from 'zod';
import { tabStorage } from '../../lib/safe-storage.ts';

/** What was typed on a page outlives its reload: in this tab only, and gone with it. Passwords never come here. */
export function keptInTab<Schema extends z.ZodType>(name: string, schema: Schema) {
  return {
    read(): z.output<Schema> | undefined {
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
    keep: (value: z.input<Schema>) => tabStorage.setItem(name, JSON.stringify(value)),
    forget: () => tabStorage.removeItem(name),
  };
}

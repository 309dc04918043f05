import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface DeliveredTag {
  slug: string;
  parent: string | null;
}

const file = join(import.meta.dirname, '../../../catalogue/tags.json');

let parents: ReadonlyMap<string, string> | undefined;

function parentOf(slug: string): string | undefined {
  parents ??= new Map(
    (JSON.parse(readFileSync(file, 'utf8')) as DeliveredTag[]).flatMap(({ slug, parent }) =>
      parent === null ? [] : [[slug, parent] as const],
    ),
  );
  return parents.get(slug);
}

/** A tag and all tags above it in the delivered catalogue. */
export function withParents(slug: string): string[] {
  const parent = parentOf(slug);
  return parent === undefined ? [slug] : [slug, ...withParents(parent)];
}

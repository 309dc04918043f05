export interface TagsSearch {
  type?: number;
  parent?: number;
}

function idOf(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function tagsSearch(search: Record<string, unknown>): TagsSearch {
  const [type, parent] = [idOf(search.type), idOf(search.parent)];
  return { ...(type && { type }), ...(type && parent && { parent }) };
}

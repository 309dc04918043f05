/** The address of the list states which offers are shown, and which one is being edited. */
export interface OffersSearch {
  state?: 'PUBLISHED' | 'DRAFT' | 'ARCHIVED';
  edit?: number | 'new';
}

const STATES = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const;

/** Values that the screen does not know are removed from the address. */
export function offersSearch(search: Record<string, unknown>): OffersSearch {
  const state = STATES.find((known) => known === search.state);
  const id = Number(search.edit);
  const edit = search.edit === 'new' ? 'new' : Number.isSafeInteger(id) && id > 0 ? id : undefined;
  return { ...(state && { state }), ...(edit !== undefined && { edit }) };
}

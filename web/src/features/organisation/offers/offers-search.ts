/** What the address of the list says: which offers are shown, and which one is being edited. */
export interface OffersSearch {
  state?: 'PUBLISHED' | 'DRAFT' | 'ARCHIVED';
  edit?: number | 'new';
}

const STATES = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const;

/** Whatever somebody writes into the address, only what the screen knows is left. */
export function offersSearch(search: Record<string, unknown>): OffersSearch {
  const state = STATES.find((known) => known === search.state);
  const id = Number(search.edit);
  const edit = search.edit === 'new' ? 'new' : Number.isSafeInteger(id) && id > 0 ? id : undefined;
  return { ...(state && { state }), ...(edit !== undefined && { edit }) };
}

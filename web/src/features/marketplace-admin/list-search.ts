/** What the address of a list says; only what is set stands there. */
export interface ListSearch<View extends string> {
  query?: string;
  view?: View;
  page?: number;
}

const LONGEST = 100;

/** Whatever somebody writes into the address, only what the list knows is left. */
export const listSearch =
  <View extends string>(views: readonly View[]) =>
  ({ query, view, page }: Record<string, unknown>): ListSearch<View> => {
    const known = views.find((each) => each === view);
    const words =
      typeof query === 'string' || typeof query === 'number' ? String(query).slice(0, LONGEST) : '';
    const number = Number(page);
    return {
      ...(words !== '' && { query: words }),
      ...(known && { view: known }),
      ...(Number.isSafeInteger(number) && number > 1 && number < 100_000 && { page: number }),
    };
  };

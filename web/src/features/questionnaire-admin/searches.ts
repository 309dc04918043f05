/** A question by its number, or one that is about to be written. */
export interface QuestionSearch {
  question?: number | 'new';
}

export function questionSearch({ question }: Record<string, unknown>): QuestionSearch {
  if (question === 'new') return { question };
  const id = positive(question);
  return id === undefined ? {} : { question: id };
}

const resultSorts = ['createdAt', '-createdAt', 'secondsTaken', '-secondsTaken'] as const;
export type ResultSort = (typeof resultSorts)[number];

export interface ResultsSearch {
  version?: number;
  sort?: ResultSort;
  page?: number;
}

export const RESULTS_PAGE_SIZE = 20;

export function resultsSearch({ version, sort, page }: Record<string, unknown>): ResultsSearch {
  const known = resultSorts.find((each) => each === sort);
  const answered = positive(version);
  return {
    ...(answered !== undefined && { version: answered }),
    ...(known && { sort: known }),
    ...pageIn(page),
  };
}

function positive(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 && number < 1e9 ? number : undefined;
}

function pageIn(value: unknown): { page?: number } {
  const page = positive(value);
  return page !== undefined && page > 1 && page < 100_000 ? { page } : {};
}

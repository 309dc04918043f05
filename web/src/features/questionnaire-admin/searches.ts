/** A question by its number, or one that is about to be written. */
export interface QuestionSearch {
  question?: number | 'new';
}

export function questionSearch({ question }: Record<string, unknown>): QuestionSearch {
  if (question === 'new') return { question };
  const id = Number(question);
  return Number.isSafeInteger(id) && id > 0 && id < 1e9 ? { question: id } : {};
}

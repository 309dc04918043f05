import type { CheckedRecord, RecordProblem } from './record-write.ts';

/** Returns whether a person can confirm the problem instead of correcting it. */
export const isQuestion = ({ error }: RecordProblem): boolean => error === 'kpi_record.implausible';

/**
 * Returns all questions about each record that has at least one new question. A value that changed meanwhile makes a
 * new question, with the new limit or value in it.
 */
export function openQuestions(
  records: readonly CheckedRecord[],
  questions: readonly RecordProblem[],
): RecordProblem[] {
  const confirmed = new Set(
    records.flatMap(({ index, confirmedQuestions }) =>
      confirmedQuestions.map(({ key, detail }) => nameOf({ index, key, detail })),
    ),
  );
  const asking = new Set(
    questions.filter((question) => !confirmed.has(nameOf(question))).map(({ index }) => index),
  );
  return questions.filter(({ index }) => asking.has(index)).sort((a, b) => a.index - b.index);
}

const nameOf = ({ index, key, detail }: Pick<RecordProblem, 'index' | 'key' | 'detail'>): string =>
  `${index} ${key} ${detail ?? ''}`;

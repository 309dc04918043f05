import type { CheckedRecord, RecordProblem } from './record-write.ts';

/** Something to be confirmed, not to be mended. */
export const isQuestion = ({ error }: RecordProblem): boolean => error === 'kpi_record.implausible';

/**
 * What is still to be asked: all questions about a record of which one is new to the person. Values that changed meanwhile ask
 * anew, with the new limit or value in the question.
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

import type { ResultItem } from '@metra/contract/operations/questionnaires-admin';
import { answersById } from '@metra/contract/rules/questionnaire-rules';
import type { Answer, Question } from '@metra/contract/shapes/questionnaire-shapes';
import { type ListColumn, listColumns } from '../../platform/http/list-export.ts';
import { dayOf, numberCell, sectorWords } from '../../platform/text/exported-sheet.ts';
import { answerCell } from './answer-words.ts';
import { wordsIn } from './result-profile.ts';

type Versions = ReadonlyMap<number, readonly Question[]>;

export interface AnsweredItem extends ResultItem {
  answers: readonly Answer[];
}

interface AnsweredResult {
  result: ResultItem;
  answers: ReadonlyMap<number, Answer>;
  /** The questions of the answered version. */
  questions: ReadonlyMap<number, Question>;
}

/** Each result with the questions that it answers. */
export async function* withQuestions(
  pages: AsyncIterable<readonly AnsweredItem[]>,
  versions: Versions,
): AsyncGenerator<readonly AnsweredResult[]> {
  const byId = new Map(
    [...versions].map(([version, questions]) => [version, new Map(questions.map((each) => [each.id, each]))]),
  );
  for await (const page of pages)
    yield page.map((result) => ({
      result,
      answers: answersById(result.answers),
      questions: byId.get(result.version) ?? new Map(),
    }));
}

/** Results as a table with a column for every question that was ever answered. */
export const resultColumns = (
  present: readonly Question[],
  versions: Versions,
): ListColumn<AnsweredResult>[] => [
  ...listColumns<AnsweredResult>({
    'Nummer / Number': ({ result }) => numberCell(result.id),
    'Tag / Day': ({ result }, { timeZone }) => dayOf(new Date(result.createdAt), timeZone),
    'Fassung / Version': ({ result }) => numberCell(result.version),
    'Sprache / Language': ({ result }) => result.language,
    'Sekunden / Seconds': ({ result }) => numberCell(result.secondsTaken),
  }),
  ...(['e', 's', 'g'] as const).map(
    (sector): ListColumn<AnsweredResult> => ({
      name: sectorWords[sector],
      cell: ({ result }) => numberCell(result.scores[sector]),
    }),
  ),
  ...everyQuestion(present, versions).map(
    (column): ListColumn<AnsweredResult> => ({
      name: { de: wordsIn(column.text, 'de'), en: wordsIn(column.text, 'en') },
      cell: ({ questions, answers }, { language }) =>
        answerCell(questions.get(column.id) ?? column, answers.get(column.id), language),
    }),
  ),
];

/** The present questions first, then those that only earlier versions contain. */
function everyQuestion(present: readonly Question[], versions: Versions): Question[] {
  const all = new Map(present.map((question) => [question.id, question]));
  for (const questions of versions.values())
    for (const question of questions) if (!all.has(question.id)) all.set(question.id, question);
  return [...all.values()];
}

import { conditionProblems, type Problem, ruleFits } from '@metra/contract/rules/questionnaire-rules';
import {
  type Question,
  type QuestionWrite,
  questionnaireLimits,
  type TagRule,
  type TagRuleWrite,
} from '@metra/contract/shapes/questionnaire-shapes';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

/** The part that editors change, with the highest number of a question or option so far. */
export interface Content {
  questions: readonly Question[];
  lastNumber: number;
}

/** Keeps the numbers of existing options and gives new numbers to the others. */
function numbered(
  { version, options, tagMapping: rules, ...write }: QuestionWrite,
  question: Pick<Question, 'id' | 'options' | 'tagMapping'>,
  lastNumber: number,
): { question: Question; lastNumber: number } {
  let last = lastNumber;
  const known = new Set(question.options.map(({ id }) => id));
  const kept = options.map((option, place) => {
    if (option.id !== undefined && !known.has(option.id)) throw invalid(`options/${place}/id`, 'unknown');
    if (option.id !== undefined) return { ...option, id: option.id };
    last += 1;
    return { ...option, id: last };
  });
  const changed = { ...write, id: question.id, options: kept };
  // A removed option loses its tags.
  const tagMapping = rules
    ? fitting(changed, rules.map(withOptionNumbers(kept)), 'tagMapping')
    : question.tagMapping.filter((rule) => ruleFits(changed, rule));
  return { question: { ...changed, tagMapping }, lastNumber: last };
}

/** A missing option gets a number that no option has, so that its rule does not match. */
const withOptionNumbers =
  (options: Question['options']) =>
  ({ when: { option, notOption, ...when }, tags }: TagRuleWrite): TagRule => ({
    when: {
      ...when,
      ...(option !== undefined && { optionId: options[option]?.id ?? 0 }),
      ...(notOption !== undefined && { notOptionId: options[notOption]?.id ?? 0 }),
    },
    tags,
  });

/** The rules that can apply to answers of the question. */
function fitting(
  question: Pick<Question, 'type' | 'options'>,
  rules: readonly TagRule[],
  path: string,
): TagRule[] {
  const misfit = rules.findIndex((rule) => !ruleFits(question, rule));
  if (misfit >= 0) throw invalid(`${path}/${misfit}/when`, 'not');
  return [...rules];
}

export function withQuestion({ questions, lastNumber }: Content, write: QuestionWrite): Content {
  if (questions.length >= questionnaireLimits.questions)
    throw new DomainError('questionnaire.too_many_questions');
  const id = lastNumber + 1;
  const made = numbered(write, { id, options: [], tagMapping: [] }, id);
  return checked({ questions: [...questions, made.question], lastNumber: made.lastNumber });
}

export function withChangedQuestion(content: Content, questionId: number, write: QuestionWrite): Content {
  const changed = numbered(write, questionOf(content, questionId), content.lastNumber);
  return checked({ ...changed, questions: replaced(content, changed.question) });
}

export function withTagMapping(content: Content, questionId: number, rules: readonly TagRule[]): Content {
  const question = questionOf(content, questionId);
  const tagMapping = fitting(question, rules, 'rules');
  return { ...content, questions: replaced(content, { ...question, tagMapping }) };
}

export function withoutQuestion(content: Content, questionId: number): Content {
  questionOf(content, questionId);
  return checked({ ...content, questions: content.questions.filter(({ id }) => id !== questionId) });
}

/** The same questions without duplicates. */
export function inOrder(content: Content, ids: readonly number[]): Content {
  const questions = ids.map((id, place) => {
    const question = content.questions.find((each) => each.id === id);
    if (!question) throw invalid(`questionIds/${place}`, 'unknown');
    return question;
  });
  if (new Set(ids).size !== ids.length) throw invalid('questionIds', 'uniqueItems');
  if (ids.length !== content.questions.length) throw invalid('questionIds', 'minItems');
  return checked({ ...content, questions });
}

/** Content that was imported from a file as a whole, with its own unique numbers. */
export function fromFile(questions: readonly Question[]): Content {
  const numbers = questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
  if (new Set(numbers).size !== numbers.length) throw invalid('questions', 'uniqueItems');
  const lastNumber = Math.max(0, ...numbers);
  if (lastNumber > largestNumber) throw invalid('questions', 'maximum');
  for (const [place, question] of questions.entries())
    fitting(question, question.tagMapping, `questions/${place}/tagMapping`);
  return checked({ questions, lastNumber });
}

/** The limit leaves room for further numbers. */
const largestNumber = 1_000_000;

/** Slugs of all tags in the rules. */
export const tagsIn = (questions: readonly Question[]): string[] => [
  ...new Set(
    questions.flatMap(({ tagMapping }) => tagMapping.flatMap(({ tags }) => tags.map(({ tag }) => tag))),
  ),
];

export function questionOf({ questions }: Pick<Content, 'questions'>, questionId: number): Question {
  const question = questions.find(({ id }) => id === questionId);
  return orNotFound(question, 'not_found.question');
}

const replaced = ({ questions }: Content, changed: Question): Question[] =>
  questions.map((question) => (question.id === changed.id ? changed : question));

function checked(content: Content): Content {
  const problems: Problem[] = conditionProblems(content.questions);
  if (problems.length > 0) throw new DomainError('questionnaire.condition_broken', { fields: problems });
  return content;
}

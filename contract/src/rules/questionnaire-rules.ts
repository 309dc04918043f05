import type { FieldKey } from '../core/field-keys.ts';
import type { Language, Sector } from '../core/primitives.ts';
import type { Answer, Condition, Question, ShowIf, TagRule } from '../shapes/questionnaire-shapes.ts';

/** Answers by question. A missing question was not answered. */
export type Answers = ReadonlyMap<number, Answer>;

export interface Problem {
  path: string;
  key: FieldKey;
  detail?: string;
}

/** The part of a question that is needed to ask it, without the points of its options. */
export interface Answerable extends Pick<Question, 'id' | 'type' | 'required' | 'showIf'> {
  readonly options: readonly { id: number }[];
  readonly scale: { min: number; max: number } | null;
  readonly number: { min: number; max: number; decimals: number } | null;
  readonly input: { maxLength: number } | null;
}

export const answersById = (answers: readonly Answer[]): Answers =>
  new Map(answers.map((answer) => [answer.questionId, answer]));

/** An empty text is no answer. Choosing none of several options is an answer. */
export function isAnswered(
  question: Pick<Answerable, 'type' | 'required'>,
  answer: Answer | undefined,
): answer is Answer {
  switch (question.type) {
    case 'SINGLE':
      return answer?.optionIds?.length === 1;
    case 'MULTIPLE':
      return (answer?.optionIds?.length ?? -1) >= (question.required ? 1 : 0);
    case 'SCALE':
    case 'NUMBER':
      return answer?.value !== undefined;
    case 'TEXT':
      return (answer?.text?.trim() ?? '') !== '';
  }
}

function holds({ operator, optionId, value }: Condition, answer: Answer | undefined): boolean {
  if (!answer) return false;
  const given = answer.value;
  switch (operator) {
    case 'CHOSEN':
      return optionId !== undefined && (answer.optionIds?.includes(optionId) ?? false);
    case 'NOT_CHOSEN':
      return optionId !== undefined && answer.optionIds !== undefined && !answer.optionIds.includes(optionId);
    case 'AT_LEAST':
      return given !== undefined && value !== undefined && given >= value;
    case 'AT_MOST':
      return given !== undefined && value !== undefined && given <= value;
    case 'ANSWERED':
      return true;
  }
}

const isShown = (showIf: ShowIf | null, seen: Answers): boolean => {
  if (!showIf) return true;
  const check = (condition: Condition) => holds(condition, seen.get(condition.questionId));
  return showIf.match === 'ALL' ? showIf.conditions.every(check) : showIf.conditions.some(check);
};

/**
 * Returns the questions for these answers, in order. A condition considers only answers to questions that are
 * asked themselves, so answers that became irrelevant do not count.
 */
export function askedQuestions<Asked extends Answerable>(
  questions: readonly Asked[],
  answers: Answers,
): Asked[] {
  const seen = new Map<number, Answer>();
  return questions.filter((question) => {
    if (!isShown(question.showIf, seen)) return false;
    const answer = answers.get(question.id);
    if (isAnswered(question, answer)) seen.set(question.id, answer);
    return true;
  });
}

/** Returns the answers to questions that are asked. */
export function countingAnswers(questions: readonly Answerable[], answers: Answers): Map<number, Answer> {
  return new Map(
    askedQuestions(questions, answers).flatMap((question) => {
      const answer = answers.get(question.id);
      return isAnswered(question, answer) ? [[question.id, answer] as const] : [];
    }),
  );
}

/** Returns the error of one answer, and the part it is about. */
export function problemOf(question: Answerable, answer: Answer): [string, FieldKey] | undefined {
  const { type, options, scale, number, input } = question;
  const { optionIds, value, text } = answer;
  const isChoice = type === 'SINGLE' || type === 'MULTIPLE';
  if (optionIds !== undefined && !isChoice) return ['optionIds', 'not'];
  if (value !== undefined && !scale && !number) return ['value', 'not'];
  if (text !== undefined && type !== 'TEXT') return ['text', 'not'];
  if (optionIds) {
    if (new Set(optionIds).size !== optionIds.length) return ['optionIds', 'uniqueItems'];
    if (type === 'SINGLE' && optionIds.length > 1) return ['optionIds', 'maxItems'];
    if (optionIds.some((id) => options.every((option) => option.id !== id))) return ['optionIds', 'unknown'];
  }
  const limits = scale ?? number;
  if (value !== undefined && limits) {
    if (value < limits.min) return ['value', 'minimum'];
    if (value > limits.max) return ['value', 'maximum'];
    const decimals = number?.decimals ?? 0;
    if (Number(value.toFixed(decimals)) !== value)
      return ['value', decimals === 0 ? 'wholeNumber' : 'multipleOf'];
  }
  if (text !== undefined && input && text.length > input.maxLength) return ['text', 'maxLength'];
  return undefined;
}

/** Returns the errors of all answers: by their position in the list, or by question for a missing one. */
export function answerProblems(questions: readonly Answerable[], given: readonly Answer[]): Problem[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const seen = new Set<number>();
  const wrong = given.flatMap((answer, place): Problem[] => {
    const { questionId } = answer;
    const question = byId.get(questionId);
    const path = `answers/${place}`;
    if (!question) return [{ path: `${path}/questionId`, key: 'unknown' }];
    if (seen.has(questionId)) return [{ path: `${path}/questionId`, key: 'twice' }];
    seen.add(questionId);
    const found = problemOf(question, answer);
    return found ? [{ path: `${path}/${found[0]}`, key: found[1], detail: String(questionId) }] : [];
  });
  if (wrong.length > 0) return wrong;
  const answers = answersById(given);
  return askedQuestions(questions, answers)
    .filter((question) => question.required && !isAnswered(question, answers.get(question.id)))
    .map(({ id }) => ({ path: `questions/${id}`, key: 'required', detail: String(id) }));
}

function scoreOf(
  { type, options, scale, number }: Question,
  { optionIds = [], value = 0 }: Answer,
): number | null {
  switch (type) {
    case 'SINGLE':
    case 'MULTIPLE': {
      if (options.every(({ score }) => score === null)) return null;
      const earned = options.filter(({ id }) => optionIds.includes(id)).map(({ score }) => score);
      // An option without points, such as "I do not know", does not affect the score.
      if (earned.length > 0 && earned.every((score) => score === null)) return null;
      return Math.min(
        100,
        earned.reduce((sum: number, score) => sum + (score ?? 0), 0),
      );
    }
    case 'SCALE':
      return scale?.scores?.[value - scale.min] ?? null;
    case 'NUMBER':
      return number?.scoring?.find(({ max }) => value <= max)?.score ?? null;
    case 'TEXT':
      return null;
  }
}

function earns({ when }: TagRule, { optionIds, value, text }: Answer, language: Language): boolean {
  if (when.optionId !== undefined) return optionIds?.includes(when.optionId) ?? false;
  if (when.notOptionId !== undefined) return optionIds !== undefined && !optionIds.includes(when.notOptionId);
  if (when.keywords) {
    const written = text?.toLowerCase() ?? '';
    return when.keywords[language].some((word) => written.includes(word.toLowerCase()));
  }
  return value !== undefined && value >= (when.min ?? -Infinity) && value <= (when.max ?? Infinity);
}

/** Returns the answered questions that count, with their points. */
export function questionPoints(
  questions: readonly Question[],
  given: Answers,
): { question: Question; points: number }[] {
  const answers = countingAnswers(questions, given);
  return questions.flatMap((question) => {
    const answer = answers.get(question.id);
    const points = question.sector && answer ? scoreOf(question, answer) : null;
    return points === null ? [] : [{ question, points }];
  });
}

export interface SectorScore {
  sector: Sector;
  /** A score from 0 to 100; null if no answered question counts. */
  score: number | null;
  answered: number;
}

export interface EarnedTag {
  tag: string;
  weight: number;
  /** The questions whose answers earned the tag. */
  questionIds: number[];
}

export interface Outcome {
  sectors: SectorScore[];
  /** Tags with the largest weight first. */
  tags: EarnedTag[];
}

const sectorOrder = ['e', 's', 'g'] as const satisfies readonly Sector[];

/**
 * Returns the result of answers: points averaged within each sector, and tags with the sum of their weights.
 * The order of the answers, and answers to questions that are not asked, have no effect.
 */
export function outcomeOf(questions: readonly Question[], given: Answers, language: Language): Outcome {
  const answers = countingAnswers(questions, given);
  const points: Record<Sector, number[]> = { e: [], s: [], g: [] };
  const earned = new Map<string, EarnedTag>();
  for (const question of questions) {
    const answer = answers.get(question.id);
    if (!answer) continue;
    const score = question.sector && scoreOf(question, answer);
    if (question.sector && score !== null) points[question.sector].push(score);
    for (const tagRule of question.tagMapping) {
      if (!earns(tagRule, answer, language)) continue;
      for (const { tag, weight } of tagRule.tags) {
        const before = earned.get(tag);
        earned.set(tag, {
          tag,
          weight: (before?.weight ?? 0) + weight,
          questionIds: [...new Set([...(before?.questionIds ?? []), question.id])],
        });
      }
    }
  }
  return {
    sectors: sectorOrder.map((sector) => ({
      sector,
      score: averageOf(points[sector]),
      answered: points[sector].length,
    })),
    tags: [...earned.values()].toSorted((a, b) => b.weight - a.weight || (a.tag < b.tag ? -1 : 1)),
  };
}

const averageOf = (points: readonly number[]): number | null =>
  points.length === 0 ? null : Math.round(points.reduce((sum, each) => sum + each, 0) / points.length);

/** Returns the highest level that begins at or below a score. */
export const bandOf = <Band extends { min: number }>(
  bands: readonly Band[],
  score: number | null,
): Band | undefined => (score === null ? undefined : bands.findLast(({ min }) => min <= score));

function conditionProblem(
  { questionId, operator, optionId, value }: Condition,
  before: ReadonlyMap<number, Question>,
): [string, FieldKey] | undefined {
  const question = before.get(questionId);
  if (!question) return ['questionId', 'unknown'];
  if (operator === 'ANSWERED') return undefined;
  if (operator === 'CHOSEN' || operator === 'NOT_CHOSEN')
    return question.options.some(({ id }) => id === optionId) ? undefined : ['optionId', 'unknown'];
  if (!question.scale && !question.number) return ['operator', 'not'];
  return value === undefined ? ['value', 'required'] : undefined;
}

/**
 * Returns the errors in the conditions of ordered questions. A condition refers only to earlier questions, so
 * there is no cycle.
 */
export function conditionProblems(questions: readonly Question[]): Problem[] {
  const before = new Map<number, Question>();
  return questions.flatMap((question, place) => {
    const wrong = (question.showIf?.conditions ?? []).flatMap((condition, index): Problem[] => {
      const found = conditionProblem(condition, before);
      if (!found) return [];
      const path = `questions/${place}/showIf/conditions/${index}/${found[0]}`;
      return [{ path, key: found[1], detail: String(question.id) }];
    });
    before.set(question.id, question);
    return wrong;
  });
}

/** Whether a rule can apply to answers of this question. */
export function ruleFits({ type, options }: Pick<Question, 'type' | 'options'>, { when }: TagRule): boolean {
  const { optionId, notOptionId, min, max, keywords } = when;
  const ofChoice = [optionId, notOptionId].filter((id) => id !== undefined);
  const ofRange = [min, max].filter((end) => end !== undefined);
  switch (type) {
    case 'SINGLE':
    case 'MULTIPLE':
      return (
        ofRange.length === 0 &&
        !keywords &&
        ofChoice.length === 1 &&
        options.some(({ id }) => id === ofChoice[0])
      );
    case 'SCALE':
    case 'NUMBER':
      return (
        ofChoice.length === 0 && !keywords && ofRange.length > 0 && (min ?? -Infinity) <= (max ?? Infinity)
      );
    case 'TEXT':
      return ofChoice.length === 0 && ofRange.length === 0 && keywords !== undefined;
  }
}

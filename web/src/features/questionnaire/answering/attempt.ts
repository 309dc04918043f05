import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import {
  type Answerable,
  answersById,
  askedQuestions,
  isAnswered,
  problemOf,
} from '@metra/contract/rules/questionnaire-rules';
import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';

export type AskedQuestion = AskedQuestionnaire['questions'][number];

/** The browser stores the answers of an attempt until the server has received them. */
export interface Attempt {
  /** The id is empty until the first call to the server. */
  submissionId: string;
  version: number;
  answers: readonly Answer[];
  /** This question is shown. */
  at: number | null;
  secondsTaken: number;
  /** All questions are answered, and the answers wait to be sent. */
  isFinished: boolean;
}

export const newAttempt = (version: number, answers: readonly Answer[] = []): Attempt => ({
  submissionId: '',
  version,
  answers,
  at: null,
  secondsTaken: 0,
  isFinished: false,
});

/** Reads what an earlier visit has stored; incomplete data is ignored. */
export function parseAttempt(text: string | null): Attempt | undefined {
  try {
    const it = JSON.parse(text ?? 'null') as Partial<Attempt> | null;
    if (typeof it?.submissionId !== 'string' || !Number.isSafeInteger(it.version)) return undefined;
    if (!Array.isArray(it.answers) || !it.answers.every(isAnswer)) return undefined;
    return {
      submissionId: it.submissionId,
      version: it.version ?? 0,
      answers: it.answers,
      at: typeof it.at === 'number' ? it.at : null,
      secondsTaken: Number.isSafeInteger(it.secondsTaken) ? (it.secondsTaken ?? 0) : 0,
      isFinished: it.isFinished === true,
    };
  } catch {
    return undefined;
  }
}

function isAnswer(value: unknown): value is Answer {
  const it = value as Partial<Answer> | null;
  return (
    Number.isSafeInteger(it?.questionId) &&
    (it?.optionIds === undefined ||
      (Array.isArray(it.optionIds) && it.optionIds.every(Number.isSafeInteger))) &&
    (it?.value === undefined || Number.isFinite(it.value)) &&
    (it?.text === undefined || typeof it.text === 'string')
  );
}

/** Replaces an answer; null removes it. */
export function withAnswer(attempt: Attempt, questionId: number, answer: Answer | null): Attempt {
  const others = attempt.answers.filter((each) => each.questionId !== questionId);
  return { ...attempt, answers: answer ? [...others, answer] : others };
}

export interface Brought {
  attempt: Attempt;
  /** These answers no longer fit, because questions or options were removed or changed. */
  lost: number;
}

export function broughtUpToDate(attempt: Attempt, { questions, version }: AskedQuestionnaire): Brought {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answers = attempt.answers.flatMap((answer): Answer[] => {
    const question = byId.get(answer.questionId);
    if (!question) return [];
    const known = new Set(question.options.map(({ id }) => id));
    const present = answer.optionIds?.filter((id) => known.has(id));
    if (answer.optionIds?.length && present?.length === 0) return [];
    const left = present ? { ...answer, optionIds: present } : answer;
    return problemOf(question, left) ? [] : [left];
  });
  const at = attempt.at !== null && byId.has(attempt.at) ? attempt.at : null;
  return { attempt: { ...attempt, version, answers, at }, lost: attempt.answers.length - answers.length };
}

/**
 * Returns the questions that are asked and the place of the shown one. Without `at` it is the first open
 * question.
 */
export function wayThrough<Asked extends Answerable>(
  questions: readonly Asked[],
  { answers, at }: Pick<Attempt, 'answers' | 'at'>,
): { asked: readonly Asked[]; index: number } {
  const byId = answersById(answers);
  const asked = askedQuestions(questions, byId);
  const shown = asked.findIndex(({ id }) => id === at);
  if (shown >= 0) return { asked, index: shown };
  const open = asked.findIndex((question) => !isAnswered(question, byId.get(question.id)));
  return { asked, index: Math.max(0, open) };
}

/**
 * Only answers to questions that are asked are sent. The others stay in the browser, in case the person goes
 * back.
 */
export function answersToSend(questions: readonly AskedQuestion[], attempt: Attempt): Answer[] {
  const { asked } = wayThrough(questions, attempt);
  const ids = new Set(asked.map(({ id }) => id));
  return attempt.answers.filter(({ questionId }) => ids.has(questionId));
}

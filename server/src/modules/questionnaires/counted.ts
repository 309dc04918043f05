import type { Outcome } from '@metra/contract/rules/questionnaire-rules';
import type { Answer, Question } from '@metra/contract/shapes/questionnaire-shapes';

interface Finished {
  questions: readonly Question[];
  /** The answers that count. */
  answers: readonly Answer[];
  outcome: Outcome;
  secondsTaken: number | null;
}

/** The values that a result adds to the statistics of its questionnaire. */
export function countedOf({ questions, answers, outcome, secondsTaken }: Finished): Record<string, number> {
  const counted: Record<string, number> = { finished: 1 };
  if (secondsTaken !== null) counted[`seconds:${secondsRange(secondsTaken).from}`] = 1;
  for (const { sector, score } of outcome.sectors) {
    if (score === null) continue;
    counted[`scores:${sector}`] = 1;
    counted[`score:${sector}`] = score;
  }
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  for (const { questionId, optionIds, value } of answers) {
    counted[`answered:${questionId}`] = 1;
    for (const optionId of optionIds ?? []) counted[`option:${questionId}:${optionId}`] = 1;
    if (value === undefined) continue;
    const from = types.get(questionId) === 'NUMBER' ? numberRange(value).from : value;
    counted[`value:${questionId}:${from}`] = 1;
  }
  return counted;
}

const secondsSteps = [0, 30, 60, 120, 180, 300, 420, 600, 900, 1200, 1800, 3600] as const;

/** Each range reaches from one step to the next, and the last has no end. */
export function secondsRange(seconds: number): { from: number; to: number | null } {
  const place = secondsSteps.findLastIndex((step) => step <= seconds);
  return { from: secondsSteps[place] ?? 0, to: secondsSteps[place + 1] ?? null };
}

const numberSteps = [
  0,
  ...Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat(),
];

/** Numbers have no fixed scale, so ranges grow as 1, 2, 5, 10. A range includes `from` and excludes `to`. */
export function numberRange(value: number): { from: number; to: number } {
  const next = (bound: number) => numberSteps[numberSteps.indexOf(bound) + 1] ?? bound * 2;
  const size = Math.abs(value);
  if (value >= 0) {
    const from = numberSteps.findLast((step) => step <= size) ?? 0;
    return { from, to: next(from) };
  }
  // For negative numbers the order is reversed: −3 and −5 are in the range from −5 to −2.
  const to = numberSteps.findLast((step) => step < size) ?? 0;
  return { from: -next(to), to: to === 0 ? 0 : -to };
}

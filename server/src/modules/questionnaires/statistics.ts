import type { QuestionnaireStatistics } from '@metra/contract/operations/questionnaires-admin';
import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import { numberRange, secondsRange } from './counted.ts';

type Counts = ReadonlyMap<string, number>;
type Spread = QuestionnaireStatistics['questions'][number]['distribution'];

/** Statistics for the present questions. */
export function statisticsOf(
  questions: readonly Question[],
  counts: Counts,
  leftAt: ReadonlyMap<number, number>,
): Omit<QuestionnaireStatistics, 'versions'> {
  const count = (what: string) => counts.get(what) ?? 0;
  const finished = count('finished');
  const left = [...leftAt.values()].reduce((sum, each) => sum + each, 0);
  return {
    started: finished + left,
    finished,
    scores: (['e', 's', 'g'] as const).map((sector) => {
      const results = count(`scores:${sector}`);
      const average = results === 0 ? null : Math.round((count(`score:${sector}`) / results) * 10) / 10;
      return { sector, average, count: results };
    }),
    secondsTaken: numbersIn(counts, 'seconds:').map(([from, each]) => ({
      ...secondsRange(from),
      count: each,
    })),
    questions: questions.map((question, place) => ({
      id: question.id,
      order: place + 1,
      type: question.type,
      answered: count(`answered:${question.id}`),
      leftAt: leftAt.get(question.id) ?? 0,
      distribution: distributionOf(question, counts),
    })),
  };
}

function distributionOf({ id, type, options, scale }: Question, counts: Counts): Spread {
  const values = numbersIn(counts, `value:${id}:`);
  switch (type) {
    case 'SINGLE':
    case 'MULTIPLE':
      return options.map((option) => ({
        optionId: option.id,
        from: null,
        to: null,
        count: counts.get(`option:${id}:${option.id}`) ?? 0,
      }));
    case 'SCALE': {
      const steps = scale
        ? Array.from({ length: scale.max - scale.min + 1 }, (_, step) => scale.min + step)
        : [];
      const known = new Map(values);
      return steps.map((step) => ({ optionId: null, from: step, to: step, count: known.get(step) ?? 0 }));
    }
    case 'NUMBER':
      return values.map(([from, count]) => ({ optionId: null, ...numberRange(from), count }));
    case 'TEXT':
      return [];
  }
}

/** Counts whose key ends with a number, by that number. */
const numbersIn = (counts: Counts, prefix: string): [number, number][] =>
  [...counts]
    .flatMap(([what, count]): [number, number][] =>
      what.startsWith(prefix) ? [[Number(what.slice(prefix.length)), count]] : [],
    )
    .toSorted(([a], [b]) => a - b);

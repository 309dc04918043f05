import type { Language, Sector } from '@metra/contract/core/primitives';
import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import {
  answersById,
  bandOf,
  type EarnedTag,
  type Outcome,
  questionPoints,
} from '@metra/contract/rules/questionnaire-rules';
import type { Answer, Question, Words } from '@metra/contract/shapes/questionnaire-shapes';

export interface Band {
  slug: string;
  min: number;
  max: number;
  name: Words;
  text: Words;
}

/** A goal of the catalogue with the tags of its measures, and the share of measures that have each tag. */
export interface TaggedGoal {
  id: number;
  slug: string;
  sector: Sector;
  name: string;
  summary: string;
  image: string;
  tags: ReadonlyMap<string, number>;
}

/** A tag with its present name, by the slug that the questionnaire uses. */
export interface NamedTag {
  slug: string;
  name: string;
}

export interface ResultContent {
  outcome: Outcome;
  answers: readonly Answer[];
  bands: readonly Band[];
  questions: readonly Question[];
  tags: ReadonlyMap<string, NamedTag>;
}

export const wordsIn = (words: Words, language: Language): string => words[language] ?? words.de;

const mostGoals = 6;
const mostReasons = 5;

type Tag = QuestionnaireResult['tags'][number];
type Profile = Pick<QuestionnaireResult, 'scores' | 'bands' | 'questions' | 'tags' | 'goals'>;
type Reason = QuestionnaireResult['goals'][number]['reason'];

/** The result of somebody's answers with matching goals and reasons. It contains no answers. */
export function profileOf(
  { outcome, answers, bands, questions, tags }: ResultContent,
  goals: readonly TaggedGoal[],
  language: Language,
): Profile {
  const texts = new Map(questions.map(({ id, text }) => [id, wordsIn(text, language)]));
  const named = outcome.tags.flatMap(({ tag, weight, questionIds }: EarnedTag): Tag[] => {
    const found = tags.get(tag);
    if (!found) return [];
    return [{ ...found, weight, questions: questionIds.map((id) => ({ id, text: texts.get(id) ?? '' })) }];
  });
  return {
    scores: outcome.sectors.map(({ sector, score, answered }) => {
      const band = bandOf(bands, score);
      return {
        sector,
        score,
        answered,
        band: band
          ? { slug: band.slug, name: wordsIn(band.name, language), text: wordsIn(band.text, language) }
          : null,
      };
    }),
    bands: bands.map(({ slug, min, name }) => ({ slug, min, name: wordsIn(name, language) })),
    questions: questionPoints(questions, answersById(answers)).flatMap(
      ({ question: { id, sector, text }, points }) =>
        sector ? [{ id, sector, text: wordsIn(text, language), points }] : [],
    ),
    tags: named,
    goals: suggestedGoals(named, goals),
  };
}

/** A goal matches by the share of its measures that have an earned tag: a tag on half of them counts half. */
function suggestedGoals(earned: readonly Tag[], goals: readonly TaggedGoal[]): Profile['goals'] {
  return goals
    .map((goal) => {
      const reasons = earned
        .map((tag) => ({ tag, fit: tag.weight * (goal.tags.get(tag.slug) ?? 0) }))
        .filter(({ fit }) => fit > 0)
        .toSorted((a, b) => b.fit - a.fit);
      return { goal, reasons, fit: reasons.reduce((sum, each) => sum + each.fit, 0) };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || a.goal.id - b.goal.id)
    .slice(0, mostGoals)
    .map(({ goal: { tags, ...goal }, reasons }) => {
      return { ...goal, reason: reasonOf(reasons.map(({ tag }) => tag)) };
    });
}

/** The reason for a suggestion names the heaviest tags first. */
export function reasonOf(tags: readonly Tag[]): Reason {
  const best = tags.slice(0, mostReasons);
  const asked = new Map(best.flatMap(({ questions }) => questions.map((each) => [each.id, each] as const)));
  return {
    tags: best.map(({ slug, name, weight }) => ({ slug, name, weight })),
    questions: [...asked.values()],
  };
}

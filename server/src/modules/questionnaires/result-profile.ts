import type { Language, Sector } from '@metra/contract/primitives';
import { bandOf, type EarnedTag, type Outcome } from '@metra/contract/questionnaire-rules';
import type { Question, Words } from '@metra/contract/questionnaire-shapes';
import type { QuestionnaireResult } from '@metra/contract/questionnaires';

export interface Band {
  slug: string;
  min: number;
  max: number;
  name: Words;
  text: Words;
}

/** A goal of the catalogue with the tags its measures carry, each with the share of measures that do. */
export interface TaggedGoal {
  id: number;
  slug: string;
  sector: Sector;
  name: string;
  summary: string;
  image: string;
  tags: ReadonlyMap<string, number>;
}

/** A tag as it is called today, by the slug a questionnaire names it. */
export interface NamedTag {
  slug: string;
  name: string;
}

export interface ResultContent {
  outcome: Outcome;
  bands: readonly Band[];
  questions: readonly Question[];
  tags: ReadonlyMap<string, NamedTag>;
}

export const wordsIn = (words: Words, language: Language): string => words[language] ?? words.de;

const mostGoals = 6;
const mostReasons = 5;

type Tag = QuestionnaireResult['tags'][number];
type Profile = Pick<QuestionnaireResult, 'scores' | 'tags' | 'goals'>;

/** What somebody's answers come to, with the goals that fit and why. Names no answer. */
export function profileOf(
  { outcome, bands, questions, tags }: ResultContent,
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
    tags: named,
    goals: suggestedGoals(named, goals),
  };
}

/** A goal fits as much as its measures carry the tags that were earned: a tag on half of them counts half. */
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
      const best = reasons.slice(0, mostReasons).map(({ tag }) => tag);
      const asked = new Map(
        best.flatMap(({ questions }) => questions.map((each) => [each.id, each] as const)),
      );
      return {
        ...goal,
        reason: {
          tags: best.map(({ slug, name, weight }) => ({ slug, name, weight })),
          questions: [...asked.values()],
        },
      };
    });
}

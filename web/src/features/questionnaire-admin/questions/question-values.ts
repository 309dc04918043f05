import type { Sector } from '@metra/contract/core/primitives';
import type {
  Question,
  QuestionType,
  QuestionWrite,
  ShowIf,
  TagRule,
  TagRuleWrite,
  Words,
} from '@metra/contract/shapes/questionnaire-shapes';
import type { languages } from '../../../lib/i18n/languages.ts';

export interface WordPair {
  de: string;
  en: string;
}

export interface EarnedWeight {
  tag: string;
  weight: number;
}

export interface OptionValues {
  /** The id is null until the option is saved. */
  id: number | null;
  text: WordPair;
  score: number | null;
  tags: EarnedWeight[];
  tagsWithout: EarnedWeight[];
}

export interface RuleValues {
  min: number | null;
  max: number | null;
  words: WordPair;
  tags: EarnedWeight[];
}

/** The values include what other types of questions need, so that trying another type loses no input. */
export interface QuestionValues {
  type: QuestionType;
  sector: Sector | null;
  required: boolean;
  text: WordPair;
  help: WordPair;
  options: OptionValues[];
  scale: { min: number; max: number; minLabel: WordPair; maxLabel: WordPair; scores: number[] | null };
  number: {
    unit: string;
    min: number | null;
    max: number | null;
    decimals: number;
    scoring: { max: number | null; score: number | null }[] | null;
  };
  input: { maxLength: number | null; placeholder: WordPair };
  showIf: ShowIf | null;
  rules: RuleValues[];
}

export const hasOptions = (type: QuestionType): boolean => type === 'SINGLE' || type === 'MULTIPLE';

const pairOf = (words: Words | undefined): WordPair => ({ de: words?.de ?? '', en: words?.en ?? '' });
const noWords = (): WordPair => ({ de: '', en: '' });

export const emptyOption = (): OptionValues => ({
  id: null,
  text: noWords(),
  score: null,
  tags: [],
  tagsWithout: [],
});

export const emptyRule = (): RuleValues => ({ min: null, max: null, words: noWords(), tags: [] });

export const emptyQuestion = (): QuestionValues => ({
  type: 'SINGLE',
  sector: null,
  required: true,
  text: noWords(),
  help: noWords(),
  options: [emptyOption(), emptyOption()],
  scale: { min: 1, max: 5, minLabel: noWords(), maxLabel: noWords(), scores: null },
  number: { unit: '', min: 0, max: 1_000_000, decimals: 0, scoring: null },
  input: { maxLength: 500, placeholder: noWords() },
  showIf: null,
  rules: [],
});

const tagsWhen = (rules: readonly TagRule[], isWanted: (when: TagRule['when']) => boolean): EarnedWeight[] =>
  rules.filter(({ when }) => isWanted(when)).flatMap(({ tags }) => tags);

const listOf = (words: readonly string[] | undefined): string => (words ?? []).join(', ');

export function valuesOf(question: Question): QuestionValues {
  const empty = emptyQuestion();
  const { type, scale, number, input, tagMapping } = question;
  return {
    type,
    sector: question.sector,
    required: question.required,
    text: pairOf(question.text),
    help: pairOf(question.help),
    options: hasOptions(type)
      ? question.options.map(({ id, text, score }) => ({
          id,
          text: pairOf(text),
          score,
          tags: tagsWhen(tagMapping, ({ optionId }) => optionId === id),
          tagsWithout: tagsWhen(tagMapping, ({ notOptionId }) => notOptionId === id),
        }))
      : empty.options,
    scale: scale
      ? { ...scale, minLabel: pairOf(scale.minLabel), maxLabel: pairOf(scale.maxLabel) }
      : empty.scale,
    number: number ?? empty.number,
    input: input ? { ...input, placeholder: pairOf(input.placeholder) } : empty.input,
    showIf: question.showIf,
    rules: hasOptions(type)
      ? []
      : tagMapping.map(({ when, tags }) => ({
          min: when.min ?? null,
          max: when.max ?? null,
          words: { de: listOf(when.keywords?.de), en: listOf(when.keywords?.en) },
          tags,
        })),
  };
}

/** A text without English is sent without an English part. */
function wordsOf({ de, en }: WordPair): Words {
  return { de: de.trim(), ...(en.trim() !== '' && { en: en.trim() }) };
}

const wordList = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

function rulesOf({ type, options, rules }: QuestionValues): TagRuleWrite[] {
  if (hasOptions(type))
    return options.flatMap(({ tags, tagsWithout }, place) => [
      ...(tags.length > 0 ? [{ when: { option: place }, tags }] : []),
      ...(tagsWithout.length > 0 ? [{ when: { notOption: place }, tags: tagsWithout }] : []),
    ]);
  return rules.map(({ min, max, words, tags }) => ({
    when:
      type === 'TEXT'
        ? { keywords: { de: wordList(words.de), en: wordList(words.en) } }
        : { ...(min !== null && { min }), ...(max !== null && { max }) },
    tags,
  }));
}

const score = (points: number | null): number => points ?? 0;

/** Returns the question as it is sent; values of other types are left out. */
export function writeOf(values: QuestionValues, version: number): QuestionWrite {
  const { type, sector, required, scale, number, input, showIf } = values;
  return {
    type,
    sector,
    required,
    text: wordsOf(values.text),
    help: wordsOf(values.help),
    options: hasOptions(type)
      ? values.options.map((option) => ({
          ...(option.id !== null && { id: option.id }),
          text: wordsOf(option.text),
          score: option.score,
        }))
      : [],
    scale:
      type === 'SCALE'
        ? { ...scale, minLabel: wordsOf(scale.minLabel), maxLabel: wordsOf(scale.maxLabel) }
        : null,
    number:
      type === 'NUMBER'
        ? {
            ...number,
            min: number.min ?? 0,
            max: number.max ?? 0,
            scoring:
              number.scoring?.map((step) => ({ max: step.max ?? 0, score: score(step.score) })) ?? null,
          }
        : null,
    input:
      type === 'TEXT' ? { maxLength: input.maxLength ?? 1, placeholder: wordsOf(input.placeholder) } : null,
    showIf,
    tagMapping: rulesOf(values),
    version,
  };
}

/** Returns the question as it would be asked and scored after saving; new options get negative ids. */
export function previewOf(values: QuestionValues, id: number): Question {
  const { version, options, tagMapping = [], ...write } = writeOf(values, 0);
  const numbered = options.map((option, place) => ({ ...option, id: option.id ?? -1 - place }));
  return {
    ...write,
    id,
    options: numbered,
    tagMapping: tagMapping.map(({ when: { option, notOption, ...when }, tags }) => ({
      when: {
        ...when,
        ...(option !== undefined && { optionId: numbered[option]?.id ?? 0 }),
        ...(notOption !== undefined && { notOptionId: numbered[notOption]?.id ?? 0 }),
      },
      tags,
    })),
  };
}

/** Counts the texts that exist in German and are missing in English. */
export function missingEnglish(question: Pick<Question, 'text' | 'help' | 'options'>): number {
  const texts = [question.text, question.help, ...question.options.map(({ text }) => text)];
  return texts.filter(({ de, en }) => de !== '' && (en ?? '') === '').length;
}

export const earnsNothing = ({ type, tagMapping }: Pick<Question, 'type' | 'tagMapping'>): boolean =>
  hasOptions(type) && tagMapping.length === 0;

export const tagCount = ({ tagMapping }: Pick<Question, 'tagMapping'>): number =>
  new Set(tagMapping.flatMap(({ tags }) => tags.map(({ tag }) => tag))).size;

export const readable = (words: Words, language: (typeof languages)[number]): string =>
  (language === 'en' ? words.en || words.de : words.de) || words.en || '';

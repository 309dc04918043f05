import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { Id, notBlank, Sector, Slug, text, Version } from '../core/primitives.ts';

export const questionnaireLimits = {
  questions: 100,
  options: 30,
  conditions: 10,
  rules: 60,
  tagsOfRule: 10,
  scaleSteps: 11,
  answerText: 2000,
} as const;

/** German is required, English is optional. */
const words = (max: number) => z.strictObject({ de: notBlank(max), en: notBlank(max).optional() });
/** An optional text. */
const optionalWords = (max: number) =>
  z.strictObject({ de: text(max).default(''), en: text(max).optional() }).default({ de: '' });
export interface Words {
  de: string;
  en?: string | undefined;
}

export const QuestionType = z.enum(['SINGLE', 'MULTIPLE', 'SCALE', 'NUMBER', 'TEXT']);
export type QuestionType = z.infer<typeof QuestionType>;

const Score = z.int().min(0).max(100);
const Amount = z.number().min(-1_000_000_000).max(1_000_000_000);

/** CHOSEN and NOT_CHOSEN name an option. AT_LEAST and AT_MOST name a value of a scale or a number. */
const Condition = z.strictObject({
  questionId: Id,
  operator: z.enum(['CHOSEN', 'NOT_CHOSEN', 'AT_LEAST', 'AT_MOST', 'ANSWERED']),
  optionId: Id.optional(),
  value: Amount.optional(),
});
export type Condition = z.infer<typeof Condition>;

export const ShowIf = z.strictObject({
  match: z.enum(['ALL', 'ANY']),
  conditions: z.array(Condition).min(1).max(questionnaireLimits.conditions),
});
export type ShowIf = z.infer<typeof ShowIf>;

const Scale = z.strictObject({
  min: z.int().min(0).max(10),
  max: z.int().min(1).max(10),
  minLabel: optionalWords(80),
  maxLabel: optionalWords(80),
  scores: z
    .array(Score)
    .max(questionnaireLimits.scaleSteps)
    .nullable()
    .default(null)
    .meta({ description: 'One for each step from min to max' }),
});

const NumberInput = z.strictObject({
  unit: text(50).default(''),
  min: Amount,
  max: Amount,
  decimals: z.int().min(0).max(6).default(0),
  scoring: z
    .array(z.strictObject({ max: Amount, score: Score }))
    .max(20)
    .nullable()
    .default(null)
    .meta({ description: 'Ascending: the first whose max is not exceeded gives the score' }),
});

const TextInput = z.strictObject({
  maxLength: z.int().min(1).max(questionnaireLimits.answerText),
  placeholder: optionalWords(200),
});

const optionFields = { text: words(200), score: Score.nullable().default(null) };
const Option = z.strictObject({ id: Id, ...optionFields });
const OptionWrite = z.strictObject({
  id: Id.optional().meta({ description: 'The id of an existing option' }),
  ...optionFields,
});

const When = z.strictObject({
  optionId: Id.optional(),
  notOptionId: Id.optional().meta({ description: 'The question was answered, but not with this one' }),
  min: Amount.optional(),
  max: Amount.optional(),
  keywords: z
    .strictObject({ de: z.array(notBlank(50)).max(30), en: z.array(notBlank(50)).max(30).default([]) })
    .optional()
    .meta({ description: 'One of these words, in the language of the answer, in whichever case' }),
});

/**
 * The tags that an answer earns: for an option, a range (inclusive) or words, depending on the type of the
 * question.
 */
const TagRule = z.strictObject({
  when: When,
  tags: z
    .array(z.strictObject({ tag: Slug, weight: z.int().min(1).max(3) }))
    .min(1)
    .max(questionnaireLimits.tagsOfRule),
});
export type TagRule = z.infer<typeof TagRule>;
export const TagMapping = z.array(TagRule).max(questionnaireLimits.rules);

const OptionPlace = z
  .int()
  .min(0)
  .max(questionnaireLimits.options - 1)
  .optional();

/** A rule of an unsaved question names an option by its position, because a new option has no id. */
const TagRuleWrite = TagRule.extend({
  when: When.omit({ optionId: true, notOptionId: true }).extend({
    option: OptionPlace.meta({ description: 'Its place in `options`, from 0' }),
    notOption: OptionPlace.meta({ description: 'The question was answered, but not with this one' }),
  }),
});
export type TagRuleWrite = z.infer<typeof TagRuleWrite>;

const questionFields = {
  type: QuestionType,
  sector: Sector.nullable()
    .default(null)
    .meta({ description: 'Whose score it counts for; null: general, it counts for none' }),
  required: z.boolean().default(false),
  text: words(400),
  help: optionalWords(600),
  scale: Scale.nullable().default(null),
  number: NumberInput.nullable().default(null),
  input: TextInput.nullable().default(null),
  showIf: ShowIf.nullable().default(null).meta({ description: 'Over questions that come before it' }),
};

/** A question in all languages, for editors. */
export const Question = z.strictObject({
  id: Id,
  ...questionFields,
  options: z.array(Option).max(questionnaireLimits.options).default([]),
  tagMapping: TagMapping.default([]),
});
export type Question = z.infer<typeof Question>;

type Parts = Pick<z.infer<typeof Question>, 'type' | 'scale' | 'number' | 'input'> & {
  options: readonly { id?: number | undefined }[];
};

const hasOptions = (type: QuestionType) => type === 'SINGLE' || type === 'MULTIPLE';
const optionsFit = ({ type, options }: Parts) =>
  hasOptions(type) ? options.length >= 2 : options.length === 0;
const optionsDiffer = ({ options }: Parts) => {
  const ids = options.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};
const scaleFits = ({ type, scale }: Parts) =>
  type === 'SCALE'
    ? scale !== null &&
      scale.min < scale.max &&
      (scale.scores === null || scale.scores.length === scale.max - scale.min + 1)
    : scale === null;
const numberFits = ({ type, number }: Parts) =>
  type === 'NUMBER'
    ? number !== null &&
      number.min < number.max &&
      (number.scoring ?? []).every(({ max }, place, all) => place === 0 || max > (all[place - 1]?.max ?? max))
    : number === null;
const inputFits = ({ type, input }: Parts) => (type === 'TEXT' ? input !== null : input === null);

/** Whether a question has the fields of its type and no others. */
const fitsItsType = (question: Parts): boolean =>
  [optionsFit, optionsDiffer, scaleFits, numberFits, inputFits].every((fits) => fits(question));

const questionWriteFields = {
  ...questionFields,
  options: z.array(OptionWrite).max(questionnaireLimits.options).default([]),
  tagMapping: z.array(TagRuleWrite).max(questionnaireLimits.rules).optional().meta({
    description: 'The tags that answers earn; default: the present ones, as far as they still fit',
  }),
};

/** `version` is the version of the questionnaire. */
export const QuestionWrite = z
  .strictObject({ ...questionWriteFields, version: Version })
  .refine(optionsFit, rule('minItems', 'options'))
  .refine(optionsDiffer, rule('uniqueItems', 'options'))
  .refine(scaleFits, rule('required', 'scale'))
  .refine(numberFits, rule('required', 'number'))
  .refine(inputFits, rule('required', 'input'));
export type QuestionWrite = z.infer<typeof QuestionWrite>;

const Band = z.strictObject({
  slug: Slug,
  min: Score,
  max: Score,
  name: words(80),
  text: words(500),
});

const infoTexts = z.strictObject({ name: notBlank(120), description: text(1000).default('') });
const translations = z.strictObject({ de: infoTexts, en: infoTexts.optional() });

/** The fields of a questionnaire besides its questions. */
export const questionnaireInfo = {
  slug: Slug.refine((slug) => !/^\d+$/.test(slug), rule('pattern')),
  translations,
  durationMinutes: z.int().min(1).max(240).nullable().default(null),
  bands: z
    .array(Band)
    .max(10)
    .default([])
    .meta({ description: 'What a score means, from the lowest to the highest' }),
};

const bandsAscend = ({ bands }: { bands: readonly { min: number; max: number }[] }) =>
  bands.every(
    ({ min, max }, place) => min <= max && (place === 0 || min > (bands[place - 1]?.max ?? Infinity)),
  );
const atBands = rule('overlaps', 'bands');

export const QuestionnaireWrite = z
  .strictObject({ ...questionnaireInfo, active: z.boolean().default(false) })
  .refine(bandsAscend, atBands);
export type QuestionnaireWrite = z.infer<typeof QuestionnaireWrite>;

export const QuestionnaireUpdate = z
  .strictObject({ ...questionnaireInfo, active: z.boolean(), version: Version })
  .refine(bandsAscend, atBands);

/** A questionnaire as a file for another installation. Its ids are valid within the file. */
export const QuestionnaireFile = z
  .strictObject({
    format: z.literal('metra-questionnaire-1'),
    ...questionnaireInfo,
    questions: z.array(Question).max(questionnaireLimits.questions),
  })
  .refine(bandsAscend, atBands)
  .refine(({ questions }) => questions.every(fitsItsType), rule('type', 'questions'));
export type QuestionnaireFile = z.infer<typeof QuestionnaireFile>;

/**
 * The type of the question determines the field: chosen options, a value of a scale or a number, or a text.
 */
export const Answer = z.strictObject({
  questionId: Id,
  optionIds: z
    .array(Id)
    .max(questionnaireLimits.options)
    .optional()
    .meta({ description: 'The chosen options; an empty list is an answer if the question is not required' }),
  value: Amount.optional(),
  text: text(questionnaireLimits.answerText).optional(),
});
export type Answer = z.infer<typeof Answer>;

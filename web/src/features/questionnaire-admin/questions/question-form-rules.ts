import { rule } from '@metra/contract/core/field-keys';
import { Sector } from '@metra/contract/core/primitives';
import { QuestionType, questionnaireLimits, ShowIf } from '@metra/contract/shapes/questionnaire-shapes';
import { z } from 'zod';
import { hasOptions, type QuestionValues } from './question-values.ts';

const pair = (max: number) => z.object({ de: z.string().max(max), en: z.string().max(max) });
const points = z.int().min(0).max(100);
const amount = z.number().min(-1_000_000_000).max(1_000_000_000);
const earned = z
  .array(z.object({ tag: z.string(), weight: z.int().min(1).max(3) }))
  .max(questionnaireLimits.tagsOfRule);

const shapes = z.object({
  type: QuestionType,
  sector: Sector.nullable(),
  required: z.boolean(),
  text: pair(400),
  help: pair(600),
  options: z
    .array(
      z.object({
        id: z.int().nullable(),
        text: pair(200),
        score: points.nullable(),
        tags: earned,
        tagsWithout: earned,
      }),
    )
    .max(questionnaireLimits.options),
  scale: z.object({
    min: z.int().min(0).max(10),
    max: z.int().min(1).max(10),
    minLabel: pair(80),
    maxLabel: pair(80),
    scores: z.array(points).nullable(),
  }),
  number: z.object({
    unit: z.string().max(50),
    min: amount.nullable(),
    max: amount.nullable(),
    decimals: z.int().min(0).max(6),
    scoring: z
      .array(z.object({ max: amount.nullable(), score: points.nullable() }))
      .max(20)
      .nullable(),
  }),
  input: z.object({
    maxLength: z.int().min(1).max(questionnaireLimits.answerText).nullable(),
    placeholder: pair(200),
  }),
  showIf: ShowIf.nullable(),
  rules: z
    .array(z.object({ min: amount.nullable(), max: amount.nullable(), words: pair(1500), tags: earned }))
    .max(questionnaireLimits.rules),
});

const isBlank = (text: string) => text.trim() === '';

/** Each field that has to be filled in for a question of this type, and is not. */
function emptyFields(values: QuestionValues): (string | number)[][] {
  const { type, options, number, input, rules } = values;
  const found: (string | number)[][] = [];
  const need = (isMissing: boolean, ...path: (string | number)[]) => isMissing && found.push(path);
  need(isBlank(values.text.de), 'text', 'de');
  if (hasOptions(type))
    for (const [place, option] of options.entries())
      need(isBlank(option.text.de), 'options', place, 'text', 'de');
  if (type === 'NUMBER') {
    need(number.min === null, 'number', 'min');
    need(number.max === null, 'number', 'max');
    for (const [place, step] of (number.scoring ?? []).entries()) {
      need(step.max === null, 'number', 'scoring', place, 'max');
      need(step.score === null, 'number', 'scoring', place, 'score');
    }
  }
  if (type === 'TEXT') need(input.maxLength === null, 'input', 'maxLength');
  if (!hasOptions(type))
    for (const [place, { min, max, words, tags }] of rules.entries()) {
      need(tags.length === 0, 'rules', place, 'tags');
      need(type === 'TEXT' && isBlank(words.de) && isBlank(words.en), 'rules', place, 'words', 'de');
      need(type !== 'TEXT' && min === null && max === null, 'rules', place, 'min');
    }
  for (const [place, { operator, value }] of (values.showIf?.conditions ?? []).entries())
    need(
      (operator === 'AT_LEAST' || operator === 'AT_MOST') && value === undefined,
      ...['showIf', 'conditions', place, 'value'],
    );
  return found;
}

/** The contract's rules, for a question as it is edited: each problem at the field that shows it. */
export const QuestionForm = shapes.superRefine((values, context) => {
  const { type, scale, number } = values;
  for (const path of emptyFields(values)) context.addIssue({ code: 'custom', ...rule('required'), path });
  if (hasOptions(type) && values.options.length < 2)
    context.addIssue({ code: 'custom', ...rule('minItems'), path: ['options'] });
  if (type === 'SCALE' && scale.min >= scale.max)
    context.addIssue({ code: 'custom', ...rule('minimum'), path: ['scale', 'max'] });
  if (type === 'NUMBER' && (number.min ?? 0) >= (number.max ?? Infinity))
    context.addIssue({ code: 'custom', ...rule('minimum'), path: ['number', 'max'] });
});

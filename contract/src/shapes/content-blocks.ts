import { z } from 'zod';
import { Count, Id, Slug, text } from '../core/primitives.ts';
import { Image } from './images.ts';
import { LinkTarget, RichText } from './rich-text.ts';

/** Nobody reads or edits a longer page. */
export const mostBlocks = 100;
const mostItems = 30;

/** A text in both languages. A draft may lack one, but a published page may not. */
const translations = <Texts extends z.ZodRawShape>(texts: Texts) =>
  z.strictObject({ translations: z.strictObject({ de: z.strictObject(texts), en: z.strictObject(texts) }) });

/** Identifies a block while it is moved and edited. */
const BlockId = z
  .string()
  .max(40)
  .regex(/^[a-zA-Z0-9_-]+$/);

const kind = <Type extends string>(type: Type) => ({ id: BlockId, type: z.literal(type) });

/** Shows the block only if the setting is set, or only if it is empty. Legal texts use it. */
const Condition = z.strictObject({ variable: text(60), is: z.enum(['SET', 'EMPTY']) });
export type Condition = z.infer<typeof Condition>;

const numberTexts = { value: text(20), unit: text(30), label: text(120) };
const questionTexts = { question: text(200), answer: text(2000) };

/** A block of a page for editors. */
export const Block = z.discriminatedUnion('type', [
  translations({ content: RichText }).extend({
    ...kind('text'),
    condition: Condition.nullable().default(null),
    emphasis: z.boolean().default(false).meta({ description: 'Stands out, as the right to object must' }),
  }),
  translations({ caption: text(300) }).extend({ ...kind('image'), imageId: Id }),
  translations({ text: text(1000), role: text(200) }).extend({ ...kind('quote'), person: text(120) }),
  z.strictObject({
    ...kind('numbers'),
    items: z.array(translations(numberTexts).extend({ source: text(500) })).max(6),
  }),
  translations({ title: text(120), text: text(300), label: text(60) }).extend({
    ...kind('callToAction'),
    target: LinkTarget,
  }),
  translations({ title: text(120) }).extend({
    ...kind('offers'),
    tags: z.array(Slug).max(20),
    match: z.enum(['ANY', 'ALL']),
    limit: z.int().min(1).max(12),
  }),
  translations({ title: text(120), text: text(300), label: text(60) }).extend({
    ...kind('questionnaire'),
    questionnaire: Slug.meta({ description: 'The block is not shown while it is switched off' }),
  }),
  z.strictObject({ ...kind('questions'), items: z.array(translations(questionTexts)).max(mostItems) }),
]);
export type Block = z.infer<typeof Block>;
export type BlockType = Block['type'];

export const Blocks = z.array(Block).max(mostBlocks);

/** A block of a page in the language of the reader. */
export const PublicBlock = z.discriminatedUnion('type', [
  z.object({ ...kind('text'), content: RichText, emphasis: z.boolean() }),
  z.object({ ...kind('image'), image: Image, caption: text(300) }),
  z.object({ ...kind('quote'), text: text(1000), person: text(120), role: text(200) }),
  z.object({
    ...kind('numbers'),
    items: z.array(z.object({ ...numberTexts, source: text(500) })).max(6),
  }),
  z.object({
    ...kind('callToAction'),
    title: text(120),
    text: text(300),
    label: text(60),
    target: LinkTarget,
  }),
  z.object({
    ...kind('offers'),
    title: text(120),
    tags: z.array(Slug).max(20),
    match: z.enum(['ANY', 'ALL']),
    limit: z.int().min(1).max(12),
  }),
  z.object({
    ...kind('questionnaire'),
    title: text(120),
    text: text(300),
    label: text(60),
    slug: Slug,
    questions: Count,
    durationMinutes: z.int().nullable(),
  }),
  z.object({ ...kind('questions'), items: z.array(z.object(questionTexts)).max(mostItems) }),
]);
export type PublicBlock = z.infer<typeof PublicBlock>;

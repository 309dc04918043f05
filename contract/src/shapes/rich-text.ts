import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { text } from '../core/primitives.ts';

const control = /[\p{Cc}\s]/u;

/**
 * Allows a path of the product, an anchor, another site or a mail address, and nothing that a browser would
 * execute.
 */
export function isLinkTarget(value: string): boolean {
  if (control.test(value) || value.includes('\\')) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (value.startsWith('#')) return value.length > 1;
  if (value.startsWith('mailto:')) return value.includes('@');
  return value.startsWith('https://') && URL.canParse(value);
}

export const LinkTarget = text(2000).refine(isLinkTarget, rule('pattern'));

/** Text with the same formatting. */
export const TextRun = z.strictObject({
  text: text(10_000).min(1),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: LinkTarget.optional(),
});
export type TextRun = z.infer<typeof TextRun>;

const runs = z.array(TextRun).max(500);
const lines = z.array(runs).max(200);

const RichTextNode = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), content: runs }),
  z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), content: runs }),
  z.strictObject({ type: z.literal('list'), ordered: z.boolean(), items: lines }),
  z
    .strictObject({ type: z.literal('lines'), items: lines })
    .meta({ description: 'An address: one line each, without bullets' }),
]);
export type RichTextNode = z.infer<typeof RichTextNode>;

/** Text as structured data with a closed list of elements. It never contains markup. */
export const RichText = z.array(RichTextNode).max(300);
export type RichText = z.infer<typeof RichText>;

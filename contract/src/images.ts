import { z } from 'zod';
import { Id, text } from './primitives.ts';

/** What must stay in sight when a picture is cropped: 0 is left or top, 1 is right or bottom. */
export const FocusPoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocusPoint = z.infer<typeof FocusPoint>;

/** A picture in several sizes and formats, as a page shows it. */
export const Image = z.object({
  resourceId: Id,
  url: text(500).meta({ description: 'For what reads neither AVIF nor WebP' }),
  width: z.int().positive(),
  height: z.int().positive(),
  focus: FocusPoint,
  altText: text(500),
  sources: z
    .array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: text(4000) }))
    .max(4)
    .meta({ description: 'Best format first' }),
});
export type Image = z.infer<typeof Image>;

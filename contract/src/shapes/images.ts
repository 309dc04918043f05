import { z } from 'zod';
import { Id, text } from '../core/primitives.ts';

/** The point of an image that stays visible when it is cropped, as shares of its width and height. */
export const Focus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type Focus = z.infer<typeof Focus>;

/** An image with its description in one language, ready for `<picture>`. */
export const Image = z.object({
  resourceId: Id,
  url: text(500).meta({ description: 'A JPEG, for whatever reads no srcset' }),
  width: z.int().positive(),
  height: z.int().positive(),
  focus: Focus,
  altText: text(300).meta({ description: 'Empty: only decoration' }),
  sources: z
    .array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: text(4000) }))
    .max(2)
    .meta({
      description: 'The same picture in smaller formats and several widths, the smallest format first',
    }),
});
export type Image = z.infer<typeof Image>;

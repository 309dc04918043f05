import { createBoundedQueue } from '../limits/bounded-queue.ts';
import { inputPixels, loadSharp, type Sharp } from './image-library.ts';

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export type ResizeImage = (
  source: string,
  target: string,
  wanted: { width: number; format: ImageFormat },
) => Promise<void>;

/** Draws a stored picture in a smaller width and another format. */
export function createResizeImage(): ResizeImage {
  // Drawing uses a core for up to some seconds. When many requests wait, further ones are told to come back.
  const queue = createBoundedQueue({ atOnce: 1, waiting: 60 });
  return (source, target, { width, format }) =>
    queue.run(async () => {
      const sharp = await loadSharp();
      await draw[format](sharp, source, width).timeout({ seconds: 60 }).toFile(target);
    });
}

const opened = (sharp: Sharp, source: string, width: number, animated = false) =>
  sharp(source, { animated, limitInputPixels: inputPixels }).resize({ width, withoutEnlargement: true });

/** Only WebP keeps animations. JPEG has no transparency, so transparent parts become white. */
const draw = {
  avif: (sharp: Sharp, source: string, width: number) =>
    opened(sharp, source, width).avif({ quality: 52, effort: 3 }),
  webp: (sharp: Sharp, source: string, width: number) =>
    opened(sharp, source, width, true).webp({ quality: 78 }),
  jpg: (sharp: Sharp, source: string, width: number) =>
    opened(sharp, source, width).flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }),
};

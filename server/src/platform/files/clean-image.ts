import { DomainError } from '../http/domain-error.ts';
import { createBoundedQueue } from '../limits/bounded-queue.ts';
import { drawSvg } from './draw-svg.ts';
import { inputPixels, loadSharp, type Sharp } from './image-library.ts';
import type { FileType } from './inspect-file.ts';
import { type ImageMeasures, measureImage } from './measure-image.ts';

const limits = {
  inputPixels,
  /** The longest side of a stored picture. */
  side: 4096,
  /** The longest side of a picture drawn from an SVG. */
  drawingSide: 2048,
  seconds: 20,
} as const;

/** The stored format of each kind of picture. Drawings become pixels, so that their scripts never reach a browser. */
const keptAs = {
  'image/gif': { type: 'image/gif', format: 'gif' },
  'image/jpeg': { type: 'image/jpeg', format: 'jpeg' },
  'image/png': { type: 'image/png', format: 'png' },
  'image/svg+xml': { type: 'image/png', format: 'png' },
  'image/webp': { type: 'image/webp', format: 'webp' },
} as const satisfies Partial<Record<FileType, { type: FileType; format: string }>>;

type ImageType = keyof typeof keptAs;

export const isImage = (type: FileType): type is ImageType => Object.hasOwn(keptAs, type);

type CleanedImage = { mimeType: FileType; image: ImageMeasures };
export type CleanImage = (source: string, target: string, type: ImageType) => Promise<CleanedImage>;

/** Redraws a picture into another file: upright and without location, camera or other metadata. */
export function createCleanImage(): CleanImage {
  // Decoding uses a full core and much memory.
  const queue = createBoundedQueue({ atOnce: 2, waiting: 50 });
  return (source, target, type) => queue.run(() => redraw(source, target, type));
}

async function redraw(source: string, target: string, type: ImageType): Promise<CleanedImage> {
  const { type: mimeType, format } = keptAs[type];
  try {
    if (type === 'image/svg+xml')
      await drawSvg(source, target, {
        side: limits.drawingSide,
        pixels: limits.inputPixels,
        seconds: limits.seconds,
      });
    else
      await photo(await loadSharp(), source, type)
        .timeout({ seconds: limits.seconds })
        .toFormat(format)
        .toFile(target);
    return { mimeType, image: await measureImage(target) };
  } catch (cause) {
    // The file is damaged or unpacks to more than the limits.
    throw new DomainError('input.unsupported_type', { cause });
  }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

function photo(sharp: Sharp, source: string, type: ImageType) {
  const animated = type === 'image/gif' || type === 'image/webp';
  return sharp(source, { animated, limitInputPixels: limits.inputPixels })
    .autoOrient()
    .resize(within(limits.side));
}

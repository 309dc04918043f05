import type { Language } from '@metra/contract/core/primitives';
import type { Image } from '@metra/contract/shapes/images';
import type { ImageFormat } from '../../platform/files/resize-image.ts';
import { widthFor, widthsOf } from './image-widths.ts';
import type { ResourceRow } from './resources.store.ts';

/** A file that is a picture whose size is known. */
export type PictureRow = ResourceRow & { image_width: number; image_height: number };

export const isPicture = (row: ResourceRow): row is PictureRow =>
  row.image_width !== null && row.image_height !== null;

/** Other content has another address, so that each may be kept for ever. */
export const contentMark = ({ checksum }: Pick<ResourceRow, 'checksum'>): string =>
  checksum.toString('hex').slice(0, 16);

/** Where one size of a picture is, below the place that says who may see it. */
export type AddressOf = (row: PictureRow, width: number, format: ImageFormat) => string;

const pathBelow = (place: string, row: PictureRow, width: number, format: ImageFormat) =>
  `${place}/${row.id}/${contentMark(row)}/${width}.${format}`;

/** Open to everyone for as long as something published uses the picture. */
export const publicAddress: AddressOf = (row, width, format) =>
  pathBelow('/content/images', row, width, format);

/** To be signed. */
export const ownAddress: AddressOf = (row, width, format) => pathBelow('/files', row, width, format);

/** Formats a picture is served in beside JPEG; AVIF would stop what moves. */
const formatsOf = (row: PictureRow): ('avif' | 'webp')[] => (row.image_moves ? ['webp'] : ['avif', 'webp']);

const widthOfOldBrowsers = 1280;

/** A picture as pages show it, described in the asked language, or else in the other one. */
export function imageOf(row: PictureRow, language: Language, addressOf: AddressOf): Image {
  const { image_width: width, image_height: height } = row;
  const [said, instead] =
    language === 'de' ? [row.alt_text_de, row.alt_text_en] : [row.alt_text_en, row.alt_text_de];
  return {
    resourceId: row.id,
    url: addressOf(row, widthFor(width, widthOfOldBrowsers), 'jpg'),
    width,
    height,
    focus: { x: row.focus_x ?? 0.5, y: row.focus_y ?? 0.5 },
    altText: said ?? instead ?? '',
    sources: formatsOf(row).map((format) => ({
      type: `image/${format}` as const,
      srcset: widthsOf(width)
        .map((each) => `${addressOf(row, each, format)} ${each}w`)
        .join(', '),
    })),
  };
}

import type { Language } from '@metra/contract/core/primitives';
import type { Image } from '@metra/contract/shapes/images';
import type { ImageFormat } from '../../platform/files/resize-image.ts';
import { widthFor, widthsOf } from './image-widths.ts';
import type { ResourceRow } from './resources.store.ts';

/** A picture with a known size. */
export type PictureRow = ResourceRow & { image_width: number; image_height: number };

export const isPicture = (row: ResourceRow): row is PictureRow =>
  row.image_width !== null && row.image_height !== null;

/** New content gets a new address, so that each address can be cached permanently. */
export const contentMark = ({ checksum }: Pick<ResourceRow, 'checksum'>): string =>
  checksum.toString('hex').slice(0, 16);

/** The address of one size of a picture, below the path that defines who may see it. */
export type AddressOf = (row: PictureRow, width: number, format: ImageFormat) => string;

const pathBelow = (place: string, row: PictureRow, width: number, format: ImageFormat) =>
  `${place}/${row.id}/${contentMark(row)}/${width}.${format}`;

/** This address is public while published content uses the picture. */
export const publicAddress: AddressOf = (row, width, format) =>
  pathBelow('/content/images', row, width, format);

/** This address gets a signature. */
export const ownAddress: AddressOf = (row, width, format) => pathBelow('/files', row, width, format);

/** Formats beside JPEG. Animations have no AVIF, because it would stop them. */
const formatsOf = (row: PictureRow): ('avif' | 'webp')[] => (row.image_moves ? ['webp'] : ['avif', 'webp']);

const widthOfOldBrowsers = 1280;

/** A picture for pages, with its description in the requested language or else in the other one. */
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

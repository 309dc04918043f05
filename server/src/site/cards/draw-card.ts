import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sector } from '@metra/contract/core/primitives';
import { BOARD, type Focus, fallbackPicture, goalPicture, RAMPS, toSvg } from '@metra/pictures';
import sharp from 'sharp';
import { typesetSvg } from '../../platform/documents/typeset.ts';
import type { CardToDraw } from './card-to-draw.ts';

const source = readFileSync(join(import.meta.dirname, 'card.typ'), 'utf8');

/** The place of the picture in the template. */
const PLACE = { width: 440, height: 566 };

/**
 * A PNG of 1200 by 630 pixels, as social networks show it. The page's content is data for the template and never part
 * of it.
 */
export async function drawCard({
  title,
  label,
  sector,
  picture,
  language,
}: CardToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const svg = typesetSvg({
    source,
    data: {
      language,
      label: writable(label),
      sector,
      colour: sector && RAMPS[sector].core,
      title: breakable(writable(title)),
      size: sizeOf(title),
      hyphenate: longWord.test(title),
      picture: pictureOf(picture, sector ?? 'e'),
    },
  });
  const png = await sharp(Buffer.from(svg)).resize(1200, 630).png({ compressionLevel: 9 }).toBuffer();
  return new Uint8Array(png);
}

/** The page's goal picture, or else one that is drawn from the product's name. */
function pictureOf(address: string | null, sector: Sector): string {
  const [, slug] = /^\/pictures\/goals\/[esg]\/([a-z0-9-]+)\.svg$/.exec(address ?? '') ?? [];
  const drawn = slug ? goalPicture(slug, sector) : fallbackPicture('metra', sector);
  return toSvg(drawn, PLACE).replace(/ viewBox="[^"]*"/, ` viewBox="${uprightAround(drawn.focus)}"`);
}

/**
 * The crop is as high as the board and as wide as its place, with the important part in the middle if the board is
 * wide enough.
 */
function uprightAround({ x }: Focus): string {
  const width = (BOARD.height * PLACE.width) / PLACE.height;
  const left = Math.min(BOARD.width - width, Math.max(0, x - width / 2));
  return `${left.toFixed(1)} 0 ${width.toFixed(1)} ${BOARD.height}`;
}

/** XML cannot contain these characters. */
const writable = (text: string) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ');

/** A word that is longer than the line would exceed the picture. */
const breakable = (title: string) => title.replace(/\S{18}(?=\S)/g, '$&\u200b');

/** Such a word may break; otherwise lines only break between words. */
const longWord = /\S{15}/;

const sizeOf = ({ length }: string) => (length <= 28 ? 76 : length <= 50 ? 62 : length <= 80 ? 50 : 40);

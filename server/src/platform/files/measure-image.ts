import { inputPixels, loadSharp } from './image-library.ts';

export type ImageMeasures = {
  width: number;
  height: number;
  /** Made of several pictures shown in turn. */
  moves: boolean;
};

/** Reads no more than the head of the file. */
export async function measureImage(path: string): Promise<ImageMeasures> {
  const sharp = await loadSharp();
  const {
    width,
    height,
    pageHeight,
    pages = 1,
  } = await sharp(path, { limitInputPixels: inputPixels }).metadata();
  return { width, height: pageHeight ?? height, moves: pages > 1 };
}

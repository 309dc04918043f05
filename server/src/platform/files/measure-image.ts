import { inputPixels, loadSharp } from './image-library.ts';

export type ImageMeasures = {
  width: number;
  height: number;
  /** True for an animation. */
  moves: boolean;
};

/** Reads only the header of the file. */
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

import { buffer } from 'node:stream/consumers';
import { inputPixels, loadSharp } from '../../platform/files/image-library.ts';
import type { Platform } from '../../platform/platform.ts';
import { resourceStore } from './resources.store.ts';

const SIDE = 900;
const SECONDS = 2;

/** A picture for documents as PNG, no larger than needed; undefined if it cannot be drawn. */
export const documentPicture =
  ({ database, files }: Pick<Platform, 'database' | 'files'>) =>
  async (organisationId: number, id: number): Promise<Uint8Array | undefined> => {
    const resource = await resourceStore(database.kysely, organisationId).find(id);
    if (!resource?.mime_type.startsWith('image/')) return undefined;
    try {
      const content = await buffer(await files.open(resource.storage_key));
      const sharp = await loadSharp();
      return await sharp(content, { limitInputPixels: inputPixels })
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: SECONDS })
        .png()
        .toBuffer();
    } catch {
      return undefined;
    }
  };

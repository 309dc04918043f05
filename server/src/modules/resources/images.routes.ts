import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ImageFormat, imageFormats } from '../../platform/files/resize-image.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { contentMark, isPicture, type PictureRow, publicAddress } from './image-addresses.ts';
import { createImageSizes, type ImageSizeNeeds } from './image-sizes.service.ts';
import { widthFor, widthsOf } from './image-widths.ts';
import { allResourcesStore, type ResourceRow } from './resources.store.ts';
import { assertSigned, runAsNetwork } from './signed-request.ts';

type Needs = ImageSizeNeeds & Pick<Platform, 'signedLinks'>;

interface Asked {
  Params: { id: string; mark: string; size: string };
  Querystring: { expires?: unknown; signature?: unknown };
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Serves pictures in several sizes: those of published content to everyone, and others to anyone with a signed link.
 */
export function installImages(app: FastifyInstance, { signedLinks, ...needs }: Needs): void {
  const imageSizes = createImageSizes(needs);
  const files = allResourcesStore(needs.database.kysely);

  async function send(reply: FastifyReply, row: PictureRow, wanted: Size, cacheControl: string) {
    if (!widthsOf(row.image_width).includes(wanted.width)) throw new DomainError('not_found.resource');
    const { content, size } = await imageSizes.open(row, wanted);
    return reply
      .headers({
        'content-type': types[wanted.format],
        'content-length': size,
        'cache-control': cacheControl,
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  }

  app.get<Asked>('/content/images/:id/:mark/:size', async (request, reply) => {
    const { id, mark, size } = request.params;
    const wanted = sizeOf(size);
    const row = await runAsNetwork(request, async () => known((await files.published([idOf(id)]))[0]));
    // A cached page from before the replacement still shows a picture.
    if (mark !== contentMark(row))
      return reply
        .header('cache-control', 'no-cache')
        .redirect(publicAddress(row, widthFor(row.image_width, wanted.width), wanted.format), 302);
    return runAsNetwork(request, () => send(reply, row, wanted, 'public, max-age=31536000, immutable'));
  });

  app.get<Asked>('/files/:id/:mark/:size', async (request, reply) => {
    assertSigned(request, signedLinks);
    const { id, mark, size } = request.params;
    const row = await runAsNetwork(request, async () => known(await files.undeleted(idOf(id))));
    if (mark !== contentMark(row)) throw new DomainError('not_found.resource');
    return runAsNetwork(request, () => send(reply, row, sizeOf(size), 'private, max-age=3600, immutable'));
  });
}

interface Size {
  width: number;
  format: ImageFormat;
}

function sizeOf(name: string): Size {
  const [, width = '', ending] = /^([1-9]\d{0,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const format = imageFormats.find((each) => each === ending);
  if (!format) throw new DomainError('not_found.resource');
  return { width: Number(width), format };
}

const idOf = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

function known(row: ResourceRow | undefined): PictureRow {
  if (!row || !isPicture(row)) throw new DomainError('not_found.resource');
  return row;
}

import { Language } from '@metra/contract/core/primitives';
import type { PageCard } from '@metra/contract/core/web-rendering';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { workerClient } from '../../platform/threads/worker-client.ts';
import type { BuiltWeb } from '../load-rendering.ts';
import { inLanguage } from '../page-address.ts';
import type { Values } from '../page-key.ts';
import { cardReader } from '../render-page.ts';
import { boundedPictures } from './bounded-pictures.ts';
import type { CardToDraw } from './card-to-draw.ts';

/** Some hundred pictures fit into this. */
const mostBytes = 16 * 1024 * 1024;
/** Drawing takes a tenth of a second. Requests beyond this queue are told to come back later. */
const mostWaiting = 20;

const oneYear = 'public, max-age=31536000, immutable';

type Draw = (card: CardToDraw) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Serves preview pictures of pages for shared links. Only the page's own content is drawn: an address with other
 * content redirects to the present one, and a missing page has no picture.
 */
export function installCards(
  app: FastifyInstance,
  { rendering }: BuiltWeb,
  deadlineMilliseconds: number,
  draw: Draw = workerClient(new URL('./card-worker.ts', import.meta.url)),
): { bytes: () => number } {
  const read = cardReader(app, rendering, deadlineMilliseconds);
  const drawn = boundedPictures(mostBytes);

  for (const page of rendering.pages.filter(({ isPrivate }) => !isPrivate))
    for (const language of Language.options) {
      const path = inLanguage(page.path, language).replace(/^\/$/, '');
      app.get<{ Params: Values }>(`/og${path}/:checksum.png`, async ({ params }, reply) => {
        const { checksum, ...own } = params;
        const card = orNotFound(await read({ page, language, params: own, search: {} }), 'not_found.route');
        if (!card.address.endsWith(`/${checksum}.png`))
          return reply.code(302).headers({ location: card.address, 'cache-control': 'no-cache' }).send();
        return send(await pictureOf(card, language), reply);
      });
    }
  return drawn;

  function pictureOf({ address, ...card }: PageCard, language: Language): Promise<Buffer> {
    return drawn.of(address, async () => {
      if (drawn.underWay() > mostWaiting)
        throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
      return Buffer.from(await draw({ ...card, language }));
    });
  }
}

/** Other sites may show the picture, because that is its purpose. */
const send = (picture: Buffer, reply: FastifyReply) =>
  reply
    .headers({
      'content-type': 'image/png',
      'cache-control': oneYear,
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(picture);

import { type Sector, Sector as sectorSchema } from '@metra/contract/core/primitives';
import { goalPicture, measurePicture, toSvg } from '@metra/pictures';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../../platform/http/domain-error.ts';

/** The address contains everything that is needed to draw a picture, so no request reads the database. */
export const goalPictureAddress = (slug: string, sector: Sector) => `/pictures/goals/${sector}/${slug}.svg`;
export const measurePictureAddress = (slug: string, goal: string, sector: Sector) =>
  `/pictures/measures/${sector}/${goal}/${slug}.svg`;

interface Named {
  sector: string;
  goal?: string;
  slug: string;
}

/** Serves the pictures as files, for the browser, mails, reports and landing pages. */
export function installPictures(app: FastifyInstance): void {
  app.get<{ Params: Named }>('/pictures/goals/:sector/:slug.svg', ({ params }, reply) =>
    sendPicture(reply, toSvg(goalPicture(params.slug, sectorOf(params)))),
  );
  app.get<{ Params: Named }>('/pictures/goals/:sector/:slug/wide.svg', ({ params }, reply) =>
    sendPicture(reply, toSvg(goalPicture(params.slug, sectorOf(params)), { crop: 'wide' })),
  );
  app.get<{ Params: Named }>('/pictures/measures/:sector/:goal/:slug.svg', ({ params }, reply) =>
    sendPicture(reply, toSvg(measurePicture(params.slug, params.goal ?? '', sectorOf(params)))),
  );
}

function sectorOf({ sector }: Named): Sector {
  const known = sectorSchema.safeParse(sector);
  if (!known.success) throw new DomainError('not_found.object');
  return known.data;
}

const sendPicture = (reply: FastifyReply, svg: string) =>
  reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg);

import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from './pages.ts';
import { nobodysAddress } from './visitor-fetch.ts';

/** After this many pages, the next one takes about as long as all others. */
const prepared = 6;

/**
 * The first pages after a start take several times as long as later ones, because their code is compiled meanwhile. So
 * a server that listens requests some itself, one after the other, which delays visitors least.
 */
export function pagePreparation(app: FastifyInstance, { listedPages }: Pick<SiteSettings, 'listedPages'>) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  return async (): Promise<void> => {
    const listed = await listedPages(prepared);
    for (const { path } of [{ path: '/' }, ...listed].slice(0, prepared)) {
      if (isClosing) return;
      const headers = { accept: 'text/html', 'accept-encoding': 'br' };
      await app.inject({ url: path, headers, remoteAddress: nobodysAddress });
    }
  };
}

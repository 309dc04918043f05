import type { FastifyRequest } from 'fastify';

/** True for requests of a browser's address bar. A missing picture or script stays a 404. */
export function isPage(request: FastifyRequest): boolean {
  const { method, url } = request;
  // The query may end like a file name, for example with a mail address.
  const isFile = /\.\w+$/.test(url.split('?', 1)[0] ?? '');
  return ['GET', 'HEAD'].includes(method) && !url.startsWith('/api/') && !isFile && takesHtml(request);
}

export const takesHtml = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || /text\/html|\*\/\*|^$/.test(accept);

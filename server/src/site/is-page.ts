import type { FastifyRequest } from 'fastify';

/** Whoever asks for an address as a browser's address bar does; a missing picture or script stays missing. */
export function isPage(request: FastifyRequest): boolean {
  const { method, url } = request;
  // The query may well end in something like a file name: a mail address, for example.
  const isFile = /\.\w+$/.test(url.split('?', 1)[0] ?? '');
  return ['GET', 'HEAD'].includes(method) && !url.startsWith('/api/') && !isFile && takesHtml(request);
}

export const takesHtml = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || /text\/html|\*\/\*|^$/.test(accept);

import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

/** JSON is UTF-8. Other bytes would quietly become replacement signs and be stored as such. */
export function installJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) done(new DomainError('input.malformed'));
    else parse(request, body.toString(), done);
  });
}

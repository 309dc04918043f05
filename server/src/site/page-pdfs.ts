import { applicationId } from '@metra/contract/core/client';
import { Language } from '@metra/contract/core/primitives';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '../platform/http/bind.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { inLanguage, withParams } from './page-address.ts';
import { isPlain, type Values } from './page-key.ts';

/** Serves PDFs of pages at ordinary links, which cannot send the API's header. */
export function installPagePdfs(app: FastifyInstance, { rendering }: BuiltWeb): void {
  for (const { path, pdf } of rendering.pages)
    for (const language of pdf ? Language.options : [])
      app.get<{ Params: Values }>(`${inLanguage(path, language)}/pdf`, async ({ params, ip }, reply) => {
        if (!pdf || !Object.values(params).every(isPlain)) throw new DomainError('not_found.route');
        const { statusCode, headers, rawPayload } = await app.inject({
          method: 'GET',
          url: apiBase + withParams(pdf, params),
          headers: { 'x-application-id': applicationId, 'accept-language': language },
          remoteAddress: ip,
        });
        if (statusCode !== 200) throw new DomainError(keyFor(statusCode));
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': String(headers['content-disposition']),
            'cache-control': 'private, no-store',
            'x-robots-tag': 'noindex, nofollow',
          })
          .send(rawPayload);
      });
}

function keyFor(status: number) {
  if (status === 429) return 'rate_limit.exceeded';
  if (status === 503) return 'service.unavailable';
  return status >= 500 ? 'internal.unexpected' : 'not_found.route';
}

import { applicationId } from '@metra/contract/client';
import type { ErrorBody } from '@metra/contract/errors';
import { Language } from '@metra/contract/primitives';
import type { RefusedForm, SiteForm, SitePage } from '@metra/contract/web-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '../platform/http/bind.ts';
import { encodedContent, sendEncoded } from '../platform/http/encoded-content.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { asLocation, inLanguage, withParams } from './page-address.ts';
import type { Values } from './page-key.ts';
import type { SiteSettings } from './pages.ts';
import { pageRenderer } from './render-page.ts';
import { sendErrorPage } from './send-document.ts';

/** Enough for the longest text of a form, written in percent signs. */
const mostBytes = 64 * 1024;

/**
 * Forms of pages for browsers without scripts. What was sent goes to the API as the visitor's own call, with all its rules
 * and limits; then the browser is led back to the page, or shown the page again with what was typed.
 */
export function installForms(
  app: FastifyInstance,
  { rendering, stylesheets }: BuiltWeb,
  { deadlineMilliseconds }: Pick<SiteSettings, 'deadlineMilliseconds'>,
): void {
  const render = pageRenderer(app, rendering, deadlineMilliseconds);
  // Apart from everything else, because only here a body is read as a form.
  app.register(async (own) => {
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const page of rendering.pages)
      for (const form of page.forms)
        for (const language of Language.options)
          own.post<{ Params: Values }>(`${inLanguage(page.path, language)}/${form.name}`, (request, reply) =>
            take(page, form, language, request, reply),
          );
  });

  async function take(
    page: SitePage,
    form: SiteForm,
    language: Language,
    request: FastifyRequest<{ Params: Values }>,
    reply: FastifyReply,
  ) {
    const { params } = request;
    const address = withParams(inLanguage(page.path, language), params);
    // Another site's page has nothing to send in a visitor's name.
    if (request.headers['sec-fetch-site'] === 'cross-site') return lead(address, reply);
    const values = valuesOf(form, request.body);
    const answer = await app.inject({
      method: 'POST',
      url: apiBase + withParams(form.call, params),
      headers: { 'x-application-id': applicationId, 'accept-language': language },
      payload: values,
      remoteAddress: request.ip,
    });
    if (answer.statusCode < 300) return lead(`${address}?sent=${form.name}#${form.name}`, reply);
    try {
      const { message, fields = [] }: ErrorBody = answer.json();
      const refused: RefusedForm = {
        name: form.name,
        values,
        message,
        fields: fields.map(({ path }) => path),
      };
      const made = await render({ page, language, params, search: {} }, refused);
      if (made.status === 301) return lead(made.address, reply);
      reply
        .code(made.status === 200 ? answer.statusCode : made.status)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      return await sendEncoded(encodedContent(made.html), request, reply);
    } catch (error) {
      return sendErrorPage(error, language, stylesheets, request, reply);
    }
  }
}

const lead = (address: string, reply: FastifyReply) =>
  reply
    .code(303)
    .headers({ location: asLocation(address), 'cache-control': 'no-store' })
    .send();

/** Of the fields the call knows, those that were filled in. */
function valuesOf({ fields }: SiteForm, body: unknown): Record<string, string> {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
  const values: Record<string, string> = {};
  for (const name of fields) {
    const value = sent.get(name) ?? '';
    if (value.trim() !== '') values[name] = value;
  }
  return values;
}

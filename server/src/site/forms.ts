import { createHmac, randomBytes } from 'node:crypto';
import { applicationId } from '@metra/contract/core/client';
import type { ErrorBody } from '@metra/contract/core/errors';
import { Language } from '@metra/contract/core/primitives';
import type {
  FormRefusal,
  NextPage,
  RefusedForm,
  RenderedDocument,
  SiteForm,
  SitePage,
} from '@metra/contract/core/web-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '../platform/http/bind.ts';
import { withinDeadline } from '../platform/http/deadline.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { encodedContent, sendEncoded } from '../platform/http/encoded-content.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { asLocation, inLanguage, withParams } from './page-address.ts';
import { isPlain, type Values } from './page-key.ts';
import type { SiteSettings } from './pages.ts';
import { pageRenderer } from './render-page.ts';
import { sendErrorPage, sendPrivate } from './send-document.ts';
import { senderFetch } from './visitor-fetch.ts';

/** This is enough for a form's longest text with every character percent-encoded. */
const mostBytes = 64 * 1024;
/** This is enough for everything that can be typed into a hundred questions. */
const mostBytesOfPage = 256 * 1024;
const mostFields = 1_000;

/**
 * Handles forms of pages for browsers without scripts. The input goes to the API as the visitor's own call with all
 * rules and limits. Afterwards the browser is redirected, gets the requested file, or sees the page with the result
 * or with the input again.
 */
export function installForms(
  app: FastifyInstance,
  { rendering, stylesheets }: BuiltWeb,
  { deadlineMilliseconds }: Pick<SiteSettings, 'deadlineMilliseconds'>,
): void {
  const render = pageRenderer(app, rendering, deadlineMilliseconds);
  // Only these routes read a body as a form, so they have a scope of their own.
  app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, fieldsOf(String(body))),
    );
    for (const page of rendering.pages)
      for (const form of page.forms)
        for (const language of Language.options)
          own.post<{ Params: Values }>(
            `${inLanguage(page.path, language)}/${form.name}`,
            { bodyLimit: form.call === null ? mostBytesOfPage : mostBytes },
            (request, reply) => take({ page, form, language }, request, reply),
          );
  });

  async function take(sent: Sent, request: FastifyRequest<{ Params: Values }>, reply: FastifyReply) {
    const { page, form, language } = sent;
    const { params, body } = request;
    if (!(body instanceof URLSearchParams) || !Object.values(params).every(isPlain))
      throw new DomainError('not_found.route');
    const address = withParams(inLanguage(page.path, language), params);
    // A page of another site must not send anything in a visitor's name.
    if (request.headers['sec-fetch-site'] === 'cross-site') return lead(address, reply);
    const values = valuesOf(form, body);
    try {
      const answer =
        form.call === null
          ? await giveToPage(sent, request, body)
          : await giveToApi(form.call, sent, request, values, address);
      if ('address' in answer) return lead(answer.address, reply);
      if ('html' in answer) return await sendPrivate(answer, request, reply);
      if ('content' in answer) return sendFile(answer, reply);
      const { status, fields, message } = answer;
      const refused: RefusedForm = { name: form.name, values, message, fields };
      const made = await render({ page, language, params, search: {} }, refused);
      if (made.status === 301) return lead(made.address, reply);
      reply
        .code(made.status === 200 ? status : made.status)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      return await sendEncoded(encodedContent(made.html), request, reply);
    } catch (error) {
      return sendErrorPage(error, language, stylesheets, request, reply);
    }
  }

  async function giveToApi(
    call: string,
    { form, language }: Sent,
    { params, ip }: FastifyRequest<{ Params: Values }>,
    payload: Values,
    address: string,
  ): Promise<NextPage | SentFile | FormRefusal> {
    const answer = await app.inject({
      method: 'POST',
      url: apiBase + withParams(call, params),
      headers: { 'x-application-id': applicationId, 'accept-language': language },
      payload,
      remoteAddress: ip,
    });
    const { statusCode: status } = answer;
    const { 'content-disposition': disposition, 'content-type': type } = answer.headers;
    if (status < 300 && disposition)
      return { content: answer.rawPayload, disposition: String(disposition), type: String(type) };
    if (status < 300) return { status: 303, address: `${address}?sent=${form.name}#${form.name}` };
    const { message, fields = [] }: ErrorBody = answer.json();
    return { status, message, fields: fields.map(({ path }) => path) };
  }

  async function giveToPage(
    { page: { name }, language }: Sent,
    request: FastifyRequest<{ Params: Values }>,
    fields: URLSearchParams,
  ): Promise<NextPage | RenderedDocument | FormRefusal> {
    const { params, ip } = request;
    const sender = senderFetch(app, language, ip);
    const formKey = formKeyOf(request, fields);
    const given = { name, language, params, search: {}, fields, formKey, fetch: sender.fetch };
    try {
      return await withinDeadline(rendering.submitForm(given), deadlineMilliseconds);
    } catch (error) {
      throw sender.failure() ?? error;
    }
  }
}

interface Sent {
  page: SitePage;
  form: SiteForm;
  language: Language;
}

/** The API's answer to a form. */
interface SentFile {
  content: Buffer;
  disposition: string;
  type: string;
}

/** The file is private to the visitor who requested it. */
const sendFile = ({ content, disposition, type }: SentFile, reply: FastifyReply) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(content);

const lead = (address: string, reply: FastifyReply) =>
  reply
    .code(303)
    .headers({ location: asLocation(address), 'cache-control': 'no-store' })
    .send();

const fieldsOf = (body: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(body)].slice(0, mostFields));

/** The input for the fields that the call knows, or without a call, for those that the page knows. */
function valuesOf({ call, fields }: SiteForm, sent: URLSearchParams): Record<string, string> {
  const names = call === null ? new Set(sent.keys()) : fields;
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = call === null ? sent.getAll(name).join(',') : (sent.get(name) ?? '');
      return value.trim() === '' ? [] : [[name, value]];
    }),
  );
}

/** The secret is random and ends with the program. */
const secret = randomBytes(32);

/**
 * A UUID that is the same for the same form from the same browser on the same day, so that a repeated submission
 * counts once.
 */
function formKeyOf({ ip, url, headers }: FastifyRequest, fields: URLSearchParams): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify([day, ip, headers['user-agent'], url, [...fields]]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

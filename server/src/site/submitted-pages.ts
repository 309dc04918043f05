import { createHmac, randomBytes } from 'node:crypto';
import { Language } from '@metra/contract/primitives';
import type { SitePage } from '@metra/contract/web-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withinDeadline } from '../platform/http/deadline.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { asLocation, inLanguage } from './page-address.ts';
import { isPlain, type Values } from './page-key.ts';
import { sendErrorPage, sendPrivate } from './send-document.ts';
import { senderFetch } from './visitor-fetch.ts';

/** As much as anybody can type into a form of hundred questions. */
const mostBytes = 256 * 1024;
const mostFields = 1_000;

/**
 * Forms of pages for everyone, as browsers send them that run no scripts: to the page's own address, which answers with the next
 * page or with itself. Nobody is signed in here, so another site that lets people send one gains nothing by it.
 */
export function installSubmittedPages(
  app: FastifyInstance,
  { rendering, stylesheets }: BuiltWeb,
  deadlineMilliseconds: number,
): void {
  const pages = rendering.pages.filter(({ takesForm }) => takesForm);
  // On its own: no other address reads such a body.
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, fieldsOf(String(body))),
    );
    for (const page of pages)
      for (const language of Language.options)
        forms.post(inLanguage(page.path, language), (request, reply) =>
          answer(page, language, request, reply),
        );
  });

  async function answer(
    page: SitePage,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const params = request.params as Values;
    const fields = request.body;
    if (!(fields instanceof Map) || !Object.values(params).every(isPlain))
      throw new DomainError('not_found.route');
    const sender = senderFetch(app, language, request.ip);
    const formKey = keyOf(request, fields);
    const sent = { name: page.name, language, params, search: {}, fields, formKey, fetch: sender.fetch };
    try {
      const next = await withinDeadline(rendering.submitForm(sent), deadlineMilliseconds);
      const failure = sender.failure();
      if (failure) throw failure;
      if (next.status !== 303) return await sendPrivate(next, request, reply);
      return await reply
        .code(303)
        .headers({ location: asLocation(next.address), 'cache-control': 'no-store' })
        .send();
    } catch (error) {
      return sendErrorPage(sender.failure() ?? error, language, stylesheets, request, reply);
    }
  }
}

/** A UUID, made with a secret that nobody knows and that ends with the program. */
function keyOf({ ip, url, headers }: FastifyRequest, fields: ReadonlyMap<string, unknown>): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify([day, ip, headers['user-agent'], url, [...fields]]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

const secret = randomBytes(32);

function fieldsOf(body: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(body)) {
    count += 1;
    if (count > mostFields) break;
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

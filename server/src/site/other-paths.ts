import type { Language } from '@metra/contract/core/primitives';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodedContent } from '../platform/http/encoded-content.ts';
import { applicationDocuments } from './application-documents.ts';
import type { BuiltWeb } from './load-rendering.ts';
import { isOwnPath, languageOfPath, partsOf } from './page-address.ts';
import { rememberedLanguage } from './remembered-language.ts';
import { sendDocument, sendErrorPage } from './send-document.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';

const longestPath = 2000;

/**
 * Serves the application's document for all other paths, because the application knows its own. English paths exist
 * for public pages only.
 */
export function installOtherPaths(
  app: FastifyInstance,
  { rendering, stylesheets }: BuiltWeb,
): { bytes: () => number } {
  const documents = applicationDocuments(rendering);

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = partsOf(request.url);
    const isEnglish = languageOfPath(pathname) === 'en';
    const language = isEnglish ? 'en' : (rememberedLanguage(request.headers) ?? 'de');
    try {
      const elsewhere = withoutTrailingSlash(request.url);
      if (elsewhere) return reply.code(308).header('location', elsewhere).send();
      if (isEnglish || !isOwnPath(pathname) || pathname.length > longestPath)
        return sendNotFound(language, request, reply);
      return sendDocument(documents.of(pathname, language), request, reply, 'accept-encoding, cookie');
    } catch (error) {
      return sendErrorPage(error, language, stylesheets, request, reply);
    }
  });

  return documents;

  function sendNotFound(language: Language, request: FastifyRequest, reply: FastifyReply) {
    const { status, html } = rendering.renderNotFound(language);
    return sendDocument({ status, content: encodedContent(html) }, request, reply);
  }
}

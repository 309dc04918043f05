import type { RenderedDocument, WebRendering } from '@metra/contract/web-rendering';
import type { FastifyInstance } from 'fastify';
import { withinDeadline } from '../platform/http/deadline.ts';
import { isPlain, type PageContent } from './page-key.ts';
import { visitorFetch } from './visitor-fetch.ts';

/** Renders with what the API says to a visitor; where it fails, or takes too long, there is no page. */
export const pageRenderer =
  (app: FastifyInstance, rendering: WebRendering, deadlineMilliseconds: number) =>
  async ({ page, language, params, search }: PageContent): Promise<RenderedDocument> => {
    if (!Object.values(params).every(isPlain)) return rendering.renderNotFound(language);
    const visitor = visitorFetch(app, language);
    try {
      const asked = { name: page.name, language, params, search, fetch: visitor.fetch };
      const document = await withinDeadline(rendering.renderPage(asked), deadlineMilliseconds);
      const failure = visitor.failure();
      if (failure) throw failure;
      return document;
    } catch (error) {
      throw visitor.failure() ?? error;
    }
  };

import type {
  AskedPage,
  MovedPage,
  PageCard,
  RefusedForm,
  RenderedDocument,
  WebRendering,
} from '@metra/contract/core/web-rendering';
import type { FastifyInstance } from 'fastify';
import { withinDeadline } from '../platform/http/deadline.ts';
import { isPlain, type PageContent } from './page-key.ts';
import { visitorFetch } from './visitor-fetch.ts';

/** Renders a page with the API's answers to a visitor. If the rendering fails or takes too long, there is no page. */
export const pageRenderer =
  (app: FastifyInstance, rendering: WebRendering, deadlineMilliseconds: number) =>
  async (content: PageContent, refused?: RefusedForm): Promise<RenderedDocument | MovedPage> =>
    isAskedPlainly(content)
      ? asVisitor(app, content, deadlineMilliseconds, (asked) =>
          rendering.renderPage(refused ? { ...asked, refused } : asked),
        )
      : rendering.renderNotFound(content.language);

/** The content of a page's preview picture, under the same conditions. */
export const cardReader =
  (app: FastifyInstance, rendering: WebRendering, deadlineMilliseconds: number) =>
  async (content: PageContent): Promise<PageCard | undefined> =>
    isAskedPlainly(content)
      ? asVisitor(app, content, deadlineMilliseconds, (asked) => rendering.cardOf(asked))
      : undefined;

const isAskedPlainly = ({ params }: PageContent) => Object.values(params).every(isPlain);

async function asVisitor<Made>(
  app: FastifyInstance,
  { page, language, params, search }: PageContent,
  deadlineMilliseconds: number,
  make: (asked: AskedPage) => Promise<Made>,
): Promise<Made> {
  const visitor = visitorFetch(app, language);
  try {
    const asked = { name: page.name, language, params, search, fetch: visitor.fetch };
    const made = await withinDeadline(make(asked), deadlineMilliseconds);
    const failure = visitor.failure();
    if (failure) throw failure;
    return made;
  } catch (error) {
    throw visitor.failure() ?? error;
  }
}

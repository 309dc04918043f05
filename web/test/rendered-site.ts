import type { AskedPage, ClientFiles } from '@metra/contract/core/web-rendering';
import { createWebRendering } from '../src/render/render.tsx';
import { marketAnswers } from './market-builders.ts';
import { aGoalWithGuide, aHome, aLegalPage, aPublicPage } from './public-content-builders.ts';

const files: ClientFiles = {
  'src/site/main.tsx': { file: 'assets/site.js', name: 'site', css: ['assets/site.css'], isEntry: true },
};

/** The API gives a visitor these answers by path; others are "not found". */
export type Answers = Readonly<Record<string, unknown>>;

export const usualAnswers = (): Answers => ({
  ...marketAnswers(),
  '/landing-pages/co2-fussabdruck-senken': aPublicPage(),
  '/landing-pages/alter-name': aPublicPage(),
  '/landing-page-previews/token': {
    ...aPublicPage(),
    state: 'DRAFT',
    expiresAt: '2026-11-17T09:30:00.000Z',
  },
  '/frontend/home': aHome(),
  '/frontend/metra-lite': {
    goals: [aGoalWithGuide()],
    industries: [],
    sizes: [],
    motivations: [],
  },
  '/frontend/legal/datenschutz': aLegalPage(),
});

export const rendering = createWebRendering({ origin: 'https://metra.example', files });

export const asked = (
  name: string,
  params: Record<string, string> = {},
  { answers = usualAnswers(), language = 'de' }: { answers?: Answers; language?: 'de' | 'en' } = {},
): AskedPage => ({
  name,
  language,
  params,
  search: {},
  fetch: async (input) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    const body = answers[path] ?? { error: 'not_found.object', message: 'Not found' };
    return Response.json(body, { status: answers[path] === undefined ? 404 : 200 });
  },
});

export async function htmlOf(...given: Parameters<typeof asked>): Promise<string> {
  const made = await rendering.renderPage(asked(...given));
  if (made.status === 301) throw new Error(`Moved to ${made.address}`);
  return made.html;
}

/** A document contains these objects of schema.org. */
export const factsIn = (html: string): { '@type': string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

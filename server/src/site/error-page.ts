import type { ErrorKey } from '@metra/contract/core/errors';
import type { Language } from '@metra/contract/core/primitives';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../platform/http/error-body.ts';
import { inLanguage } from './page-address.ts';

const words = {
  de: { again: 'Erneut versuchen', home: 'Zur Startseite' },
  en: { again: 'Try again', home: 'Go to the home page' },
} as const satisfies Record<Language, Record<string, string>>;

const stylesheet = '/error-page.css';

/** The page for a failed rendering, written without the renderer. */
export function errorPage(
  key: ErrorKey,
  language: Language,
  responseId: string,
  stylesheets: readonly string[],
): string {
  const { message } = errorBody(key, language, responseId);
  const { again, home } = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Metra</title>
${[...stylesheets.map((file) => `/${file}`), stylesheet].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main>
<h1>${message}</h1>
<p><a class="again" href="">${again}</a> <a href="${inLanguage('/', language)}">${home}</a></p>
</main>
</body>
</html>
`;
}

/** Only the layout, with fallback colours in case the build's styles are unavailable. */
const styles = `
:root { color-scheme: light dark; background: light-dark(#f7f6f4, #12111c); color: light-dark(#1a192d, #f1f0ec); }
body { margin: 0; font-size: 1rem; line-height: 1.5; font-family: "Archivo Variable", "Helvetica Neue", Arial, sans-serif; }
main { display: grid; align-content: center; gap: 1.5rem; min-height: 80vh; max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.2; text-wrap: balance; }
p { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem 1.5rem; margin: 0; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; text-decoration: underline; text-underline-offset: 0.2em; }
.again { padding: 0 1rem; border-radius: 6px; background: light-dark(#1a192d, #f1f0ec); color: light-dark(#f7f6f4, #12111c); text-decoration: none; }
:focus-visible { outline: 3px solid light-dark(#1a192d, #fec92f); outline-offset: 2px; }
`;

export function installErrorStyles(app: FastifyInstance): void {
  app.get(stylesheet, (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(styles),
  );
}

import type { ErrorKey } from '@metra/contract/errors';
import type { Language } from '@metra/contract/primitives';
import { errorBody } from '../platform/http/error-body.ts';
import { inLanguage } from './page-address.ts';

const words = {
  de: { again: 'Erneut versuchen', home: 'Zur Startseite' },
  en: { again: 'Try again', home: 'Go to the home page' },
} as const satisfies Record<Language, Record<string, string>>;

/** Said when a page cannot be rendered, so without whatever renders pages. */
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
${stylesheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
</head>
<body>
<main>
<h1>${message}</h1>
<p><a href="">${again}</a></p>
<p><a href="${inLanguage('/', language)}">${home}</a></p>
</main>
</body>
</html>
`;
}

import type { FilesOfPage } from './client-files.ts';
import { FIRST_SCRIPT } from './first-script.ts';

interface DocumentParts {
  language: string;
  title: string;
  /** These elements are added to the common head. */
  head: readonly string[];
  files: FilesOfPage;
  /**
   * The body is readable before scripts and font arrive, so these come after it and leave the connection to the
   * styles.
   */
  isReadableAtOnce?: boolean;
  body: readonly string[];
}

const PRODUCT = 'Metra';

/**
 * Apart from the first script a document has no inline scripts and styles, because the content security policy
 * forbids them.
 */
export function documentHtml({
  language,
  title,
  head,
  files,
  isReadableAtOnce = false,
  body,
}: DocumentParts): string {
  const later = [
    ...files.fonts.map((href) =>
      element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    ...files.scripts.map((href) => element('link', { rel: 'modulepreload', href })),
    ...[...files.parts, files.entry].map((src) => element('script', { type: 'module', src }, '')),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#f7f6f4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#12111c" media="(prefers-color-scheme: dark)">',
    `<title>${escaped(title ? `${title} · ${PRODUCT}` : PRODUCT)}</title>`,
    ...head,
    element('script', {}, FIRST_SCRIPT),
    ...files.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    ...(isReadableAtOnce ? [] : later),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '</head>',
    '<body>',
    ...body,
    ...(isReadableAtOnce ? later : []),
    '</body>',
    '</html>',
  ].join('\n');
}

/** Content is HTML, but attributes are plain text. Without content the element has no end tag. */
export function element(name: string, attributes: Record<string, string>, content?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${written.join('')}>`;
  return content === undefined ? start : `${start}${content}</${name}>`;
}

/** The JSON is not executed, and nothing in it can end the element. */
export const dataElement = (attributes: { type?: string; id?: string }, data: object): string =>
  element(
    'script',
    { type: 'application/json', ...attributes },
    JSON.stringify(data).replaceAll('<', '\\u003c'),
  );

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

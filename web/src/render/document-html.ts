import type { FilesOfPage } from './client-files.ts';
import { FIRST_SCRIPT } from './first-script.ts';

interface DocumentParts {
  language: string;
  title: string;
  /** What the head says beyond what all documents say. */
  head: readonly string[];
  files: FilesOfPage;
  /** The body can be read before its scripts and its font have come: they are named after it, and leave the line to the styles. */
  isReadableAtOnce?: boolean;
  body: readonly string[];
}

const PRODUCT = 'Metra';

/** A whole document. But for its first script nothing is executed or styled inline: the content security policy forbids it. */
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

/** Content is HTML already; attributes are not. Without content the element has no end. */
export function element(name: string, attributes: Record<string, string>, content?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${written.join('')}>`;
  return content === undefined ? start : `${start}${content}</${name}>`;
}

/** JSON for others to read, which is not executed; nothing in it can end its element. */
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

import DOMPurify from 'dompurify';

const ALLOWED_TAGS = [
  'a',
  'b',
  'br',
  'code',
  'em',
  'i',
  'li',
  'ol',
  'p',
  'span',
  'strong',
  'sub',
  'sup',
  'ul',
];
const ALLOWED_ATTR = ['href', 'lang', 'rel', 'target'];

/** Some formatting is allowed, but nothing that could run or load. */
export function cleanTooltip(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR });
}

/** The text is empty when there is nothing to read. */
export function tooltipText(html: string): string {
  return new DOMParser().parseFromString(cleanTooltip(html), 'text/html').body.textContent?.trim() ?? '';
}

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

/** A little formatting may come through; anything that could run or load may not. */
export function cleanTooltip(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR });
}

/** The words without their markup; empty when there is nothing to read. */
export function tooltipText(html: string): string {
  return new DOMParser().parseFromString(cleanTooltip(html), 'text/html').body.textContent?.trim() ?? '';
}

import { CROP_SIZE, type Crop, viewBoxOf } from './crop.ts';
import type { Picture, Shape } from './picture.ts';

export interface SvgOptions {
  /** Names the picture; without a title it is decoration. */
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
  readonly crop?: Crop;
}

/** A picture as a document of its own, for mails, reports and landing pages. */
export function toSvg(picture: Picture, options: SvgOptions = {}): string {
  const { title, crop = 'full' } = options;
  const size = CROP_SIZE[crop];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: viewBoxOf(crop, picture.focus),
    width: options.width ?? size.width,
    height: options.height ?? size.height,
    preserveAspectRatio: 'xMidYMid slice',
    ...(title === undefined ? { 'aria-hidden': 'true' } : { role: 'img' }),
  };
  const name = title === undefined ? '' : `<title>${escaped(title)}</title>`;
  return `<svg${written(attributes)}>${name}${picture.shapes.map(elementOf).join('')}</svg>`;
}

export function elementOf(shape: Shape): string {
  const { tag, attributes, children } = shape;
  const opened = `<${tag}${written(attributes)}`;
  return children ? `${opened}>${children.map(elementOf).join('')}</${tag}>` : `${opened}/>`;
}

function written(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML 1.0 has no way to write most control characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out here
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

function escaped(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

import type { PublicBlock } from '@metra/contract/shapes/content-blocks';
import type { RichText, RichTextNode } from '@metra/contract/shapes/rich-text';

export type Anchors = ReadonlyMap<RichTextNode, string>;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '₂': '2' };
const LONGEST = 60;

/** Each id is made from the words of its heading and is unique. */
export function anchorsOf(texts: readonly RichText[]): Anchors {
  const anchors = new Map<RichTextNode, string>();
  const taken = new Set<string>();
  for (const node of texts.flat()) {
    if (node.type !== 'heading') continue;
    const words = anchorOf(textOf(node));
    let anchor = words;
    for (let n = 2; taken.has(anchor); n += 1) anchor = `${words}-${n}`;
    taken.add(anchor);
    anchors.set(node, anchor);
  }
  return anchors;
}

export const textsOf = (blocks: readonly PublicBlock[]): RichText[] =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.content] : []));

const textOf = (node: Extract<RichTextNode, { content: unknown }>): string =>
  node.content.map(({ text }) => text).join('');

function anchorOf(heading: string): string {
  const words = heading
    .toLowerCase()
    .replace(/[äöüß₂]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  // A heading without a Latin letter still needs an id.
  return words || 'section';
}

import type { PublicBlock } from '@metra/contract/shapes/content-blocks';
import type { RichTextNode, TextRun } from '@metra/contract/shapes/rich-text';

/** People read about this many words per minute. */
const PACE = 200;

export function readingMinutes(blocks: readonly PublicBlock[]): number {
  const words = blocks.flatMap(textsIn).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / PACE));
}

function textsIn(block: PublicBlock): string[] {
  if (block.type === 'text') return block.content.map(wordsOf);
  if (block.type === 'image') return [block.caption];
  if (block.type === 'quote') return [block.text];
  if (block.type === 'numbers')
    return block.items.map(({ value, unit, label }) => `${value} ${unit} ${label}`);
  if (block.type === 'questions') return block.items.map(({ question, answer }) => `${question} ${answer}`);
  if (block.type === 'offers') return [block.title];
  return [block.title, block.text];
}

const wordsOf = (node: RichTextNode): string =>
  'items' in node ? node.items.map(joined).join(' ') : joined(node.content);

const joined = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

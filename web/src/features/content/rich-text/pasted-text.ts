import {
  isLinkTarget,
  type RichText,
  type RichTextNode,
  type TextRun,
} from '@metra/contract/shapes/rich-text';
import { tidied } from './editor-document.ts';

/** The contract refuses longer texts. */
const MOST = { nodes: 300, items: 200, runs: 500, letters: 10_000 } as const;

/** The content of these elements is not visible on the page. */
const INVISIBLE = new Set(
  'script style template head title meta link noscript iframe object embed svg math canvas video audio select textarea input button img picture'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'p div section article header footer main aside nav blockquote pre dl dt dd figure figcaption form fieldset table thead tbody tfoot tr details summary center'.split(
    ' ',
  ),
);

type Look = Omit<TextRun, 'text'>;
type Inline = { runs: TextRun[] }[];

type Kind =
  | { type: 'paragraph' | 'lines' }
  | { type: 'heading'; level: 2 | 3 }
  | { type: 'item'; ordered: boolean };

/** Keeps the formats that a text may have. All other markup is reduced to its words. */
export function pastedRichText(html: string): RichText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const reader = createReader();
  reader.children(body, {}, { type: 'paragraph' });
  reader.endRow({ type: 'paragraph' });
  return bounded(tidied(reader.nodes));
}

function createReader() {
  const nodes: RichTextNode[] = [];
  /** The current block has several rows if it contains line breaks. */
  let open: Inline = [{ runs: [] }];

  function addText(text: string, look: Look) {
    const row = open.at(-1);
    if (!row) return;
    const last = row.runs.at(-1);
    const isAfterSpace = !last || /[ \t\n]$/.test(last.text);
    const words = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    const collapsed = isAfterSpace ? words.replace(/^ /, '') : words;
    if (collapsed !== '') row.runs.push({ text: collapsed.toWellFormed().replaceAll('\0', ''), ...look });
  }

  function endRow(kind: Kind) {
    const rows = open.map(({ runs }) => trimmed(runs)).filter((runs) => runs.length > 0);
    open = [{ runs: [] }];
    if (rows.length === 0) return;
    if (kind.type === 'item') return addItem(rows, kind.ordered);
    if (kind.type === 'heading')
      return void nodes.push({
        type: 'heading',
        level: kind.level,
        content: rows.flatMap(withSpace).map(plain),
      });
    if (rows.length > 1 || kind.type === 'lines') return addLines(rows);
    nodes.push({ type: 'paragraph', content: rows[0] ?? [] });
  }

  function addItem(rows: TextRun[][], ordered: boolean) {
    const last = nodes.at(-1);
    const content = rows.flatMap(withSpace);
    if (last?.type === 'list' && last.ordered === ordered) last.items.push(content);
    else nodes.push({ type: 'list', ordered, items: [content] });
  }

  function addLines(rows: TextRun[][]) {
    nodes.push({ type: 'lines', items: rows });
  }

  function children(parent: Element, look: Look, kind: Kind) {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) addText(child.textContent ?? '', look);
      else if (child instanceof Element || child.nodeType === 1) element(child as Element, look, kind);
    }
  }

  function element(node: Element, look: Look, kind: Kind) {
    const name = node.localName.toLowerCase();
    const style = styleOf(node);
    if (INVISIBLE.has(name) || /mso-list:\s*ignore|display:\s*none/.test(style)) return;
    if (name === 'br') return void open.push({ runs: [] });
    if (name === 'td' || name === 'th') return cell(node, look, kind);
    const own = kindOf(node, name, style, kind);
    const inner = lookOf(node, name, style, look);
    if (!own) return children(node, inner, kind);
    endRow(kind);
    children(node, inner, own);
    endRow(own);
  }

  function cell(node: Element, look: Look, kind: Kind) {
    if (open.some(({ runs }) => runs.length > 0)) addText(' · ', {});
    for (const child of node.childNodes) {
      if (child.nodeType === 3) addText(child.textContent ?? '', look);
      else if (child.nodeType === 1)
        children(
          child as Element,
          lookOf(child as Element, (child as Element).localName, styleOf(child as Element), look),
          kind,
        );
    }
  }

  return { nodes, children, endRow };
}

/** Returns null for an inline element. A paragraph in a list item belongs to the item. */
function kindOf(node: Element, name: string, style: string, around: Kind): Kind | null {
  if (/^h[1-6]$/.test(name)) return { type: 'heading', level: name < 'h3' ? 2 : 3 };
  if (name === 'li') return { type: 'item', ordered: node.parentElement?.localName === 'ol' };
  if (name === 'ul' || name === 'ol') return around.type === 'item' ? around : { type: 'paragraph' };
  if (name === 'address') return { type: 'lines' };
  // Word writes lists as paragraphs and their marks as text.
  if (/mso-list:\s*l\d/.test(style)) return { type: 'item', ordered: hasNumber(node) };
  if (!BLOCKS.has(name)) return null;
  return around.type === 'item' ? null : { type: 'paragraph' };
}

const hasNumber = (paragraph: Element) => {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/.test(styleOf(span)),
  );
  return /^\s*\(?([0-9]+|[a-z]|[ivx]+)[.)]/i.test(mark?.textContent ?? '');
};

function lookOf(node: Element, name: string, style: string, around: Look): Look {
  const look = { ...around };
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1];
  if (weight === 'normal' || Number(weight) < 600) delete look.bold;
  else if (weight || name === 'b' || name === 'strong') look.bold = true;
  const slant = /font-style:\s*(\w+)/.exec(style)?.[1];
  if (slant === 'normal') delete look.italic;
  else if (slant === 'italic' || name === 'i' || name === 'em') look.italic = true;
  const href = name === 'a' ? (node.getAttribute('href') ?? '').trim() : '';
  if (isLinkTarget(href) && href.length <= 2000) look.link = href;
  return look;
}

const styleOf = (node: Element) => (node.getAttribute('style') ?? '').toLowerCase();

/** Headings are bold in any case. */
const plain = ({ text, link }: TextRun): TextRun => ({ text, ...(link !== undefined && { link }) });

const withSpace = (runs: TextRun[], index: number): TextRun[] =>
  index > 0 ? [{ text: ' ' }, ...runs] : runs;

function trimmed(runs: readonly TextRun[]): TextRun[] {
  const copies = runs.map((run) => ({ ...run }));
  const first = copies[0];
  const last = copies.at(-1);
  if (first) first.text = first.text.replace(/^ +/, '');
  if (last) last.text = last.text.replace(/ +$/, '');
  const words = copies.filter(({ text }) => text !== '');
  return words.some(({ text }) => text.trim() !== '') ? words : [];
}

const bounded = (richText: RichText): RichText => {
  const runs = (all: TextRun[]) =>
    all.slice(0, MOST.runs).map((run) => ({ ...run, text: run.text.slice(0, MOST.letters).toWellFormed() }));
  return richText
    .slice(0, MOST.nodes)
    .map((node) =>
      'items' in node
        ? { ...node, items: node.items.slice(0, MOST.items).map(runs) }
        : { ...node, content: runs(node.content) },
    );
};

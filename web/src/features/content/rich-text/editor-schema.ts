import { isLinkTarget } from '@metra/contract/shapes/rich-text';
import { type Extensions, Mark, Node } from '@tiptap/core';

/* The editor has exactly the elements of the contract's rich text. Nothing else can be typed or pasted. */

const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });

const Text = Node.create({ name: 'text', group: 'inline' });

const Paragraph = Node.create({
  name: 'paragraph',
  // The editor uses the paragraph when it needs a block of any kind.
  priority: 1000,
  group: 'block',
  content: 'text*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    { tag: 'h2', attrs: { level: 2 } },
    { tag: 'h3', attrs: { level: 3 } },
  ],
  renderHTML: ({ node }) => [node.attrs.level === 3 ? 'h3' : 'h2', 0],
});

const List = Node.create({
  name: 'list',
  group: 'block',
  content: 'listItem+',
  addAttributes: () => ({ ordered: { default: false, rendered: false } }),
  parseHTML: () => [
    { tag: 'ul', attrs: { ordered: false } },
    { tag: 'ol', attrs: { ordered: true } },
  ],
  renderHTML: ({ node }) => [node.attrs.ordered === true ? 'ol' : 'ul', 0],
});

const ListItem = Node.create({
  name: 'listItem',
  content: 'text*',
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
});

/** An address has one line each, without bullets. */
const Lines = Node.create({
  name: 'lines',
  group: 'block',
  content: 'line+',
  parseHTML: () => [{ tag: 'div[data-lines]' }],
  renderHTML: () => ['div', { 'data-lines': '' }, 0],
});

const Line = Node.create({
  name: 'line',
  content: 'text*',
  parseHTML: () => [{ tag: 'div[data-line]' }],
  renderHTML: () => ['div', { 'data-line': '' }, 0],
});

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  // Text that is typed after a link does not belong to it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLinkTarget(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { href: HTMLAttributes.href, rel: 'noopener noreferrer' }, 0],
});

const Bold = Mark.create({
  name: 'bold',
  parseHTML: () => [{ tag: 'strong' }],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    return { 'Mod-b': () => this.editor.commands.toggleMark('bold') };
  },
});

const Italic = Mark.create({
  name: 'italic',
  parseHTML: () => [{ tag: 'em' }],
  renderHTML: () => ['em', 0],
  addKeyboardShortcuts() {
    return { 'Mod-i': () => this.editor.commands.toggleMark('italic') };
  },
});

export const elements: Extensions = [
  Doc,
  Text,
  Paragraph,
  Heading,
  List,
  ListItem,
  Lines,
  Line,
  Link,
  Bold,
  Italic,
];

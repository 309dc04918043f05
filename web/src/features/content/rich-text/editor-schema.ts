import { isLinkTarget } from '@metra/contract/shapes/rich-text';
import { type Extensions, Mark, Node } from '@tiptap/core';

/*
 * The closed list of elements that the contract's rich text has, and nothing else: what is not named here can neither be
 * typed nor pasted.
 */

const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });

const Text = Node.create({ name: 'text', group: 'inline' });

const Paragraph = Node.create({
  name: 'paragraph',
  // Comes first when the editor needs a block of whatever kind.
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

/** An address: one line each, without bullets. */
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
  // What is typed behind a link is no part of it.
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

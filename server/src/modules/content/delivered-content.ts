import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@metra/contract/core/primitives';
import type { HomeContent } from '@metra/contract/operations/home-content';
import type { Block } from '@metra/contract/shapes/content-blocks';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import type { RichText, RichTextNode } from '@metra/contract/shapes/rich-text';
import type { PageKind } from './publication-gaps.ts';

type Texts<T = string> = Record<Language, T>;

type TextNode =
  | { type: 'paragraph'; text: Texts }
  | { type: 'heading'; level: 2; text: Texts }
  | { type: 'list'; ordered: boolean; items: Texts<string[]> }
  | { type: 'lines'; items: Texts<string[]> };
type LegalNode = TextNode & { when?: string; unless?: string };

type PageBlock =
  | { type: 'text'; content: TextNode[] }
  | { type: 'numbers'; items: { value: Texts; unit: Texts | null; label: Texts; source: string }[] }
  | { type: 'questions'; items: { question: Texts; answer: Texts }[] }
  | { type: 'callToAction'; title: Texts; text: Texts; label: Texts; target: string }
  | { type: 'offers'; title: Texts; tags: string[]; match: 'ANY' | 'ALL'; limit: number };

interface LandingPageFile {
  slug: string;
  goal: string;
  title: Texts;
  teaser: Texts;
  metaDescription: Texts;
  blocks: PageBlock[];
}

interface LegalFile {
  texts: {
    slug: string;
    title: Texts;
    legalBasis: string;
    reviewNote: Texts;
    sections: {
      slug: string;
      heading: Texts;
      content: LegalNode[];
      when?: string;
      unless?: string;
      emphasis?: boolean;
    }[];
  }[];
}

export interface DeliveredPage {
  kind: PageKind;
  slug: string;
  content: PageContent;
  legalBasis: string | null;
  reviewNote: Texts | null;
  /** The slug of the goal that the page describes. */
  goal: string | null;
}

export interface DeliveredContent {
  /** The day on which the texts were written and became public. */
  writtenAt: string;
  pages: readonly DeliveredPage[];
  home: HomeContent;
}

const folder = join(import.meta.dirname, '../../../catalogue');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** The texts that come with the program, in the shapes of the editor. */
export const readDeliveredContent = (): DeliveredContent => ({
  writtenAt: '2026-11-10T08:00:00Z',
  pages: [
    ...read<LandingPageFile[]>('landing-pages').map(landingPage),
    ...read<LegalFile>('legal').texts.map(legalPage),
  ],
  home: read<HomeContent>('home'),
});

const none: Texts = { de: '', en: '' };

/** Converts { title: { de, en } } to { de: { title }, en: { title } }. */
function translated<Field extends string, T>(fields: Record<Field, Texts<T>>): Texts<Record<Field, T>> {
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      Object.entries<Texts<T>>(fields).map(([field, texts]) => [field, texts[language]]),
    ) as Record<Field, T>;
  return { de: inLanguage('de'), en: inLanguage('en') };
}

function landingPage({ slug, goal, title, teaser, metaDescription, blocks }: LandingPageFile): DeliveredPage {
  return {
    kind: 'LANDING',
    slug,
    goal,
    legalBasis: null,
    reviewNote: null,
    content: {
      translations: translated({ title, teaser, metaDescription }),
      imageId: null,
      blocks: blocks.map((block, index) => pageBlock(block, `block-${index + 1}`)),
    },
  };
}

function pageBlock(block: PageBlock, id: string): Block {
  switch (block.type) {
    case 'text':
      return textBlock(id, block.content);
    case 'numbers':
      return {
        id,
        type: 'numbers',
        items: block.items.map(({ value, unit, label, source }) => ({
          translations: translated({ value, unit: unit ?? none, label }),
          source,
        })),
      };
    case 'questions':
      return {
        id,
        type: 'questions',
        items: block.items.map((item) => ({ translations: translated(item) })),
      };
    case 'callToAction': {
      const { title, text, label, target } = block;
      return { id, type: 'callToAction', translations: translated({ title, text, label }), target };
    }
    case 'offers': {
      const { title, tags, match, limit } = block;
      return {
        id,
        type: 'offers',
        translations: translated({ title }),
        tags,
        match,
        limit,
      };
    }
  }
}

type TextBlock = Extract<Block, { type: 'text' }>;

function textBlock(id: string, nodes: readonly TextNode[]): TextBlock {
  const inLanguage = (language: Language) => ({ content: nodes.map((node) => nodeIn(node, language)) });
  return {
    id,
    type: 'text',
    condition: null,
    emphasis: false,
    translations: { de: inLanguage('de'), en: inLanguage('en') },
  };
}

const runs = (text: string) => [{ text }];

function nodeIn(node: TextNode, language: Language): RichText[number] {
  const written: { [Type in TextNode['type']]: (node: Extract<TextNode, { type: Type }>) => RichTextNode } = {
    paragraph: ({ text }) => ({ type: 'paragraph', content: runs(text[language]) }),
    heading: ({ level, text }) => ({ type: 'heading', level, content: runs(text[language]) }),
    list: ({ ordered, items }) => ({ type: 'list', ordered, items: items[language].map(runs) }),
    lines: ({ items }) => ({ type: 'lines', items: items[language].map(runs) }),
  };
  return (written[node.type] as (node: TextNode) => RichTextNode)(node);
}

function legalPage({ slug, title, legalBasis, reviewNote, sections }: LegalFile['texts'][number]) {
  return {
    kind: 'LEGAL',
    slug,
    goal: null,
    legalBasis,
    reviewNote,
    content: {
      translations: translated({ title, teaser: none, metaDescription: none }),
      imageId: null,
      blocks: sections.flatMap(sectionBlocks),
    },
  } satisfies DeliveredPage;
}

interface Conditional {
  when?: string;
  unless?: string;
}

const conditionOf = ({ when, unless }: Conditional): TextBlock['condition'] => {
  if (when) return { variable: when, is: 'SET' };
  return unless ? { variable: unless, is: 'EMPTY' } : null;
};

/** Texts that always appear together share a block, and a text with a condition has a block of its own. */
function sectionBlocks({
  slug,
  heading,
  content,
  emphasis = false,
  ...conditional
}: LegalFile['texts'][number]['sections'][number]): TextBlock[] {
  const groups: { nodes: TextNode[]; condition: TextBlock['condition'] }[] = [
    { nodes: [{ type: 'heading', level: 2, text: heading }], condition: conditionOf(conditional) },
  ];
  for (const { when, unless, ...node } of content) {
    const last = groups.at(-1);
    const isConditional = when !== undefined || unless !== undefined;
    if (last && !isConditional && (groups.length === 1 || last.condition === null)) last.nodes.push(node);
    else
      groups.push({
        nodes: [node],
        condition: conditionOf({ ...(when && { when }), ...(unless && { unless }) }),
      });
  }
  return groups.map(({ nodes, condition }, index) => ({
    ...textBlock(index === 0 ? slug : `${slug}-${index + 1}`, nodes),
    condition,
    emphasis,
  }));
}

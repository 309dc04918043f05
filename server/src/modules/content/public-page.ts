import { type Language, Slug } from '@metra/contract/core/primitives';
import type { LegalPage } from '@metra/contract/operations/frontend';
import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import type { Block, PublicBlock } from '@metra/contract/shapes/content-blocks';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import type { RichText } from '@metra/contract/shapes/rich-text';
import { isShown, type PageImages } from './publication-gaps.ts';
import { type Resolve, resolvedRichText, resolver, type Variables } from './variables.ts';

export interface RenderContext {
  language: Language;
  variables: Variables;
  images: PageImages;
  /** The active questionnaires, by slug. */
  questionnaires: AskedQuestionnaires;
}

export type AskedQuestionnaires = ReadonlyMap<
  string,
  Pick<AskedQuestionnaire, 'questions' | 'durationMinutes'>
>;

/** The title and introduction of a page, in one language. */
export function publicTexts({ translations }: PageContent, { language, variables }: RenderContext) {
  const say = saying(resolver(variables, language));
  const { title, teaser, metaDescription } = translations[language];
  return { title: say(title), teaser: say(teaser), metaDescription: say(metaDescription) };
}

/** The blocks of a page for visitors. */
export const publicBlocks = ({ blocks }: PageContent, context: RenderContext): PublicBlock[] =>
  blocks.flatMap((block) => publicBlock(block, context) ?? []);

/** Short texts have no parts that could be left out. */
const saying = (resolve: Resolve) => (text: string) => resolve(text) ?? '';

function publicBlock(block: Block, context: RenderContext): PublicBlock | undefined {
  const { language, variables, images } = context;
  const resolve = resolver(variables, language);
  const say = saying(resolve);
  const { id } = block;
  switch (block.type) {
    case 'text': {
      const content = isShown(block.condition, variables)
        ? resolvedRichText(block.translations[language].content, resolve)
        : [];
      return content.length > 0 ? { id, type: 'text', content, emphasis: block.emphasis } : undefined;
    }
    case 'image': {
      const image = images.get(block.imageId)?.[language];
      return image && { id, type: 'image', image, caption: say(block.translations[language].caption) };
    }
    case 'quote': {
      const { text, role } = block.translations[language];
      return { id, type: 'quote', text: say(text), person: say(block.person), role: say(role) };
    }
    case 'numbers':
      return {
        id,
        type: 'numbers',
        items: block.items.map(({ translations, source }) => {
          const { value, unit, label } = translations[language];
          return { value: say(value), unit: say(unit), label: say(label), source: say(source) };
        }),
      };
    case 'callToAction': {
      const { title, text, label } = block.translations[language];
      return {
        id,
        type: 'callToAction',
        title: say(title),
        text: say(text),
        label: say(label),
        target: block.target,
      };
    }
    case 'questionnaire': {
      const asked = context.questionnaires.get(block.questionnaire);
      const { title, text, label } = block.translations[language];
      return (
        asked && {
          id,
          type: 'questionnaire',
          title: say(title),
          text: say(text),
          label: say(label),
          slug: block.questionnaire,
          questions: asked.questions.length,
          durationMinutes: asked.durationMinutes,
        }
      );
    }
    case 'questions':
      return {
        id,
        type: 'questions',
        items: block.items.map(({ translations }) => {
          const { question, answer } = translations[language];
          return { question: say(question), answer: say(answer) };
        }),
      };
    case 'offers': {
      const { tags, match, limit, translations } = block;
      return { id, type: 'offers', title: say(translations[language].title), tags, match, limit };
    }
  }
}

/** The pictures a page uses. */
export const imageIdsOf = ({ imageId, blocks }: PageContent): number[] => [
  ...new Set([
    ...(imageId === null ? [] : [imageId]),
    ...blocks.flatMap((block) => (block.type === 'image' ? [block.imageId] : [])),
  ]),
];

type Section = LegalPage['sections'][number];

/** A legal text in sections by heading. A section has the same anchor in both languages. */
export function legalSections(content: PageContent, context: RenderContext): Section[] {
  const sections: Section[] = [];
  const taken = new Set<string>();
  const anchor = (id: string) => {
    const wanted = Slug.safeParse(id).success ? id : `section-${sections.length + 1}`;
    let slug = wanted;
    for (let more = 2; taken.has(slug); more += 1) slug = `${wanted}-${more}`.slice(-80);
    taken.add(slug);
    return slug;
  };
  for (const block of publicBlocks(content, context)) {
    if (block.type !== 'text') continue;
    for (const part of partsOf(block.content)) {
      const [first, ...rest] = part;
      const last = sections.at(-1);
      if (first?.type === 'heading' && first.level === 2)
        sections.push({
          slug: anchor(block.id),
          heading: plainText(first.content).slice(0, 200),
          content: rest,
          emphasis: block.emphasis,
        });
      else if (last) last.content = [...last.content, ...part];
      else sections.push({ slug: anchor(block.id), heading: '', content: part, emphasis: block.emphasis });
    }
  }
  return sections.slice(0, 100);
}

const plainText = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');

/** Splits the text before each heading of the second level. */
function partsOf(content: RichText): RichText[] {
  const parts: RichText[] = [];
  for (const node of content) {
    const startsNew = node.type === 'heading' && node.level === 2;
    const last = parts.at(-1);
    if (last && !startsNew) last.push(node);
    else parts.push([node]);
  }
  return parts;
}

import { randomUUID } from 'node:crypto';
import type { Block } from '@metra/contract/shapes/content-blocks';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import type { RichText } from '@metra/contract/shapes/rich-text';

export const aParagraph = (text: string): RichText => [{ type: 'paragraph', content: [{ text }] }];

export const aTextBlock = (de: string, en = de): Block => ({
  id: 'text',
  type: 'text',
  condition: null,
  emphasis: false,
  translations: { de: { content: aParagraph(de) }, en: { content: aParagraph(en) } },
});

/** A page that can be published unchanged. */
export function aPageContent(title = 'Wasser sparen', wishes: Partial<PageContent> = {}): PageContent {
  return {
    translations: {
      de: { title, teaser: 'Worum es geht', metaDescription: 'Wie Betriebe Wasser sparen' },
      en: {
        title: `${title} (en)`,
        teaser: 'What it is about',
        metaDescription: 'How companies save water',
      },
    },
    imageId: null,
    blocks: [aTextBlock('Der erste Schritt ist eine Uhr.', 'The first step is a meter.')],
    ...wishes,
  };
}

export const aSlug = () => `seite-${randomUUID()}`;

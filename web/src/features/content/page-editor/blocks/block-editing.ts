import type { Block, BlockType } from '@metra/contract/shapes/content-blocks';
import type { Language } from '../../../../lib/i18n/languages.ts';

export interface BlockFieldsProps<Type extends BlockType> {
  block: Extract<Block, { type: Type }>;
  /** The path names the place in the content, e.g. `blocks/2`. */
  path: string;
  onChange: (block: Block) => void;
}

export const withText = <Thing extends { translations: Record<Language, object> }>(
  thing: Thing,
  language: Language,
  texts: Partial<Thing['translations'][Language]>,
): Thing => ({
  ...thing,
  translations: {
    ...thing.translations,
    [language]: { ...thing.translations[language], ...texts },
  },
});

import type { Block, BlockType } from '@metra/contract/shapes/content-blocks';
import type { RichText } from '@metra/contract/shapes/rich-text';
import {
  ChartNoAxesColumn,
  CircleHelp,
  Image,
  ListChecks,
  type LucideIcon,
  MousePointerClick,
  Quote,
  Store,
  TextInitial,
} from 'lucide-react';
import { randomKey } from '../../../lib/api/random-key.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

export const BLOCK_ICONS: Readonly<Record<BlockType, LucideIcon>> = {
  text: TextInitial,
  image: Image,
  quote: Quote,
  numbers: ChartNoAxesColumn,
  callToAction: MousePointerClick,
  offers: Store,
  questionnaire: ListChecks,
  questions: CircleHelp,
};

/** People choose the picture first, because an image block needs one. */
export const EMPTY_TYPES = [
  'text',
  'quote',
  'numbers',
  'callToAction',
  'questions',
  'questionnaire',
  'offers',
] as const;

const QUICK_CHECK = 'esg-quick-check';

const both = <Texts>(texts: Texts) => ({ translations: { de: texts, en: texts } });

export const emptyNumber = () => ({ ...both({ value: '', unit: '', label: '' }), source: '' });
export const emptyQuestion = () => both({ question: '', answer: '' });

export function emptyBlock(type: (typeof EMPTY_TYPES)[number]): Block {
  const id = randomKey();
  switch (type) {
    case 'text':
      return { id, type, condition: null, emphasis: false, ...both({ content: [] }) };
    case 'quote':
      return { id, type, person: '', ...both({ text: '', role: '' }) };
    case 'numbers':
      return { id, type, items: [emptyNumber()] };
    case 'callToAction':
      return { id, type, target: '/register', ...both({ title: '', text: '', label: '' }) };
    case 'questions':
      return { id, type, items: [emptyQuestion()] };
    case 'questionnaire':
      return { id, type, questionnaire: QUICK_CHECK, ...both({ title: '', text: '', label: '' }) };
    default:
      return { id, type, tags: [], match: 'ANY', limit: 3, ...both({ title: '' }) };
  }
}

export const pictureBlock = (imageId: number): Block => ({
  id: randomKey(),
  type: 'image',
  imageId,
  ...both({ caption: '' }),
});

export function wordsOf(block: Block, language: Language): string {
  switch (block.type) {
    case 'text':
      return wordsOfText(block.translations[language].content);
    case 'image':
      return block.translations[language].caption;
    case 'quote':
      return block.translations[language].text;
    case 'numbers':
      return block.items
        .map(({ translations }) => Object.values(translations[language]).filter(Boolean).join(' '))
        .join('\n');
    case 'callToAction':
    case 'questionnaire': {
      const { title, text, label } = block.translations[language];
      return [title, text, label].filter(Boolean).join('\n');
    }
    case 'offers':
      return block.translations[language].title;
    default:
      return block.items
        .map(({ translations }) => `${translations[language].question}\n${translations[language].answer}`)
        .join('\n');
  }
}

const wordsOfText = (richText: RichText): string =>
  richText
    .flatMap((node) => ('items' in node ? node.items : [node.content]))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n');

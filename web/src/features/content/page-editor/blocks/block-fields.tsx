import type { Block } from '@metra/contract/shapes/content-blocks';
import type { ReactNode } from 'react';
import { CallToActionFields } from './call-to-action-fields.tsx';
import { ImageFields } from './image-fields.tsx';
import { NumbersFields } from './numbers-fields.tsx';
import { OffersFields } from './offers-fields.tsx';
import { QuestionnaireFields } from './questionnaire-fields.tsx';
import { QuestionsFields } from './questions-fields.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { TextFields } from './text-fields.tsx';

interface AnyBlockFieldsProps {
  block: Block;
  path: string;
  /** Legal texts have conditions. */
  isLegal: boolean;
  onChange: (block: Block) => void;
}

export function BlockFields({ block, isLegal, ...rest }: AnyBlockFieldsProps): ReactNode {
  switch (block.type) {
    case 'text':
      return <TextFields {...rest} block={block} isLegal={isLegal} />;
    case 'image':
      return <ImageFields {...rest} block={block} />;
    case 'quote':
      return <QuoteFields {...rest} block={block} />;
    case 'numbers':
      return <NumbersFields {...rest} block={block} />;
    case 'callToAction':
      return <CallToActionFields {...rest} block={block} />;
    case 'questionnaire':
      return <QuestionnaireFields {...rest} block={block} />;
    case 'offers':
      return <OffersFields {...rest} block={block} />;
    default:
      return <QuestionsFields {...rest} block={block} />;
  }
}

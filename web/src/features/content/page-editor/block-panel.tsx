import type { Block } from '@metra/contract/shapes/content-blocks';
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { Grip } from '../../../design-system/behaviour/use-reorder.ts';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Badge } from '../../../design-system/values/badge.tsx';
import { languages } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { BLOCK_ICONS, wordsOf } from './block-kinds.ts';
import { BlockFields } from './blocks/block-fields.tsx';

interface BlockPanelProps {
  block: Block;
  index: number;
  count: number;
  isLegal: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The selector finds the pressed button after the block has moved. */
  onMove: (to: number, selector: string) => void;
  grip: Grip;
  onRemove: () => void;
  onChange: (block: Block) => void;
}

/** A collapsed block shows its kind and its beginning, and an open one all its fields. */
export function BlockPanel(props: BlockPanelProps) {
  const { block, index, count, isOpen, onMove } = props;
  const { t, language } = useTranslate();
  const id = useId();
  const Icon = BLOCK_ICONS[block.type];
  const name = t('content.gap.block', { number: index + 1, kind: t(`content.block.${block.type}`) });
  const words = wordsOf(block, language) || wordsOf(block, language === 'de' ? 'en' : 'de');
  // The caption of a picture is optional.
  const missing = languages.filter((each) => block.type !== 'image' && wordsOf(block, each).trim() === '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the buttons within
    <div className="panel min-w-0" onKeyDown={props.onKeyDown}>
      <div className="flex items-center gap-1 p-2">
        <span
          {...props.grip}
          className="grid h-(--control-sm) w-6 shrink-0 cursor-grab place-items-center text-text-muted pointer-coarse:hidden"
        >
          <GripVertical size={16} />
        </span>
        <button
          type="button"
          data-toggle
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={props.onToggle}
          className="flex min-h-(--control) min-w-0 flex-1 items-center gap-3 rounded-control px-1 text-left"
        >
          <Icon size={18} aria-hidden="true" className="shrink-0 text-text-muted" />
          <span className="grid min-w-0 flex-1 leading-ui">
            <span className="text-small text-text-muted">{name}</span>
            {!isOpen && <span className="truncate">{words.split('\n')[0]}</span>}
          </span>
          {!isOpen && block.type === 'text' && block.condition && (
            <Badge className="max-sm:hidden">
              {t(`content.condition.${block.condition.is}.of`, { name: block.condition.variable })}
            </Badge>
          )}
          {!isOpen && missing.length > 0 && (
            <Badge tone="warning" className="max-sm:hidden">
              {missing.length === 2
                ? t('content.block.empty')
                : t(`content.pages.missing.${missing[0] ?? 'en'}`)}
            </Badge>
          )}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={isOpen ? 'shrink-0 rotate-180 text-text-muted' : 'shrink-0 text-text-muted'}
          />
        </button>
        <IconButton
          size="sm"
          data-move="up"
          label={t('content.item.up', { name })}
          icon={<ArrowUp size={16} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => onMove(index - 1, index === 1 ? '[data-toggle]' : '[data-move=up]')}
        />
        <IconButton
          size="sm"
          data-move="down"
          label={t('content.item.down', { name })}
          icon={<ArrowDown size={16} aria-hidden="true" />}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1, index === count - 2 ? '[data-toggle]' : '[data-move=down]')}
        />
        <IconButton
          size="sm"
          label={t('content.item.remove', { name })}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={props.onRemove}
        />
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line p-4 md:p-5">
        {isOpen && (
          <BlockFields
            block={block}
            path={`blocks/${index}`}
            isLegal={props.isLegal}
            onChange={props.onChange}
          />
        )}
      </div>
    </div>
  );
}

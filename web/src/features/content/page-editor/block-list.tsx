import { type Block, mostBlocks } from '@metra/contract/shapes/content-blocks';
import { useRef } from 'react';
import { useReorder } from '../../../design-system/behaviour/use-reorder.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { moved } from '../../../lib/forms/moved.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { AddBlock } from './add-block.tsx';
import { BlockPanel } from './block-panel.tsx';

interface BlockListProps {
  blocks: readonly Block[];
  isLegal: boolean;
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  onChange: (blocks: Block[]) => void;
}

/** People order the blocks by drag, by buttons and by Alt with arrow keys. */
export function BlockList({ blocks, isLegal, open, onOpen, onChange }: BlockListProps) {
  const { t } = useTranslate();
  const latest = useRef(blocks);
  latest.current = blocks;

  const reorder = useReorder<HTMLOListElement>({
    count: blocks.length,
    focused: '[data-toggle]',
    textOf: (place) => t('content.block.moved', { number: place + 1, count: blocks.length }),
    onMove: (from, to) => onChange(moved(blocks, from, to)),
  });

  function remove(index: number) {
    const block = blocks[index];
    if (!block) return;
    onChange(blocks.toSpliced(index, 1));
    showToast({
      title: t('content.block.removed', { kind: t(`content.block.${block.type}`) }),
      action: {
        label: t('content.undo'),
        onAction: () => onChange(latest.current.toSpliced(index, 0, block)),
      },
    });
  }

  function add(block: Block, index: number) {
    onOpen(new Set([...open, block.id]));
    reorder.focus(index);
    onChange(blocks.toSpliced(index, 0, block));
  }

  function toggle(id: string) {
    onOpen(new Set(open.has(id) ? [...open].filter((each) => each !== id) : [...open, id]));
  }

  const areAllOpen = blocks.every(({ id }) => open.has(id));

  return (
    <section aria-labelledby="blocks" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="blocks" className="type-h2">
          {t('content.page.blocks')}
        </h2>
        {blocks.length > 1 && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => onOpen(new Set(areAllOpen ? [] : blocks.map(({ id }) => id)))}
          >
            {t(areAllOpen ? 'content.block.foldAll' : 'content.block.openAll')}
          </Button>
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {reorder.said}
      </p>
      <ol ref={reorder.list} className="grid gap-3">
        {blocks.map((block, index) => (
          <li
            key={block.id}
            data-block={block.id}
            data-field={`blocks/${index}`}
            {...reorder.target(index)}
            className={reorder.dragged === index ? 'opacity-55' : undefined}
          >
            <BlockPanel
              block={block}
              index={index}
              count={blocks.length}
              isLegal={isLegal}
              isOpen={open.has(block.id)}
              onToggle={() => toggle(block.id)}
              onKeyDown={(event) => reorder.onKeyDown(event, index)}
              onMove={(to, selector) => reorder.move(index, to, selector)}
              grip={reorder.grip(index)}
              onRemove={() => remove(index)}
              onChange={(next) => onChange(latest.current.map((each) => (each.id === next.id ? next : each)))}
            />
          </li>
        ))}
      </ol>
      {blocks.length === 0 && <p className="text-text-muted">{t('content.block.none')}</p>}
      {blocks.length < mostBlocks && (
        <AddBlock isLegal={isLegal} onAdd={(block) => add(block, blocks.length)} />
      )}
    </section>
  );
}

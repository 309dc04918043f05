import { type Block, mostBlocks } from '@metra/contract/content-blocks';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/button.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { moved } from '../../../lib/moved.ts';
import { AddBlock } from './add-block.tsx';
import { BlockPanel } from './block-panel.tsx';

interface BlockListProps {
  blocks: readonly Block[];
  isLegal: boolean;
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  onChange: (blocks: Block[]) => void;
}

/** The blocks of a page in their order: moved by drag, by buttons and by Alt with arrows. */
export function BlockList({ blocks, isLegal, open, onOpen, onChange }: BlockListProps) {
  const { t } = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  /** What is moved in the document loses the focus; it gets it back. */
  const focusNext = useRef<{ id: string; selector: string } | null>(null);
  const latest = useRef(blocks);
  latest.current = blocks;

  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = null;
    if (!wanted) return;
    const panel = [...(list.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset.block === wanted.id,
    );
    panel?.querySelector<HTMLElement>(wanted.selector)?.focus();
  });

  function move(from: number, to: number, selector = '[data-toggle]') {
    const block = blocks[from];
    if (!block || to < 0 || to >= blocks.length) return;
    focusNext.current = { id: block.id, selector };
    setSaid(t('content.block.moved', { number: to + 1, count: blocks.length }));
    onChange(moved(blocks, from, to));
  }

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
    focusNext.current = { id: block.id, selector: '[data-toggle]' };
    onChange(blocks.toSpliced(index, 0, block));
  }

  function toggle(id: string) {
    onOpen(new Set(open.has(id) ? [...open].filter((each) => each !== id) : [...open, id]));
  }

  const areAllOpen = blocks.every(({ id }) => open.has(id));

  function onKeyDown(event: KeyboardEvent, index: number) {
    const isText = (event.target as HTMLElement).closest('input, textarea, [contenteditable=true]');
    if (!event.altKey || isText || !(event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    event.preventDefault();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  }

  function onDragOver(event: DragEvent, index: number) {
    if (dragged === null) return;
    event.preventDefault();
    const from = blocks.findIndex(({ id }) => id === dragged);
    const { top, height } = event.currentTarget.getBoundingClientRect();
    // Past its middle, so that blocks of different height do not jump to and fro.
    const isPast = from < index ? event.clientY > top + height / 2 : event.clientY < top + height / 2;
    if (from >= 0 && from !== index && isPast) onChange(moved(blocks, from, index));
  }

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
        {said}
      </p>
      <ol ref={list} className="grid gap-3">
        {blocks.map((block, index) => (
          <li
            key={block.id}
            data-block={block.id}
            data-field={`blocks/${index}`}
            onDragOver={(event) => onDragOver(event, index)}
            onDrop={(event) => event.preventDefault()}
            className={dragged === block.id ? 'opacity-55' : undefined}
          >
            <BlockPanel
              block={block}
              index={index}
              count={blocks.length}
              isLegal={isLegal}
              isOpen={open.has(block.id)}
              onToggle={() => toggle(block.id)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onMove={(to, selector) => move(index, to, selector)}
              onDrag={setDragged}
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

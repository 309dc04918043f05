import type { Tag } from '@metra/contract/operations/tags';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, useEffect, useRef } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { DeleteTag } from './delete-tag.tsx';
import { useTagOrder } from './use-tag-order.ts';

type Direction = 'up' | 'down';

interface TagListProps {
  tags: readonly Tag[];
  isHierarchical: boolean;
  onEdit: (tag: Tag) => void;
}

export function TagList({ tags, isHierarchical, onEdit }: TagListProps) {
  const { t } = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const { shown, announcement, dragged, drag, dragOver, move } = useTagOrder(tags);
  /** An element that is moved in the document loses the focus, so its button gets the focus again. */
  const focusNext = useRef<{ id: number; direction: Direction } | null>(null);
  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = null;
    if (!wanted) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-tag="${wanted.id}"] [data-move]`) ?? []),
    ].filter((button) => !button.disabled);
    (buttons.find((button) => button.dataset.move === wanted.direction) ?? buttons[0])?.focus();
  });
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <ol ref={list} className="divide-y divide-line">
        {shown.map((tag, place) => (
          <li
            key={tag.id}
            data-tag={tag.id}
            onDragOver={(event) => dragOver(event, place)}
            onDrop={(event) => event.preventDefault()}
            className={dragged === tag.id ? 'opacity-55' : undefined}
          >
            <TagRow
              tag={tag}
              isFirst={place === 0}
              isLast={place === shown.length - 1}
              isHierarchical={isHierarchical}
              onDrag={drag}
              onMove={(direction) => {
                focusNext.current = { id: tag.id, direction };
                move(place, place + (direction === 'up' ? -1 : 1));
              }}
              onEdit={() => onEdit(tag)}
              editLabel={t('marketplace-admin.tags.editOne', { name: tag.name })}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface TagRowProps {
  tag: Tag;
  isFirst: boolean;
  isLast: boolean;
  isHierarchical: boolean;
  editLabel: string;
  onDrag: (id: number | null) => void;
  onMove: (direction: Direction) => void;
  onEdit: () => void;
}

function TagRow({ tag, isFirst, isLast, isHierarchical, editLabel, onDrag, onMove, onEdit }: TagRowProps) {
  const { t } = useTranslate();
  const { id, name, slug, tagType } = tag;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="flex min-w-[180px] flex-1 items-center gap-2">
        <span
          aria-hidden="true"
          draggable
          onDragStart={(event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move';
            // Firefox does not start to drag an element without data.
            event.dataTransfer.setData('text/plain', '');
            onDrag(id);
          }}
          onDragEnd={() => onDrag(null)}
          className="grid h-(--control-sm) w-6 shrink-0 cursor-grab place-items-center text-text-muted pointer-coarse:hidden"
        >
          <GripVertical size={18} />
        </span>
        <div className="grid min-w-0 leading-ui">
          {isHierarchical ? (
            <FrameLink href={`/admin/tags?type=${tagType.id}&parent=${id}`} className="link wrap-anywhere">
              {name}
            </FrameLink>
          ) : (
            <span className="wrap-anywhere">{name}</span>
          )}
          <span className="text-small text-text-muted wrap-anywhere">{slug}</span>
        </div>
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          data-move="up"
          label={t('marketplace-admin.tags.up', { name })}
          icon={<ArrowUp size={18} aria-hidden="true" />}
          disabled={isFirst}
          onClick={() => onMove('up')}
        />
        <IconButton
          data-move="down"
          label={t('marketplace-admin.tags.down', { name })}
          icon={<ArrowDown size={18} aria-hidden="true" />}
          disabled={isLast}
          onClick={() => onMove('down')}
        />
        <Button size="sm" variant="quiet" aria-label={editLabel} onClick={onEdit}>
          {t('marketplace-admin.edit')}
        </Button>
        <DeleteTag tag={tag} />
      </div>
    </div>
  );
}

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { moved } from '../../../lib/forms/moved.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface ItemListProps<Item> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  create: () => Item;
  most: number;
  /** The label is, for example, "Frage 2". */
  nameOf: (number: number) => string;
  addLabel: string;
  /** The items determine their order. */
  isOrdered?: boolean;
  children: (item: Item, index: number, change: (item: Item) => void) => ReactNode;
}

export function ItemList<Item>(props: ItemListProps<Item>) {
  const { items, onChange, create, most, nameOf, addLabel, isOrdered = false, children } = props;
  const { t } = useTranslate();
  return (
    <div className="grid gap-4">
      {items.map((item, index) => {
        const name = nameOf(index + 1);
        return (
          // Items have no ids. Their fields are controlled, so an index identifies them as well.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <fieldset key={index} className="grid min-w-0 gap-4 border-t border-line pt-3">
            <div className="flex items-center gap-1">
              <legend className="contents">
                <span className="flex-1 text-small font-medium text-text-soft">{name}</span>
              </legend>
              {!isOrdered && (
                <>
                  <IconButton
                    size="sm"
                    label={t('content.item.up', { name })}
                    icon={<ArrowUp size={16} aria-hidden="true" />}
                    disabled={index === 0}
                    onClick={() => onChange(moved(items, index, index - 1))}
                  />
                  <IconButton
                    size="sm"
                    label={t('content.item.down', { name })}
                    icon={<ArrowDown size={16} aria-hidden="true" />}
                    disabled={index === items.length - 1}
                    onClick={() => onChange(moved(items, index, index + 1))}
                  />
                </>
              )}
              <IconButton
                size="sm"
                label={t('content.item.remove', { name })}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => onChange(items.toSpliced(index, 1))}
              />
            </div>
            {children(item, index, (next) => onChange(items.with(index, next)))}
          </fieldset>
        );
      })}
      {items.length < most && (
        <div>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => onChange([...items, create()])}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

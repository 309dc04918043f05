import type { Block } from '@metra/contract/shapes/content-blocks';
import { Plus } from 'lucide-react';
import { cloneElement } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Menu, MenuItem } from '../../../design-system/layers/menu.tsx';
import { openPictureDialog } from '../../../domain/pictures/picture-dialog.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { BLOCK_ICONS, EMPTY_TYPES, emptyBlock, pictureBlock } from './block-kinds.ts';

const TYPES = [EMPTY_TYPES[0], 'image', ...EMPTY_TYPES.slice(1)] as const;

interface AddBlockProps {
  /** A legal text consists of text blocks only. */
  isLegal: boolean;
  onAdd: (block: Block) => void;
}

export function AddBlock({ isLegal, onAdd }: AddBlockProps) {
  const { t } = useTranslate();

  async function add(type: (typeof TYPES)[number]) {
    if (type !== 'image') return onAdd(emptyBlock(type));
    const chosen = await openPictureDialog();
    if (chosen !== undefined) onAdd(pictureBlock(chosen));
  }

  const button = <Button icon={<Plus size={18} aria-hidden="true" />}>{t('content.block.add')}</Button>;
  if (isLegal) return <div>{cloneElement(button, { onClick: () => void add('text') })}</div>;
  return (
    <div>
      <Menu align="start" trigger={button}>
        {TYPES.map((type) => {
          const Icon = BLOCK_ICONS[type];
          return (
            <MenuItem key={type} icon={<Icon size={18} aria-hidden="true" />} onSelect={() => void add(type)}>
              {t(`content.block.${type}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </div>
  );
}

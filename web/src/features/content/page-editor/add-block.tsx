import type { Block } from '@metra/contract/content-blocks';
import { Plus } from 'lucide-react';
import { Button } from '../../../design-system/button.tsx';
import { Menu, MenuItem } from '../../../design-system/menu.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { openPictureDialog } from '../pictures/picture-dialog.tsx';
import { BLOCK_ICONS, EMPTY_TYPES, emptyBlock, pictureBlock } from './block-kinds.ts';

const TYPES = [EMPTY_TYPES[0], 'image', ...EMPTY_TYPES.slice(1)] as const;

/** What can be put at the end of a page. */
export function AddBlock({ onAdd }: { onAdd: (block: Block) => void }) {
  const { t } = useTranslate();

  async function add(type: (typeof TYPES)[number]) {
    if (type !== 'image') return onAdd(emptyBlock(type));
    const chosen = await openPictureDialog();
    if (chosen !== undefined) onAdd(pictureBlock(chosen));
  }

  return (
    <div>
      <Menu
        align="start"
        trigger={<Button icon={<Plus size={18} aria-hidden="true" />}>{t('content.block.add')}</Button>}
      >
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

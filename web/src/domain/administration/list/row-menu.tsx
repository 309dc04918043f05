import { MoreHorizontal, SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../design-system/layers/menu.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';

interface RowMenuProps {
  name: string;
  href: string | undefined;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** The button, a right click and the context key open the menu. */
export function RowMenu({ name, href, onOpen, children }: RowMenuProps) {
  const { t } = useTranslate();
  if (!href && !onOpen && !children) return null;
  const open = (
    <>
      <SquareArrowOutUpRight size={16} aria-hidden="true" />
      {t('administration.list.open')}
    </>
  );
  return (
    <Menu
      trigger={
        <IconButton
          data-row-menu=""
          size="sm"
          label={t('administration.list.actions', { name })}
          icon={<MoreHorizontal size={18} aria-hidden="true" />}
        />
      }
    >
      {href ? (
        <MenuLink render={<FrameLink href={href}>{open}</FrameLink>}>{open}</MenuLink>
      ) : (
        onOpen && <MenuItem onSelect={onOpen}>{open}</MenuItem>
      )}
      {children}
    </Menu>
  );
}

export function openMenuOf(row: HTMLElement): boolean {
  const button = row.querySelector<HTMLElement>('[data-row-menu]');
  button?.click();
  return button !== null;
}

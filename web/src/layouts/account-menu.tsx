import type { ReactNode } from 'react';
import type { FrameItem } from '../design-system/frames/frame-parts.ts';
import { Menu, MenuItem, MenuLink, MenuRadio } from '../design-system/layers/menu.tsx';
import { openHelp } from '../domain/help/open-help.ts';
import { chooseTheme, themes, useTheme } from '../lib/browser/theme.ts';
import { languages } from '../lib/i18n/languages.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { chooseLanguage } from '../lib/site/change-language.ts';
import { FrameLink } from '../lib/site/frame-link.tsx';

interface AccountMenuProps {
  items: readonly FrameItem[];
  align?: 'start' | 'end';
  children: ReactNode;
}

export function AccountMenu({ items, align = 'end', children }: AccountMenuProps) {
  const { t, language } = useTranslate();
  const theme = useTheme();
  return (
    <Menu
      align={align}
      trigger={
        <button type="button">
          <span className="sr-only">{t('common.navigation.account')} </span>
          {children}
        </button>
      }
    >
      {items.map(({ href, label }) => (
        <MenuLink key={href} render={<FrameLink href={href}>{label}</FrameLink>}>
          {label}
        </MenuLink>
      ))}
      <MenuItem onSelect={openHelp}>{t('common.navigation.help')}</MenuItem>
      <MenuRadio
        label={t('common.language.label')}
        options={languages.map((value) => ({ value, label: t(`common.language.${value}`) }))}
        value={language}
        onChange={chooseLanguage}
      />
      <MenuRadio
        label={t('common.theme.label')}
        options={themes.map((value) => ({ value, label: t(`common.theme.${value}`) }))}
        value={theme}
        onChange={chooseTheme}
      />
      <MenuLink render={<FrameLink href="/logout">{t('common.navigation.logout')}</FrameLink>}>
        {t('common.navigation.logout')}
      </MenuLink>
    </Menu>
  );
}

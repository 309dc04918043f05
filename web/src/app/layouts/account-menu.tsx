import { AccountLabel } from '../../design-system/frames/account-label.tsx';
import type { FrameItem } from '../../design-system/frames/frame-parts.ts';
import { Menu, MenuItem, MenuLink, MenuRadio } from '../../design-system/menu.tsx';
import { openHelp } from '../../domain/help/open-help.ts';
import { chooseLanguage } from '../../lib/change-language.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { languages } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { useSession } from '../../lib/use-session.ts';

/** Who is signed in, and what belongs to the person: own pages, language, appearance, signing out. */
export function AccountMenu({ items }: { items: readonly FrameItem[] }) {
  const { t, language } = useTranslate();
  const { account } = useSession();
  const theme = useTheme();
  if (!account) return null;
  const name = `${account.firstName} ${account.lastName}`;
  return (
    <Menu
      trigger={
        <button type="button">
          <span className="sr-only">{t('common.navigation.account')} </span>
          <AccountLabel name={name} detail={account.organisation.name} />
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

import { useId } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import './theme-switch.css';

/** Light, dark, or what the device says. */
export function ThemeSwitch() {
  const { t } = useTranslate();
  const name = useId();
  const chosen = useTheme();
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">{t('common.theme.label')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          <span>{t(`common.theme.${theme}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';
import { chooseTheme, themes, useTheme } from '../lib/browser/theme.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';

export function ThemeSwitch() {
  const { t } = useTranslate();
  const name = useId();
  const chosen = useTheme();
  return (
    <fieldset className="needs-scripts -mx-2 inline-flex gap-1">
      <legend className="sr-only">{t('common.theme.label')}</legend>
      {themes.map((theme) => (
        <label key={theme} className="focus-host relative cursor-pointer rounded-control">
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="peer sr-only"
          />
          <span className="grid min-h-(--control-sm) items-center rounded-control px-2 text-small underline-offset-3 peer-checked:rounded-none peer-checked:font-strong peer-checked:shadow-[inset_0_-3px_0_var(--current-value)] hover:underline">
            {t(`common.theme.${theme}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

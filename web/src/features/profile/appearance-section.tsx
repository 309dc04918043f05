import { Segmented } from '../../design-system/fields/segmented.tsx';
import { chooseTheme, themes, useTheme } from '../../lib/browser/theme.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { chooseLanguage } from '../../lib/site/change-language.ts';
import { Row, Section } from './section.tsx';

/** Language and theme: both take effect at once. */
export function AppearanceSection() {
  const { t, language } = useTranslate();
  const theme = useTheme();
  return (
    <Section title={t('account.appearance.title')} text={t('account.appearance.text')}>
      <Row
        label={t('common.language.label')}
        detail={t('account.appearance.languageDetail')}
        action={
          <Segmented
            label={t('common.language.label')}
            options={languages.map((value) => ({ value, label: t(`common.language.${value}`) }))}
            value={language}
            onChange={chooseLanguage}
          />
        }
      />
      <Row
        label={t('common.theme.label')}
        detail={t('account.appearance.themeDetail')}
        action={
          <Segmented
            label={t('common.theme.label')}
            options={themes.map((value) => ({ value, label: t(`common.theme.${value}`) }))}
            value={theme}
            onChange={chooseTheme}
          />
        }
      />
    </Section>
  );
}

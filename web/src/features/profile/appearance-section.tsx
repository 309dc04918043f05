import type { Account } from '@metra/contract/accounts';
import type { Language } from '@metra/contract/primitives';
import { useState } from 'react';
import { Segmented } from '../../design-system/segmented.tsx';
import { api } from '../../lib/api.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { changeLanguage } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { reportError } from '../../lib/report-error.ts';
import { session } from '../../lib/the-session.ts';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { Row, Section } from './section.tsx';

/** Language and theme: both take effect at once. */
export function AppearanceSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  const theme = useTheme();
  const [wanted, setWanted] = useState<Language>();

  async function choose(language: Language) {
    setWanted(language);
    const { firstName, lastName } = account;
    try {
      session.update(await api.account.update({ body: { firstName, lastName, language } }));
      await changeLanguage(language);
    } catch (error) {
      await reportError(error);
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <Section title={t('account.appearance.title')} text={t('account.appearance.text')}>
      <Row
        label={t('common.language.label')}
        detail={t('account.appearance.languageDetail')}
        action={
          <Segmented
            label={t('common.language.label')}
            options={languages.map((value) => ({ value, label: t(`common.language.${value}`) }))}
            value={wanted ?? account.language}
            onChange={choose}
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

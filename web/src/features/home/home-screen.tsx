import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function HomeScreen() {
  const { t } = useTranslate();
  return <h1>{t('home.title')}</h1>;
}

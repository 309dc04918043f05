import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './offer.module.css';

/** A field that nobody sees: what fills it in is a machine. */
export function Trap() {
  const { t } = useTranslate();
  return (
    <label aria-hidden="true" className={styles.trap}>
      {t('offer.trap')}
      <input name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

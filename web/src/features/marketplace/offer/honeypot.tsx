import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './offer.module.css';

/** A person does not see this field, so only a robot fills it in. */
export function Honeypot() {
  const { t } = useTranslate();
  return (
    <label aria-hidden="true" className={styles.honeypot}>
      {t('offer.trap')}
      <input name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

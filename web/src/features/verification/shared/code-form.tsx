import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { fieldClass } from '../field-style.ts';
import { Icon } from '../icons.tsx';
import styles from '../verify/verify.module.css';
import { CODE_FORM, type SharedReportData } from './shared-report-data.ts';

/** The form asks for the code before it shows anything. The browser itself sends it. */
export function CodeForm({ data: { token, refused } }: { data: SharedReportData }) {
  const { t, language } = useTranslate();
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 className="type-display">{t('verification.code.statement')}</h1>
        <p className="type-lead measure mt-4 text-text-soft">{t('verification.code.lead')}</p>
      </div>
      <form
        action={siteAddress(`/bericht/${token}/${CODE_FORM}`, language)}
        method="post"
        className={cx('panel', styles.form)}
      >
        {refused && (
          <p
            id="code-refused"
            role="alert"
            className="rounded-control bg-danger-soft px-4 py-3 text-danger-text"
          >
            {refused.message}
          </p>
        )}
        <p className="grid gap-1">
          <label htmlFor="share-code" className="text-small font-medium">
            {t('verification.code.label')}
          </label>
          <input
            id="share-code"
            name="code"
            required
            inputMode="numeric"
            pattern="[0-9\s]{6,12}"
            title={t('verification.code.hint')}
            maxLength={12}
            autoComplete="one-time-code"
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? 'code-refused code-hint' : 'code-hint'}
            className={cx(fieldClass, 'type-value text-value-m')}
          />
          <span id="code-hint" className="text-small text-text-muted">
            {t('verification.code.hint')}
          </span>
        </p>
        <button type="submit" className={cx(buttonClass({ variant: 'primary', size: 'md' }), 'w-full')}>
          <Icon of="open" />
          {t('verification.code.open')}
        </button>
      </form>
    </div>
  );
}

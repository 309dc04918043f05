import { cx } from '../../../design-system/behaviour/cx.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { SiteScreenProps } from '../../../lib/site/site-page.ts';
import { Icon } from '../icons.tsx';
import { ReplacedNotice } from '../replaced-notice.tsx';

import { FacingRules } from './facing-rules.tsx';
import { type Check, foundReport, outcomeOf } from './outcome.ts';
import { Particulars } from './particulars.tsx';
import { useCheck } from './use-check.ts';
import styles from './verify.module.css';
import type { VerifyData } from './verify-data.ts';
import { VerifyForm } from './verify-form.tsx';

/** Whether a report is the one that was frozen. Tells nothing about whose it is. */
export function VerifyScreen({ data }: SiteScreenProps<VerifyData>) {
  const { t, language } = useTranslate();
  const checking = useCheck(data, language, t('verification.verify.noHashing'));
  return (
    <div className={`wrap ${styles.page}`}>
      <div aria-live="polite">{checking.check ? <Result of={checking.check} /> : <Before />}</div>
      <VerifyForm data={data} checking={checking} />
    </div>
  );
}

function Before() {
  const { t } = useTranslate();
  return (
    <>
      <h1 className="type-display">{t('verification.verify.statement')}</h1>
      <p className="type-lead measure mt-4 text-text-soft">{t('verification.verify.lead')}</p>
      <FacingRules state="NONE" />
      <ul className={styles.why}>
        <li>{t('verification.verify.printed')}</li>
        <li>{t('verification.verify.file')}</li>
        <li>{t('verification.verify.silent')}</li>
      </ul>
    </>
  );
}

function Result({ of: check }: { of: Check }) {
  const { t } = useTranslate();
  const outcome = outcomeOf(check);
  const found = foundReport(check);
  const isGood = outcome === 'GENUINE' || outcome === 'TOGETHER';
  return (
    <>
      <p
        className={cx(
          'flex items-center gap-2 font-medium',
          isGood ? 'text-success-text' : 'text-danger-text',
        )}
      >
        <Icon of={isGood ? 'check' : 'cross'} />
        {t(isGood ? 'verification.state.match' : 'verification.state.mismatch')}
      </p>
      <h1 className="type-display mt-3">{t(`verification.outcome.${outcome}.title`)}</h1>
      <p className="type-lead measure mt-4 text-text-soft">{t(`verification.outcome.${outcome}.text`)}</p>
      {found?.state === 'REPLACED' && <ReplacedNotice />}
      <FacingRules state={isGood ? 'EQUAL' : 'APART'} />
      {isGood ? (
        <Particulars of={check} />
      ) : (
        <ul className={styles.why}>
          {(['typing', 'changed', 'other'] as const).map((reason) => (
            <li key={reason}>
              <strong className="font-strong text-text">{t(`verification.why.${reason}.title`)}</strong>{' '}
              {t(`verification.why.${reason}.text`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

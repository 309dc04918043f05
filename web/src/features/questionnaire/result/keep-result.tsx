import { Check } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useHasLogin } from '../../../lib/session/has-login.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';

interface KeepResultProps {
  resultId: string;
  isKept: boolean;
  onKept: () => void;
}

const RESULTS_PATH = '/app/profile/questionnaire-results';

/** On an account it is found again, on every device. */
export function KeepResult({ resultId, isKept, onKept }: KeepResultProps) {
  const { t } = useTranslate();
  const hasLogin = useHasLogin();
  const [isKeeping, setKeeping] = useState(false);

  async function keep() {
    if (isKeeping) return;
    setKeeping(true);
    try {
      const { keepResult } = await import('./account-calls.ts');
      if (await keepResult(resultId)) onKept();
    } finally {
      setKeeping(false);
    }
  }

  return (
    <section
      aria-labelledby="keep-title"
      className="mt-16 grid items-center gap-x-10 gap-y-4 border-y border-text py-6 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="keep-title">{t('questionnaires.keep.title')}</h2>
        <p className="mt-2 measure text-text-soft">
          {t(isKept ? 'questionnaires.keep.kept' : 'questionnaires.keep.text')}
        </p>
      </div>
      <div className="page-actions">
        {isKept && (
          <SiteLink href={RESULTS_PATH} className={buttonClass({ variant: 'secondary', size: 'md' })}>
            <Check size={18} aria-hidden="true" />
            {t('questionnaires.keep.toResults')}
          </SiteLink>
        )}
        {!isKept && hasLogin && (
          <button
            type="button"
            aria-busy={isKeeping || undefined}
            className={buttonClass({ variant: 'secondary', size: 'md' })}
            onClick={keep}
          >
            {t('questionnaires.keep.keep')}
          </button>
        )}
        {!isKept && !hasLogin && (
          <>
            <SiteLink href="/register" className={buttonClass({ variant: 'secondary', size: 'md' })}>
              {t('questionnaires.keep.register')}
            </SiteLink>
            <SiteLink
              href={`/login?route=${encodeURIComponent(RESULTS_PATH)}`}
              className={buttonClass({ variant: 'quiet', size: 'md' })}
            >
              {t('questionnaires.keep.login')}
            </SiteLink>
          </>
        )}
      </div>
    </section>
  );
}

import { ArrowRight, Check, TriangleAlert, WifiOff } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './answering.module.css';
import type { useAnswering } from './use-answering.ts';

/** Back, where the answers are, and on. */
export function AnsweringBar({ answering }: { answering: ReturnType<typeof useAnswering> }) {
  const { t } = useTranslate();
  const { isLive, index, way, state, question } = answering;
  const isLast = index === way.length - 1;
  return (
    <footer className={styles.bar}>
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
        <span className={cx('contents', !isLive && styles.withScripts)}>
          <button
            type="button"
            disabled={index === 0 || state === 'sending'}
            className={cx(buttonClass({ variant: 'quiet', size: 'md' }), 'disabled:opacity-55')}
            onClick={answering.goBack}
          >
            <ArrowRight size={18} aria-hidden="true" className="rotate-180" />
            {t('questionnaires.back')}
          </button>
          <Keys letters={question?.options.length ?? 0} digits={question?.scale ?? null} />
        </span>
        <span className="flex-1 max-sm:hidden" />
        {isLive && <SaveLine answering={answering} />}
        <button
          type="submit"
          aria-busy={state === 'sending' || undefined}
          className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-sm:flex-1')}
        >
          {!isLive && <span className={styles.withoutScripts}>{t('questionnaires.finish')}</span>}
          <span className={cx(!isLive && styles.withScripts)}>
            {t(isLive && isLast ? 'questionnaires.finish' : 'questionnaires.next')}
          </span>
        </button>
      </div>
    </footer>
  );
}

function Keys({ letters, digits }: { letters: number; digits: { min: number; max: number } | null }) {
  const { t } = useTranslate();
  const first = digits ? String(digits.min) : 'A';
  const last = digits ? String(digits.max) : String.fromCharCode(64 + letters);
  return (
    <span aria-hidden="true" className="flex items-center gap-4 text-small text-text-muted max-lg:hidden">
      {(digits || letters > 0) && (
        <span className="flex items-center gap-1">
          <span className={styles.key}>{first}</span> {t('questionnaires.keys.to')}{' '}
          <span className={styles.key}>{last}</span> {t('questionnaires.keys.choose')}
        </span>
      )}
      <span className="flex items-center gap-1">
        <span className={styles.key}>↵</span> {t('questionnaires.keys.next')}
      </span>
      <span className="flex items-center gap-1">
        <span className={styles.key}>⌫</span> {t('questionnaires.keys.back')}
      </span>
    </span>
  );
}

/** Where the answers are: here, on their way, waiting for a line; or that some no longer fit. */
function SaveLine({ answering: { state, lost } }: { answering: ReturnType<typeof useAnswering> }) {
  const { t } = useTranslate();
  const isCalm = state === 'answering' || state === 'sending';
  const Icon = state === 'waiting' ? WifiOff : isCalm && lost === 0 ? Check : TriangleAlert;
  return (
    <p
      role="status"
      className={cx(
        'flex items-start gap-2 text-small max-sm:order-first max-sm:w-full',
        isCalm && lost === 0 ? 'text-text-muted' : 'text-warning-text',
      )}
    >
      <Icon size={16} aria-hidden="true" className="mt-px" />
      <span>
        {state === 'waiting' && t('questionnaires.state.waiting')}
        {state === 'refused' && t('questionnaires.state.refused')}
        {state === 'sending' && t('questionnaires.state.sending')}
        {state === 'answering' &&
          (lost > 0 ? t('questionnaires.state.lost', { count: lost }) : t('questionnaires.state.saved'))}
      </span>
    </p>
  );
}

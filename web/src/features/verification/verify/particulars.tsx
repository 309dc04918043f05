import { formatBerlin } from '../../../lib/formats/berlin-time.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { HashGroups } from '../hash-groups.tsx';
import { type Check, foundReport } from './outcome.ts';
import styles from './verify.module.css';

export function Particulars({ of: check }: { of: Check }) {
  const { t, language } = useTranslate();
  const { number, hash, typed, file, checkedAt } = check;
  const found = foundReport(check);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('verification.number')}</dt>
        <dd>{number}</dd>
      </div>
      {typed?.matches && (
        <div>
          <dt>{t('verification.hash')}</dt>
          <dd>
            <HashGroups hash={hash} />
          </dd>
        </div>
      )}
      {typed && !typed.matches && (
        <div>
          <dt>{t('verification.hash')}</dt>
          <dd className="text-warning-text">{t('verification.hash.typo')}</dd>
        </div>
      )}
      {file && (
        <div>
          <dt>{t('verification.file')}</dt>
          <dd>{t('verification.file.same', { name: file.name })}</dd>
        </div>
      )}
      {found?.frozenAt && (
        <div>
          <dt>{t('verification.frozenAt')}</dt>
          <dd>{formatBerlin(found.frozenAt, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('verification.checkedAt')}</dt>
        <dd>{formatBerlin(checkedAt, language)}</dd>
      </div>
    </dl>
  );
}

import { cx } from '../../../design-system/behaviour/cx.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './choice-row.module.css';
import { FORM_ID } from './form-ids.ts';

interface ChoiceRowProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  /** The search would find this many offers. */
  count: number | null;
  /** The count is a lower limit. */
  isAtLeast?: boolean;
  isChosen: boolean;
  apply: () => void;
}

/** The native checkbox works before scripts have loaded and without them. */
export function ChoiceRow({ label, count: counted, isAtLeast, isChosen, apply, ...input }: ChoiceRowProps) {
  const { t, language } = useTranslate();
  // A lower limit of zero says nothing, so it is not shown.
  const count = isAtLeast && counted === 0 ? null : counted;
  return (
    <label className={cx(styles.row, count === 0 && !isChosen && 'text-text-muted')}>
      <input {...input} form={FORM_ID} checked={isChosen} onChange={apply} className={styles.box} />
      <span className={isChosen ? 'font-medium' : undefined}>{label}</span>
      {count !== null && (
        <span className="tabular text-text-muted">
          <span className="sr-only">{t('market.filters.count')} </span>
          {formatNumber(count, language)}
          {isAtLeast && '+'}
        </span>
      )}
    </label>
  );
}

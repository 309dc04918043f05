import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ChangeLink } from './change-link.tsx';

/** Why all this: the reasons given at the beginning. */
export function ReasonsRow({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslate();
  return (
    <section className="summary-row panel" aria-label={t('metra-lite.wizard.step.motivation')}>
      <div className="summary-words">
        <span className="type-small text-text-muted">{t('metra-lite.wizard.step.motivation')}</span>
        <ul className="summary-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <ChangeLink step="motivation" what={t('metra-lite.wizard.step.motivation')} />
    </section>
  );
}

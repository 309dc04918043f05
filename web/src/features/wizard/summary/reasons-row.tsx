import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ChangeLink } from './change-link.tsx';

export function ReasonsRow({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslate();
  return (
    <section
      className="panel flex items-center gap-4 p-4 md:p-5"
      aria-label={t('metra-lite.wizard.step.motivation')}
    >
      <div className="grid min-w-0 flex-1 justify-items-start gap-1 leading-[1.4] wrap-anywhere">
        <span className="type-small text-text-muted">{t('metra-lite.wizard.step.motivation')}</span>
        <ul className="grid gap-1 font-medium">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <ChangeLink step="motivation" what={t('metra-lite.wizard.step.motivation')} />
    </section>
  );
}

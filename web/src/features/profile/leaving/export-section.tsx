import type { Account } from '@metra/contract/shapes/accounts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Section } from '../section.tsx';
import { ExportButton } from './export-button.tsx';
import { useExport } from './use-export.ts';

export function ExportSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  const whole = useExport(account);
  return (
    <Section title={t('account.export.title')} text={t('account.export.text')}>
      {account.impersonator === null ? (
        <ExportButton of={whole} />
      ) : (
        <p className="text-text-muted">{t('account.impersonated')}</p>
      )}
    </Section>
  );
}

import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { useLogoTransfer } from '../../../domain/company/use-logo-upload.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { logoUploadOf } from '../company/wizard-logo.ts';
import { stepPaths } from '../step-paths.ts';
import type { WizardStore } from '../wizard-store.ts';

/** Says for what one waits, and what did not arrive. */
export function LogoNotice({ store, finishing }: { store: WizardStore; finishing: boolean }) {
  const { t } = useTranslate();
  const upload = logoUploadOf(store);
  const transfer = useLogoTransfer(upload);
  if (!transfer) return null;
  const { name, error } = transfer;
  if (error === undefined)
    return finishing ? <Notice>{t('metra-lite.wizard.summary.logoOnItsWay', { name })}</Notice> : null;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink size="sm" render={<Link to={stepPaths.companyInfos} />}>
          {t('metra-lite.wizard.summary.logoAgain')}
        </ButtonLink>
      }
    >
      {t('metra-lite.wizard.summary.logoFailed', { name, reason: error })}
    </Notice>
  );
}

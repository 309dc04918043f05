import type { Account } from '@metra/contract/shapes/accounts';
import { ImpersonationStrip } from '../../design-system/frames/impersonation-strip.tsx';
import { useTranslate } from '../i18n/use-translate.ts';

interface ImpersonationNoticeProps {
  account: Account;
  ending?: boolean;
  onEnd: () => void;
}

/** Signing out of the impersonated account returns to the own one. */
export function ImpersonationNotice({ account, ending = false, onEnd }: ImpersonationNoticeProps) {
  const { t } = useTranslate();
  return (
    <ImpersonationStrip endLabel={t('common.impersonation.end')} onEnd={onEnd} ending={ending}>
      {t('common.impersonation.strip', {
        name: `${account.firstName} ${account.lastName}`.trim(),
        organisation: account.organisation.name,
      })}
    </ImpersonationStrip>
  );
}

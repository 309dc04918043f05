import type { Account } from '@metra/contract/accounts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ImpersonationStrip } from '../design-system/frames/impersonation-strip.tsx';
import { useTranslate } from './i18n/use-translate.ts';

/** Says for whom one acts, and leads back: signing out of the other account is returning to the own one. */
export function ImpersonationNotice({ account }: { account: Account }) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const isEnding = useLocation({ select: ({ pathname }) => pathname === '/logout' });
  return (
    <ImpersonationStrip
      endLabel={t('common.impersonation.end')}
      onEnd={() => navigate({ to: '/logout' })}
      ending={isEnding}
    >
      {t('common.impersonation.strip', {
        name: `${account.firstName} ${account.lastName}`.trim(),
        organisation: account.organisation.name,
      })}
    </ImpersonationStrip>
  );
}

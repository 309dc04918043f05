import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { Ban, CircleCheck, Hourglass, type LucideIcon, Mail, Trash2 } from 'lucide-react';
import { StateText, type Tone } from '../../design-system/values/badge.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const LOOK: Record<AdminAccount['status'], { tone: Tone; icon: LucideIcon }> = {
  ACTIVE: { tone: 'success', icon: CircleCheck },
  PENDING: { tone: 'warning', icon: Mail },
  SPAM: { tone: 'danger', icon: Ban },
  DELETED: { tone: 'neutral', icon: Trash2 },
};

export const fullName = ({
  firstName,
  lastName,
  email,
}: Pick<AdminAccount, 'firstName' | 'lastName' | 'email'>) => `${firstName} ${lastName}`.trim() || email;

/** The state says whether somebody can sign in, and if not, why. */
export function AccountState({ of: { status, restorableUntil } }: { of: AdminAccount }) {
  const { t, language } = useTranslate();
  const { tone, icon } = LOOK[status];
  if (status === 'DELETED' && restorableUntil)
    return (
      <StateText icon={Hourglass}>
        {t('accounts-admin.deletedUntil', { day: formatDate(restorableUntil, language, 'short') })}
      </StateText>
    );
  return (
    <StateText tone={tone} icon={icon}>
      {t(`accounts-admin.status.${status}`)}
    </StateText>
  );
}

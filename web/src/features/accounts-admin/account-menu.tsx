import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { Eye, KeyRound, Link2, ShieldOff } from 'lucide-react';
import { MenuItem, MenuSeparator } from '../../design-system/layers/menu.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { type AccountAct, useAccountActs } from './account-bulk.ts';
import { openCredentialsDialog } from './credentials-dialog.tsx';
import { openImpersonationDialog } from './impersonation-dialog.tsx';
import { openPasswordDialog } from './password-dialog.tsx';
import { openSecondFactorDialog } from './second-factor-dialog.tsx';
import { runSingleAccountAction } from './single-account-action.tsx';

const isStaff = ({ roles }: AdminAccount) => roles.includes('METRA') || roles.includes('ADMIN');

const ACTS: Record<AdminAccount['status'], readonly AccountAct[]> = {
  ACTIVE: ['block', 'delete'],
  PENDING: ['sendConfirmation', 'block', 'delete'],
  SPAM: ['unblock', 'delete'],
  DELETED: ['restore'],
};

/** The menu offers what an administrator may do to one account. It leaves out actions that the server would refuse. */
export function AccountMenu({ of: account }: { of: AdminAccount }) {
  const { t, language } = useTranslate();
  const { account: own } = useSession();
  const acts = useAccountActs();
  const icon = { size: 16, 'aria-hidden': true } as const;
  const { status } = account;
  const isSelf = own?.id === account.id;
  const offered = ACTS[status].filter(
    (act) =>
      !(isSelf && (act === 'block' || act === 'delete')) && (act !== 'restore' || account.restorableUntil),
  );
  const canSignIn = status === 'ACTIVE' || status === 'PENDING';
  return (
    <>
      {status === 'ACTIVE' && !isStaff(account) && (
        <MenuItem icon={<Eye {...icon} />} onSelect={() => void openImpersonationDialog(account)}>
          {t('accounts-admin.impersonate')}
        </MenuItem>
      )}
      {canSignIn && (
        <>
          <MenuItem icon={<KeyRound {...icon} />} onSelect={() => void openPasswordDialog(account)}>
            {t('accounts-admin.password')}
          </MenuItem>
          <MenuItem icon={<Link2 {...icon} />} onSelect={() => void openCredentialsDialog(account)}>
            {t('accounts-admin.credentials')}
          </MenuItem>
          {account.hasSecondFactor && !isSelf && (
            <MenuItem icon={<ShieldOff {...icon} />} onSelect={() => void openSecondFactorDialog(account)}>
              {t('accounts-admin.removeFactor')}
            </MenuItem>
          )}
        </>
      )}
      {canSignIn && offered.length > 0 && <MenuSeparator />}
      {offered.map((act) => {
        const Icon = acts[act].icon;
        return (
          <MenuItem
            key={act}
            icon={<Icon {...icon} />}
            danger={act === 'delete'}
            onSelect={() => void runSingleAccountAction(act, acts[act], { id: account.id, language })}
          >
            {acts[act].label}
          </MenuItem>
        );
      })}
    </>
  );
}

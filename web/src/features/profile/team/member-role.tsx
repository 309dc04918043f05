import { TeamRole } from '@metra/contract/core/primitives';
import type { Account, TeamMember } from '@metra/contract/shapes/accounts';
import { useMutation } from '@tanstack/react-query';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { session } from '../../../lib/session/current-session.ts';

interface MemberRoleProps {
  member: TeamMember;
  name: string;
  by: Account;
}

/** Owners choose the role of a colleague, and their own role if there is another owner. */
export function MemberRole({ member, name, by }: MemberRoleProps) {
  const { t } = useTranslate();
  const changing = useMutation({
    mutationFn: (teamRole: TeamRole) =>
      api.team.changeRole({ params: { id: member.id }, body: { teamRole } }),
    onSuccess: (_, role) =>
      showToast({
        variant: 'success',
        title: t('account.team.roleChanged', { name, role: t(`account.team.role.${role}`) }),
      }),
    onError: reportError,
    async onSettled() {
      if (member.self) await session.refresh();
      await invalidateAnswers(api.team.list);
    },
  });

  /** The person cannot take back that they give up ownership, so they have to confirm it. */
  async function choose(role: TeamRole) {
    if (role === member.teamRole) return;
    const isGivingUp = member.self && member.teamRole === 'OWNER';
    const isSure =
      !isGivingUp ||
      (await confirmDialog({
        title: t('account.team.giveUpQuestion'),
        text: t('account.team.giveUpText'),
        confirmLabel: t('account.team.giveUp'),
        tone: 'danger',
      }));
    if (isSure) changing.mutate(role);
  }

  const isFixed = by.teamRole !== 'OWNER' || by.impersonator !== null || member.status === 'PENDING';
  if (isFixed) return <span className="text-text-soft">{t(`account.team.role.${member.teamRole}`)}</span>;
  return (
    <Select
      aria-label={t('account.team.roleOf', { name })}
      value={changing.isPending ? changing.variables : member.teamRole}
      options={TeamRole.options.map((value) => ({ value, label: t(`account.team.role.${value}`) }))}
      onChange={choose}
      className="my-2"
    />
  );
}

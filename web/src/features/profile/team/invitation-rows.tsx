import type { Invitation } from '@metra/contract/shapes/accounts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Row } from '../section.tsx';

interface InvitationRowsProps {
  invitations: readonly Invitation[];
  /** Who acts for somebody else neither invites nor takes back in their name. */
  mayAct: boolean;
}

/** Who was asked and has not answered yet. */
export function InvitationRows({ invitations, mayAct }: InvitationRowsProps) {
  const { t } = useTranslate();
  if (invitations.length === 0) return null;
  return (
    <div>
      <h3 className="type-label pb-3">{t('account.team.open')}</h3>
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} mayAct={mayAct} />
      ))}
    </div>
  );
}

function InvitationRow({ invitation, mayAct }: { invitation: Invitation; mayAct: boolean }) {
  const { t, language } = useTranslate();
  const { id, email, invitedBy, expiresAt, teamRole } = invitation;
  const onSettled = () => invalidateAnswers(api.team.list);
  const sending = useMutation({
    mutationFn: () => api.team.invite({ body: { email, language, teamRole } }),
    onSuccess: () => showToast({ variant: 'success', title: t('account.team.invited', { email }) }),
    onError: reportError,
    onSettled,
  });
  const revoking = useMutation({
    mutationFn: () => api.team.revokeInvitation({ params: { id } }),
    onSuccess: () => showToast({ title: t('account.team.revoked', { email }) }),
    onError: reportError,
    onSettled,
  });
  const until = formatDate(expiresAt, language, 'short');
  return (
    <Row
      label={`${email} (${t(`account.team.role.${teamRole}`)})`}
      detail={
        invitedBy
          ? t('account.team.invitedBy', { name: invitedBy, until })
          : t('account.team.validUntil', { until })
      }
      action={
        mayAct && (
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              loading={sending.isPending}
              aria-label={t('account.team.sendAgainLabel', { email })}
              onClick={() => sending.mutate()}
            >
              {t('account.team.sendAgain')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              loading={revoking.isPending}
              aria-label={t('account.team.revokeLabel', { email })}
              onClick={() => revoking.mutate()}
            >
              {t('account.team.revoke')}
            </Button>
          </span>
        )
      }
    />
  );
}

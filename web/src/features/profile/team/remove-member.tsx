import { useMutation } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** Takes a colleague out of the team; that ends their account, so it is asked first. */
export function RemoveMember({ id, name }: { id: number; name: string }) {
  const { t } = useTranslate();
  const removing = useMutation({
    mutationFn: () => api.team.remove({ params: { id } }),
    onSuccess: () => showToast({ variant: 'success', title: t('account.team.removed', { name }) }),
    onError: reportError,
    onSettled: () => invalidateAnswers(api.team.list),
  });

  async function ask() {
    const confirmed = await confirmDialog({
      title: t('account.team.removeQuestion', { name }),
      text: t('account.team.removeText'),
      confirmLabel: t('account.team.remove'),
      tone: 'danger',
    });
    if (confirmed) removing.mutate();
  }

  return (
    <IconButton
      label={t('account.team.removeLabel', { name })}
      icon={<UserMinus size={18} aria-hidden="true" />}
      size="sm"
      loading={removing.isPending}
      onClick={ask}
    />
  );
}

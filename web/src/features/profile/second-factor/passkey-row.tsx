import type { Passkey } from '@metra/contract/shapes/second-factor-shapes';
import { Button } from '../../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { renamePasskey } from '../../../domain/second-factor/factor-dialogs.ts';
import { api } from '../../../lib/api/api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Row } from '../section.tsx';
import { changeFactors } from './change-factors.ts';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t, language } = useTranslate();
  const { id, name, createdAt, lastUsedAt } = passkey;

  const remove = async () => {
    const isSure = await confirmDialog({
      title: t('second-factor.passkey.remove.title', { name }),
      text: t('second-factor.remove.text'),
      confirmLabel: t('second-factor.passkey.remove'),
      tone: 'danger',
    });
    if (isSure) await api.secondFactor.removePasskey({ params: { passkeyId: id } });
    return isSure;
  };

  return (
    <Row
      label={t('second-factor.passkey.named', { name })}
      detail={[
        t('second-factor.since', { date: formatDate(createdAt, language) }),
        lastUsedAt && t('second-factor.used', { date: formatDate(lastUsedAt, language) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={t('second-factor.passkey.renameLabel', { name })}
            onClick={() => void changeFactors(() => renamePasskey(passkey))}
          >
            {t('second-factor.passkey.renameShort')}
          </Button>
          <Button
            size="sm"
            aria-label={t('second-factor.passkey.removeLabel', { name })}
            onClick={() => void changeFactors(remove, t('second-factor.removed'))}
          >
            {t('second-factor.passkey.removeShort')}
          </Button>
        </div>
      }
    />
  );
}

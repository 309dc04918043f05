import type { Account } from '@metra/contract/shapes/accounts';
import type { SecondFactor } from '@metra/contract/shapes/second-factor-shapes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { Badge } from '../../../design-system/values/badge.tsx';
import { addPasskey, setUpTotp, showRecoveryCodes } from '../../../domain/second-factor/factor-dialogs.ts';
import { secondFactorQueries } from '../../../domain/second-factor/second-factor.queries.ts';
import { api } from '../../../lib/api/api.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { mayUsePasskeys } from '../../../lib/second-factor/may-use-passkeys.ts';
import { Row, Section } from '../section.tsx';
import { changeFactors } from './change-factors.ts';
import { PasskeyRow } from './passkey-row.tsx';

export function SecondFactorSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  const query = useQuery(secondFactorQueries.own());
  const { data, error } = query;
  const isOwner = account.impersonator === null;
  return (
    <Section id="second-factor" title={t('second-factor.title')} text={t('second-factor.text')}>
      {data && isOwner && <Factors data={data} />}
      {data && !isOwner && <p className="text-text-muted">{t('account.impersonated')}</p>}
      {!data && !error && (
        <Skeleton>
          <SkeletonRows rows={2} />
        </Skeleton>
      )}
      {!data && error && <LoadError title={t('second-factor.unavailable')} query={query} />}
    </Section>
  );
}

function Factors({ data }: { data: SecondFactor }) {
  const { t } = useTranslate();
  const isActive = data.totp !== null || data.passkeys.length > 0;
  return (
    <>
      <TotpRow totp={data.totp} />
      {data.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      {data.passkeysPossible && mayUsePasskeys() && (
        <Row
          label={t('second-factor.passkey.label')}
          detail={t('second-factor.passkey.detail')}
          action={
            <Button onClick={() => void changeFactors(addPasskey, t('second-factor.added'))}>
              {t('second-factor.passkey.add')}
            </Button>
          }
        />
      )}
      {isActive && <CodesRow left={data.recoveryCodesLeft} />}
    </>
  );
}

function TotpRow({ totp }: Pick<SecondFactor, 'totp'>) {
  const { t, language } = useTranslate();

  const remove = async () => {
    const isSure = await confirmDialog({
      title: t('second-factor.totp.remove.title'),
      text: t('second-factor.remove.text'),
      confirmLabel: t('second-factor.totp.remove'),
      tone: 'danger',
    });
    if (isSure) await api.secondFactor.removeTotp();
    return isSure;
  };

  return (
    <Row
      label={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {t('second-factor.totp.label')}
          {totp && <Badge tone="success">{t('second-factor.active')}</Badge>}
        </span>
      }
      detail={
        totp
          ? t('second-factor.since', { date: formatDate(totp.addedAt, language) })
          : t('second-factor.totp.detail')
      }
      action={
        totp ? (
          <Button onClick={() => void changeFactors(remove, t('second-factor.removed'))}>
            {t('second-factor.totp.remove')}
          </Button>
        ) : (
          <Button onClick={() => void changeFactors(setUpTotp, t('second-factor.added'))}>
            {t('second-factor.totp.setUp')}
          </Button>
        )
      }
    />
  );
}

function CodesRow({ left }: { left: number }) {
  const { t } = useTranslate();

  const renew = async () => {
    const isSure = await confirmDialog({
      title: t('second-factor.codes.renew.title'),
      text: t('second-factor.codes.renew.text'),
      confirmLabel: t('second-factor.codes.renew'),
    });
    if (!isSure) return false;
    const { recoveryCodes } = await api.secondFactor.renewRecoveryCodes();
    await showRecoveryCodes(recoveryCodes);
    return true;
  };

  return (
    <Row
      label={t('second-factor.codes.label')}
      detail={t('second-factor.codes.left', { count: left })}
      action={<Button onClick={() => void changeFactors(renew)}>{t('second-factor.codes.renew')}</Button>}
    />
  );
}

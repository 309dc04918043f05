import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { formatDate, formatDateTime } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';

export function AccountFacts({ of: account }: { of: AdminAccount }) {
  const { t, language } = useTranslate();
  const moment = (instant: string | null) => (instant ? formatDateTime(instant, language, 'short') : null);
  const { organisation, restorableUntil, deletedAt } = account;
  const facts = [
    [t('accounts-admin.email'), account.email],
    [
      t('accounts-admin.organisation'),
      <FrameLink key="organisation" href={`/admin/organisations/${organisation.id}`}>
        {organisation.name}
      </FrameLink>,
    ],
    [t('accounts-admin.subscription'), t(`accounts-admin.subscription.${account.subscription}`)],
    [t('accounts-admin.created'), moment(account.createdAt)],
    [t('accounts-admin.confirmed'), moment(account.confirmedAt) ?? t('accounts-admin.notYet')],
    [t('accounts-admin.lastLogin'), moment(account.lastLoginAt) ?? t('accounts-admin.never')],
    [
      t('accounts-admin.secondFactor'),
      t(account.hasSecondFactor ? 'administration.yes' : 'administration.no'),
    ],
    [t('accounts-admin.deletedOn'), moment(deletedAt)],
  ].filter(([, value]) => value);
  return (
    <div className="grid gap-5">
      {deletedAt && (
        <Notice tone="warning">
          {restorableUntil
            ? t('accounts-admin.restorable', { day: formatDate(restorableUntil, language) })
            : t('accounts-admin.forgotten')}
        </Notice>
      )}
      <dl className="facts">
        {facts.map(([name, value]) => [
          <dt key={String(name)}>{name}</dt>,
          <dd key={`${String(name)}-value`} className="wrap-anywhere">
            {value}
          </dd>,
        ])}
      </dl>
    </div>
  );
}

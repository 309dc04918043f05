import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';

interface Of {
  organisationId: number;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="type-h3">{title}</h2>
    {children}
  </section>
);

const Waiting = () => (
  <Skeleton>
    <SkeletonRows rows={3} />
  </Skeleton>
);

export function MembersPanel({ organisationId }: Of) {
  const { t, language } = useTranslate();
  const query = useQuery(marketplaceAdminQueries.members(organisationId));
  const { data, error } = query;
  return (
    <Part title={t('marketplace-admin.organisation.members')}>
      {!data && !error && <Waiting />}
      {!data && error && <LoadError title={t('marketplace-admin.error')} query={query} />}
      {data?.items.length === 0 && (
        <p className="text-text-muted">{t('marketplace-admin.organisation.noMembers')}</p>
      )}
      {data && data.items.length > 0 && (
        <ul className="panel divide-y divide-line">
          {data.items.map((member) => (
            <li key={member.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3">
              <FrameLink href={`/admin/accounts/${member.id}`} className="font-medium">
                {`${member.firstName} ${member.lastName}`.trim() || member.email}
              </FrameLink>
              <span className="text-text-muted wrap-anywhere">{member.email}</span>
              <span className="ml-auto text-small text-text-muted">
                {member.lastLoginAt
                  ? t('marketplace-admin.organisation.lastLogin', {
                      day: formatDate(member.lastLoginAt, language, 'short'),
                    })
                  : t('marketplace-admin.organisation.neverThere')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > data.items.length && (
        <FrameLink href={`/admin/accounts?organisationId=${organisationId}`}>
          {t('marketplace-admin.organisation.allMembers', { count: data.total })}
        </FrameLink>
      )}
    </Part>
  );
}

export function MoneyPanel({ organisationId }: Of) {
  const { t, language } = useTranslate();
  const subscriptions = useQuery(marketplaceAdminQueries.subscriptions(organisationId));
  const invoices = useQuery(marketplaceAdminQueries.invoices(organisationId));
  const failed = [subscriptions, invoices].find(({ data, error }) => !data && error);
  if (failed)
    return (
      <Part title={t('marketplace-admin.organisation.money')}>
        <LoadError title={t('marketplace-admin.error')} query={failed} />
      </Part>
    );
  if (!subscriptions.data || !invoices.data)
    return (
      <Part title={t('marketplace-admin.organisation.money')}>
        <Waiting />
      </Part>
    );
  return (
    <Part title={t('marketplace-admin.organisation.money')}>
      {subscriptions.data.items.length + invoices.data.items.length === 0 && (
        <p className="text-text-muted">{t('marketplace-admin.organisation.noMoney')}</p>
      )}
      {subscriptions.data.items.map(({ id, state, activeUntil, openInvoices }) => (
        <p key={id}>
          {t('marketplace-admin.organisation.subscriptionUntil', {
            state: t(`marketplace-admin.organisation.state.${state}`),
            day: formatDate(activeUntil, language),
            open: openInvoices,
          })}
        </p>
      ))}
      {invoices.data.items.length > 0 && (
        <ul className="panel divide-y divide-line">
          {invoices.data.items.map((invoice) => (
            <li key={invoice.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3">
              <span className="font-medium">{invoice.number}</span>
              <span className="text-text-muted">{formatDate(invoice.issuedOn, language, 'short')}</span>
              <span className="tabular ml-auto">{formatMoney(invoice.gross, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

import type { AuditEntry } from '@metra/contract/operations/audit';
import { type AuditAction, auditActions, auditTexts } from '@metra/contract/rules/audit-actions';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operationQueries } from '../operation.queries.ts';
import { openAuditEntry } from './audit-entry.tsx';
import { auditList } from './audit-list.ts';
import { nameOf, subjectText } from './audit-words.ts';

const route = getRouteApi('/admin/audit');

export function AuditScreen() {
  const { t, language } = useTranslate();
  const search = route.useSearch();
  const { data } = useQuery(operationQueries.auditPage(auditList.query(search)));
  const textOf = (action: AuditAction) => auditTexts[action][language];
  return (
    <AdminList<AuditEntry, typeof auditList>
      of={auditList}
      search={search}
      query={operationQueries.audit}
      title={t('operation.audit.title')}
      searchLabel={t('operation.audit.search')}
      name={{
        header: t('operation.audit.what'),
        of: ({ text }) => text,
        detail: (entry) => subjectText(entry, t),
      }}
      onOpen={(entry) => void openAuditEntry(entry)}
      columns={{
        at: {
          header: t('operation.audit.at'),
          sort: 'at',
          narrow: 'value',
          cell: ({ at }) => formatDateTime(at, language, 'short'),
        },
        actor: {
          header: t('operation.audit.actor'),
          cell: ({ actor, inTheNameOf }) =>
            inTheNameOf
              ? t('operation.audit.inTheNameOfName', {
                  actor: nameOf(actor, t),
                  name: nameOf(inTheNameOf, t),
                })
              : nameOf(actor, t),
        },
        subject: {
          header: t('operation.audit.subject'),
          narrow: 'hidden',
          cell: (entry) => subjectText(entry, t),
        },
        organisation: {
          header: t('operation.audit.organisation'),
          narrow: 'hidden',
          cell: ({ organisation }) => organisation && nameOf(organisation, t),
        },
        action: {
          header: t('operation.audit.key'),
          narrow: 'hidden',
          cell: ({ action }) => <code className="text-small">{action}</code>,
        },
      }}
      filters={{
        action: {
          label: t('operation.audit.what'),
          options: Object.fromEntries(auditActions.map((action) => [action, textOf(action)])),
        },
        from: { label: t('operation.audit.from') },
        to: { label: t('operation.audit.to') },
        actorId: { label: t('operation.audit.actorId') },
        inTheNameOf: { label: t('operation.audit.inTheNameOf') },
        organisationId: { label: t('operation.audit.organisationId') },
      }}
      views={[
        { name: t('operation.audit.views.failedSignIns'), search: { action: 'login.failed' } },
        { name: t('operation.audit.views.impersonation'), search: { action: 'impersonation.started' } },
        { name: t('operation.audit.views.exports'), search: { action: 'list.exported' } },
      ]}
      csv={(query) => operatorApi.audit.export({ query })}
      empty={{ title: t('operation.audit.none') }}
    >
      {data?.isCapped && <Notice>{t('operation.audit.capped')}</Notice>}
      {data?.isNarrowed && <Notice>{t('operation.audit.narrowed')}</Notice>}
    </AdminList>
  );
}

import type { MailItem } from '@metra/contract/operations/operation-admin';
import { getRouteApi } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operationQueries } from '../operation.queries.ts';
import { useDecision } from '../use-decision.ts';
import { mailList } from './mail-list.ts';

const route = getRouteApi('/admin/mails');
const tones = { WAITING: 'running', SENT: 'success', FAILED: 'danger' } as const;

export function MailsScreen() {
  const { t, language } = useTranslate();
  const decide = useDecision();
  const words = {
    WAITING: t('operation.mails.waiting'),
    SENT: t('operation.mails.sent'),
    FAILED: t('operation.mails.failed'),
  };
  return (
    <AdminList<MailItem, typeof mailList>
      of={mailList}
      search={route.useSearch()}
      query={operationQueries.mails}
      title={t('operation.mails.title')}
      searchLabel={t('operation.mails.search')}
      name={{ header: t('operation.mails.subject'), of: ({ subject }) => subject }}
      columns={{
        recipient: { header: t('operation.mails.recipient'), cell: ({ recipient }) => recipient },
        state: {
          header: t('operation.state'),
          narrow: 'value',
          cell: ({ state }) => <Badge tone={tones[state]}>{words[state]}</Badge>,
        },
        answer: {
          header: t('operation.mails.answer'),
          wrap: true,
          cell: ({ answer, state, canRepeat }) =>
            state === 'FAILED' && !canRepeat
              ? [answer, t('operation.mails.textGone')].filter(Boolean).join(' · ')
              : answer,
        },
        attempts: {
          header: t('operation.jobs.attempts'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ attempts }) => attempts,
        },
        createdAt: {
          header: t('operation.mails.createdAt'),
          sort: 'createdAt',
          cell: ({ createdAt }) => formatDateTime(createdAt, language, 'short'),
        },
        kind: {
          header: t('operation.mails.kind'),
          narrow: 'hidden',
          cell: ({ kind }) => <code className="text-small">{kind}</code>,
        },
      }}
      filters={{
        state: {
          label: t('operation.state'),
          options: { ...words, REPEATABLE: t('operation.mails.repeatable') },
        },
      }}
      views={[
        { name: words.FAILED, search: { state: 'FAILED' } },
        { name: words.WAITING, search: { state: 'WAITING' } },
      ]}
      csv={(query) => operatorApi.mails.export({ query })}
      menu={({ id, subject, canRepeat }) =>
        canRepeat && (
          <MenuItem
            icon={<RotateCcw size={16} aria-hidden="true" />}
            onSelect={() =>
              void decide(
                () => operatorApi.mails.repeat({ params: { mailId: id } }),
                t('operation.mails.onItsWay', { subject }),
              )
            }
          >
            {t('operation.again')}
          </MenuItem>
        )
      }
      empty={{ title: t('operation.mails.none') }}
    />
  );
}

import type { FailedJob } from '@metra/contract/operations/operation-admin';
import { getRouteApi } from '@tanstack/react-router';
import { RotateCcw, Trash2 } from 'lucide-react';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { MenuItem } from '../../../design-system/layers/menu.tsx';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operationQueries } from '../operation.queries.ts';
import { useDecision } from '../use-decision.ts';
import { JobKinds } from './job-kinds.tsx';
import { jobList } from './job-list.ts';

const route = getRouteApi('/admin/jobs');
const icon = { size: 16, 'aria-hidden': true } as const;

export function JobsScreen() {
  const { t, language } = useTranslate();
  const decide = useDecision();
  const words = {
    OPEN: t('operation.jobs.open'),
    REPEATED: t('operation.jobs.repeated'),
    DISCARDED: t('operation.jobs.discarded'),
  };

  const repeat = ({ id, text }: FailedJob) =>
    decide(
      () => operatorApi.jobs.repeat({ params: { failedJobId: id } }),
      t('operation.jobs.onItsWay', { text }),
    );

  async function discard({ id, text }: FailedJob) {
    const isConfirmed = await confirmDialog({
      title: t('operation.jobs.discard.title', { text }),
      text: t('operation.jobs.discard.text'),
      confirmLabel: t('operation.jobs.discard'),
      tone: 'danger',
    });
    if (isConfirmed)
      await decide(
        () => operatorApi.jobs.discard({ params: { failedJobId: id } }),
        t('operation.jobs.discard.done', { text }),
      );
  }

  return (
    <AdminList<FailedJob, typeof jobList>
      of={jobList}
      search={route.useSearch()}
      query={operationQueries.failedJobs}
      title={t('operation.jobs.title')}
      name={{ header: t('operation.jobs.job'), of: ({ text }) => text, detail: ({ name }) => name }}
      columns={{
        reason: { header: t('operation.jobs.reason'), wrap: true, cell: ({ reason }) => reason },
        attempts: {
          header: t('operation.jobs.attempts'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ attempts }) => attempts,
        },
        failedAt: {
          header: t('operation.jobs.failedAt'),
          sort: 'failedAt',
          cell: ({ failedAt }) => formatDateTime(failedAt, language, 'short'),
        },
        state: {
          header: t('operation.state'),
          narrow: 'value',
          cell: ({ settledAs }) => (
            <Badge tone={settledAs ? 'neutral' : 'danger'}>{words[settledAs ?? 'OPEN']}</Badge>
          ),
        },
      }}
      filters={{ state: { label: t('operation.state'), options: words } }}
      views={[{ name: t('operation.jobs.open'), search: { state: 'OPEN' } }]}
      csv={(query) => operatorApi.jobs.exportFailed({ query })}
      menu={(job) =>
        job.settledAs === null && (
          <>
            <MenuItem icon={<RotateCcw {...icon} />} onSelect={() => void repeat(job)}>
              {t('operation.again')}
            </MenuItem>
            <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => void discard(job)}>
              {t('operation.jobs.discard')}
            </MenuItem>
          </>
        )
      }
      empty={{ title: t('operation.jobs.none'), text: t('operation.jobs.noneText') }}
    >
      <JobKinds />
    </AdminList>
  );
}

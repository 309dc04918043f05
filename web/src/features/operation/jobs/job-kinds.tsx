import type { JobKind } from '@metra/contract/operations/operation-admin';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operationQueries } from '../operation.queries.ts';
import { useDecision } from '../use-decision.ts';
import { rhythmOf } from './schedule-words.ts';

/** Every kind of work there is: when it ran, how long it took, what waits and what failed. */
export function JobKinds() {
  const { t } = useTranslate();
  const { data } = useQuery(operationQueries.jobs());
  const titleId = useId();
  if (!data) return null;
  return (
    <details className="panel min-w-0 p-5">
      <summary className="cursor-pointer font-medium">
        <h2 id={titleId} className="type-h3 inline">
          {t('operation.jobs.kinds', { count: data.items.length })}
        </h2>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its place is scrolled by keyboard too */}
      <section aria-labelledby={titleId} tabIndex={0} className="mt-4 overflow-x-auto">
        <table aria-labelledby={titleId} className="w-full text-left text-small">
          <thead className="text-text-muted">
            <tr>
              <th scope="col" className="font-text py-2 pr-4">
                {t('operation.jobs.job')}
              </th>
              <th scope="col" className="font-text py-2 pr-4">
                {t('operation.jobs.schedule')}
              </th>
              <th scope="col" className="font-text py-2 pr-4">
                {t('operation.jobs.lastRun')}
              </th>
              <th scope="col" className="font-text py-2 pr-4 text-right">
                {t('operation.jobs.took')}
              </th>
              <th scope="col" className="font-text py-2 pr-4 text-right">
                {t('operation.jobs.waiting')}
              </th>
              <th scope="col" className="font-text py-2 text-right">
                {t('operation.jobs.failed')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {data.items.map((kind) => (
              <Kind key={kind.name} of={kind} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Kind({ of: { name, text, schedule, waiting, running, failed, lastRun } }: { of: JobKind }) {
  const { t, language } = useTranslate();
  const decide = useDecision();
  const seconds = lastRun && formatNumber(lastRun.milliseconds / 1000, language, { decimals: 1 });
  return (
    <tr>
      <th scope="row" className="font-text py-2 pr-4 font-medium">
        {text}
      </th>
      <td className="font-text py-2 pr-4 whitespace-nowrap">
        {schedule ? <Schedule {...schedule} /> : t('operation.jobs.whenAsked')}
      </td>
      <td className="font-text py-2 pr-4 whitespace-nowrap">
        {lastRun
          ? `${formatDateTime(lastRun.startedAt, language, 'short')}${lastRun.succeeded ? '' : ` · ${t('operation.jobs.unsuccessful')}`}`
          : t('operation.jobs.never')}
      </td>
      <td className="font-text py-2 pr-4 text-right whitespace-nowrap">{seconds && `${seconds}\u00a0s`}</td>
      <td className="font-text py-2 pr-4 text-right">{formatNumber(waiting + running, language)}</td>
      <td className="font-text py-2 text-right whitespace-nowrap">
        {failed > 0 ? (
          <Button
            size="sm"
            icon={<RotateCcw size={16} aria-hidden="true" />}
            onClick={() =>
              void decide(
                () => operatorApi.jobs.repeatAll({ body: { name } }),
                t('operation.jobs.allOnTheirWay', { count: failed, text }),
              )
            }
          >
            {t('operation.jobs.allAgain', { count: failed })}
          </Button>
        ) : (
          0
        )}
      </td>
    </tr>
  );
}

function Schedule({ cron, timeZone }: NonNullable<JobKind['schedule']>) {
  const { t } = useTranslate();
  const rhythm = rhythmOf(cron);
  if (rhythm?.rhythm === 'minutes') return t('operation.jobs.everyMinutes', { minutes: rhythm.minutes });
  if (rhythm?.rhythm === 'hourly') return t('operation.jobs.hourly', { minute: rhythm.minute });
  if (rhythm) return t('operation.jobs.daily', { time: rhythm.time, timeZone });
  return (
    <code>
      {cron} {timeZone}
    </code>
  );
}

import type { Account, Session } from '@metra/contract/shapes/accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { Badge } from '../../../design-system/values/badge.tsx';
import { api } from '../../../lib/api/api.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { deviceOf } from '../../../lib/session/device-name.ts';
import { profileQueries } from '../profile.queries.ts';
import { Row, Section } from '../section.tsx';

export function SessionsSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  const sessions = useQuery(profileQueries.sessions());
  const { data, error } = sessions;
  const isOwner = account.impersonator === null;
  return (
    <Section title={t('account.sessions.title')} text={t('account.sessions.text')}>
      {data?.items.map((session) => (
        <SessionRow key={session.id} session={session} mayEnd={isOwner && !session.current} />
      ))}
      {data && !isOwner && <p className="pt-4 text-text-muted">{t('account.impersonated')}</p>}
      {!data && !error && (
        <Skeleton>
          <SkeletonRows rows={2} />
        </Skeleton>
      )}
      {!data && error && <LoadError title={t('account.sessions.unavailable')} query={sessions} />}
    </Section>
  );
}

function SessionRow({ session, mayEnd }: { session: Session; mayEnd: boolean }) {
  const { t, language } = useTranslate();
  const name = useDeviceName(session.device);
  const ending = useMutation({
    mutationFn: () => api.account.endSession({ params: { id: session.id } }),
    onSuccess: () => showToast({ variant: 'success', title: t('account.sessions.ended', { device: name }) }),
    onError: reportError,
    onSettled: () => invalidateAnswers(api.account.sessions),
  });
  return (
    <Row
      label={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name}
          {session.current && <Badge tone="current">{t('account.sessions.current')}</Badge>}
          {session.impersonated && <Badge tone="warning">{t('account.sessions.impersonated')}</Badge>}
        </span>
      }
      detail={t('account.sessions.used', {
        used: formatDateTime(session.lastUsedAt, language, 'short'),
        created: formatDateTime(session.createdAt, language, 'short'),
      })}
      action={
        mayEnd && (
          <Button
            size="sm"
            loading={ending.isPending}
            aria-label={t('account.sessions.endLabel', { device: name })}
            onClick={() => ending.mutate()}
          >
            {t('account.sessions.end')}
          </Button>
        )
      }
    />
  );
}

function useDeviceName(userAgent: string): string {
  const { t } = useTranslate();
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return t('account.sessions.device', { browser, system });
  return browser ?? system ?? t('account.sessions.unknownDevice');
}

import type { Account } from '@metra/contract/shapes/accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { Switch } from '../../design-system/fields/switch.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { reportError } from '../../lib/errors/report-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { profileQueries } from './profile.queries.ts';
import { Row, Section } from './section.tsx';

/** Whether a mail tells once a day what is new on the watch list. */
export function WatchListSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  const isOwn = account.impersonator === null;
  const settings = useQuery(profileQueries.digest());
  const [chosen, setChosen] = useState<boolean | null>(null);
  const changing = useMutation({
    mutationFn: (enabled: boolean) => api.watchList.updateDigest({ body: { enabled } }),
    onSuccess: ({ enabled }) =>
      showToast({ variant: 'success', title: t(enabled ? 'account.digest.on' : 'account.digest.off') }),
    onError: reportError,
    async onSettled(_answer, _error, enabled) {
      await invalidateAnswers(api.watchList.digest);
      setChosen((latest) => (latest === enabled ? null : latest));
    },
  });
  const enabled = chosen ?? settings.data?.enabled;
  return (
    <Section
      id="watch-list"
      title={t('account.digest.title')}
      text={
        <>
          {t('account.digest.text')}{' '}
          <FrameLink href="/app/organisation/watch-list" className="link">
            {t('account.digest.toList')}
          </FrameLink>
        </>
      }
    >
      {enabled !== undefined && (
        <Row
          label={t('account.digest.label')}
          detail={t(isOwn ? 'account.digest.detail' : 'account.impersonated')}
          action={
            <Switch
              label={t('account.digest.label')}
              labelHidden
              value={enabled}
              disabled={!isOwn}
              onChange={(choice) => {
                setChosen(choice);
                changing.mutate(choice);
              }}
            />
          }
        />
      )}
      {enabled === undefined && !settings.error && (
        <Skeleton>
          <SkeletonRows rows={1} />
        </Skeleton>
      )}
      {enabled === undefined && settings.error && (
        <LoadError title={t('account.digest.unavailable')} query={settings} />
      )}
    </Section>
  );
}

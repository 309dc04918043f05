import type { ReminderRhythm } from '@metra/contract/operations/reminders';
import type { Account } from '@metra/contract/shapes/accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { Segmented } from '../../design-system/fields/segmented.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { reportError } from '../../lib/errors/report-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mayWrite } from '../../lib/session/for-writers.tsx';
import { profileQueries } from './profile.queries.ts';
import { Row, Section } from './section.tsx';

const RHYTHMS = ['NEVER', 'WEEKLY', 'MONTHLY'] as const satisfies readonly ReminderRhythm[];

/** How often mails remind of open values and measures; readers have none to enter, and get none. */
export function RemindersSection({ account }: { account: Account }) {
  return mayWrite(account) && <Reminders isOwn={account.impersonator === null} />;
}

function Reminders({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslate();
  const settings = useQuery(profileQueries.reminders());
  // A mutation says that it runs a moment later: the browser would take the choice back until then.
  const [chosen, setChosen] = useState<ReminderRhythm | null>(null);
  const changing = useMutation({
    mutationFn: (rhythm: ReminderRhythm) => api.reminders.update({ body: { rhythm } }),
    onSuccess: ({ rhythm }) =>
      showToast({ variant: 'success', title: t(`account.reminders.chosen.${rhythm}`) }),
    onError: reportError,
    async onSettled(_answer, _error, rhythm) {
      await invalidateAnswers(api.reminders.read);
      setChosen((latest) => (latest === rhythm ? null : latest));
    },
  });
  const rhythm = chosen ?? settings.data?.rhythm;
  return (
    <Section id="reminders" title={t('account.reminders.title')} text={t('account.reminders.text')}>
      {rhythm && (
        <Row
          label={t('account.reminders.label')}
          detail={t(isOwn ? `account.reminders.detail.${rhythm}` : 'account.impersonated')}
          action={
            isOwn ? (
              <Segmented
                label={t('account.reminders.label')}
                options={RHYTHMS.map((value) => ({ value, label: t(`account.reminders.${value}`) }))}
                value={rhythm}
                onChange={(choice) => {
                  setChosen(choice);
                  changing.mutate(choice);
                }}
              />
            ) : (
              t(`account.reminders.${rhythm}`)
            )
          }
        />
      )}
      {!rhythm && !settings.error && (
        <Skeleton>
          <SkeletonRows rows={1} />
        </Skeleton>
      )}
      {!rhythm && settings.error && <LoadError title={t('account.reminders.unavailable')} query={settings} />}
    </Section>
  );
}

import type { Organisation } from '@metra/contract/operations/organisations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { Switch } from '../../../design-system/fields/switch.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { organisationQueries } from '../organisation.queries.ts';

/** Whether others see the page; takes effect at once. */
export function ListedSwitch({ page }: { page: Organisation }) {
  const { t } = useTranslate();
  const mayWrite = useMayWrite();
  const [chosen, setChosen] = useState(page.listed);
  const changing = useMutation({
    async mutationFn(listed: boolean) {
      const { id: organisationId, name } = page;
      // The page may have been changed since by whoever saves beside this switch.
      const { version } = await api.organisations.read({ params: { organisationId } });
      return api.organisations.update({ params: { organisationId }, body: { name, listed, version } });
    },
    onSuccess(saved) {
      queryClient.setQueryData(organisationQueries.page(saved.id).queryKey, saved);
      events.emit('marketplaceChanged');
      events.emit('profileChanged');
      showToast({
        variant: 'success',
        title: t(saved.listed ? 'organisation.page.nowListed' : 'organisation.page.nowUnlisted'),
      });
    },
    onError(error) {
      setChosen(page.listed);
      void reportError(error);
    },
  });
  const note = !chosen ? 'unlisted' : page.isPublic ? 'listed' : 'notConfirmed';
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-panel border border-line px-5 py-4',
        chosen && 'bg-current-value-soft',
      )}
    >
      <Switch
        label={<span className="font-medium">{t('organisation.page.isListed')}</span>}
        description={t(`organisation.page.note.${note}`)}
        value={chosen}
        disabled={!mayWrite || changing.isPending}
        onChange={(listed) => {
          setChosen(listed);
          changing.mutate(listed);
        }}
      />
      {page.isPublic && (
        <FrameLink href={`/organisations/${page.slug}`} className="link">
          {t('organisation.page.look')}
        </FrameLink>
      )}
    </div>
  );
}

import type { WatchListEntry } from '@metra/contract/operations/watch-list';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Monogram } from '../../../design-system/pictures/avatar.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PagedList } from '../../../lib/paged-list/paged-list.tsx';
import { usePage } from '../../../lib/paged-list/use-page.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { paths } from '../../../lib/site/paths.ts';
import { organisationQueries } from '../organisation.queries.ts';
import { OrganisationListSkeleton } from '../skeletons.tsx';

export function WatchListScreen() {
  const { t } = useTranslate();
  const list = usePage();
  const found = useQuery(organisationQueries.watchList(list.page));
  const { data, error } = found;
  if (!data && !error) return <OrganisationListSkeleton of="watchList" />;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="type-h1 pt-2">{t('organisation.watchList.title')}</h1>
        <p className="measure text-text-soft">{t('organisation.watchList.text')}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          <FrameLink href="/app/events" className="link">
            {t('organisation.watchList.toEvents')}
          </FrameLink>
          <FrameLink href={`${paths.account}#watch-list`} className="link">
            {t('organisation.watchList.toDigest')}
          </FrameLink>
        </p>
      </header>
      <PagedList
        {...list}
        query={found}
        errorTitle={t('organisation.watchList.error')}
        empty={{
          title: t('organisation.watchList.none'),
          text: t('organisation.watchList.noneText'),
          action: (
            <FrameLink href="/marketplace" className="link">
              {t('organisation.watchList.toMarketplace')}
            </FrameLink>
          ),
        }}
      >
        {(rows) => (
          <ul className="panel divide-y divide-line">
            {rows.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function EntryRow({ entry }: { entry: WatchListEntry }) {
  const { t, language } = useTranslate();
  const isOwn = useSession().account?.impersonator === null;
  const { offer, organisation, createdAt } = entry;
  const who = offer?.organisation ?? organisation;
  const name = offer?.title ?? organisation?.name ?? '';
  const href = offer ? `/marketplace/offers/${offer.id}` : `/organisations/${organisation?.slug}`;
  const removing = useMutation({
    mutationFn: () => api.watchList.remove({ params: { id: entry.id } }),
    onSuccess: () =>
      showToast({
        variant: 'success',
        title: t('organisation.watchList.removed', { name }),
        action: { label: t('organisation.undo'), onAction: () => void watchAgain(entry) },
      }),
    onError: reportError,
    onSettled: () => events.emit('watchListChanged'),
  });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] md:px-6">
      {who && <Monogram name={who.name} src={who.logoUrl} size="lg" />}
      <div className="grid min-w-0 gap-1">
        <h2 className="type-h3 wrap-anywhere">
          <FrameLink href={href} className="link">
            {name}
          </FrameLink>
        </h2>
        <p className="text-small text-text-soft">
          {offer ? offer.organisation.name : t('organisation.watchList.organisation')}
        </p>
        <p className="text-small text-text-muted">
          {t('organisation.watchList.since', { date: formatDate(createdAt, language) })}
        </p>
      </div>
      {isOwn && (
        <div className="max-sm:col-start-2">
          <Button size="sm" loading={removing.isPending} onClick={() => removing.mutate()}>
            {t('organisation.watchList.remove')}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

async function watchAgain({ offer, organisation }: WatchListEntry): Promise<void> {
  try {
    await api.watchList.add({
      body: offer ? { offerId: offer.id } : { organisationId: organisation?.id ?? 0 },
    });
  } catch (error) {
    await reportError(error);
  }
  events.emit('watchListChanged');
}

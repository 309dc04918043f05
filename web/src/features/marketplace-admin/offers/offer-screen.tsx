import type { AdminOfferDetail, OfferReportEntry } from '@metra/contract/operations/marketplace-admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { ResponsivePicture } from '../../../design-system/pictures/responsive-picture.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { ListCrumb, ListSteps, type RecordList } from '../../../domain/administration/form/list-walk.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MarketplaceDetailSkeleton } from '../admin-skeletons.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';
import { openTagsDialog } from '../tags-dialog.tsx';
import { offerList } from './offer-list.ts';
import { AdminOfferState } from './offer-state.tsx';
import { openTakeDownDialog } from './take-down-dialog.tsx';

const route = getRouteApi('/admin/offers/$offerId');

/** Editors and administrators see the offer, its abuse reports, and the actions on it. */
export function AdminOfferScreen() {
  const { t } = useTranslate();
  const { offerId } = route.useParams();
  const query = useQuery(marketplaceAdminQueries.offer(offerId));
  const { data, error } = query;
  if (!data && !error) return <MarketplaceDetailSkeleton of="offers" />;
  return (
    <>
      {data && <Head offer={data} />}
      <div className="grid gap-6 px-5 pt-6 pb-16 sm:px-8">
        {data ? (
          <>
            {data.takenDown && (
              <Notice tone="warning">
                {t('marketplace-admin.offer.takenDownBecause', { reason: data.takenDown.reason })}
              </Notice>
            )}
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px]">
              <Content offer={data} />
              <Reports offerId={offerId} />
            </div>
          </>
        ) : (
          <LoadError headingLevel={1} title={t('marketplace-admin.error')} query={query} />
        )}
      </div>
    </>
  );
}

function Head({ offer }: { offer: AdminOfferDetail }) {
  const { t } = useTranslate();
  const params = { id: offer.id };
  const deciding = useMutation({
    mutationFn: (decide: () => Promise<unknown>) => decide(),
    onError: reportError,
    onSettled: () => events.emit('marketplaceAdministered'),
  });
  const decide = (call: () => Promise<unknown>, message: string) =>
    deciding.mutate(async () => {
      await call();
      showToast({ variant: 'success', title: message });
    });
  const list: RecordList = {
    of: offerList,
    query: marketplaceAdminQueries.offers,
    title: t('marketplace-admin.offers.title'),
    path: '/admin/offers',
    hrefOf: (id) => `/admin/offers/${id}`,
    id: offer.id,
  };
  return (
    <AdminHead
      crumb={<ListCrumb list={list} />}
      title={<span className="wrap-anywhere">{offer.title}</span>}
      state={<AdminOfferState of={offer} />}
      text={offer.organisation.name}
      actions={
        <>
          <ListSteps list={list} />
          {offer.openReports > 0 && (
            <Button
              loading={deciding.isPending}
              onClick={() =>
                decide(
                  () => operatorApi.offersAdmin.dismissReports({ params }),
                  t('marketplace-admin.offer.dismissed'),
                )
              }
            >
              {t('marketplace-admin.offer.dismiss')}
            </Button>
          )}
          {offer.takenDown ? (
            <Button
              variant="primary"
              loading={deciding.isPending}
              onClick={() =>
                decide(() => operatorApi.offersAdmin.putBack({ params }), t('marketplace-admin.offer.isBack'))
              }
            >
              {t('marketplace-admin.offer.putBack')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void openTakeDownDialog(offer)}>
              {t('marketplace-admin.offer.takeDown')}
            </Button>
          )}
        </>
      }
    />
  );
}

function Content({ offer }: { offer: AdminOfferDetail }) {
  const { t } = useTranslate();
  const { contact } = offer;
  const facts = [
    [t('marketplace-admin.offers.type'), offer.offerType.name],
    [t('marketplace-admin.offer.topics'), offer.categories.map(({ name }) => name).join(', ')],
    [t('marketplace-admin.offer.place'), offer.location?.label],
    [t('marketplace-admin.offer.price'), offer.priceHint],
    [
      t('marketplace-admin.offer.contact'),
      [contact.name, contact.email, contact.phone, contact.website].filter(Boolean).join(', '),
    ],
    [t('marketplace-admin.offer.partners'), offer.partners.map(({ name }) => name).join(', ')],
  ].filter(([, value]) => value);
  return (
    <section className="panel grid gap-5 p-5 md:p-6">
      {offer.image && (
        // The picture has its own element, because each of its sources would otherwise take a row of the grid.
        <div>
          <ResponsivePicture
            image={offer.image}
            sizes="(min-width: 1180px) 700px, 100vw"
            className="aspect-[2/1] rounded-panel object-cover"
          />
        </div>
      )}
      <p className="type-lead wrap-anywhere">{offer.summary}</p>
      {offer.description && (
        <p className="measure whitespace-pre-line text-text-soft wrap-anywhere">{offer.description}</p>
      )}
      <dl className="facts">
        {facts.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-value`} className="wrap-anywhere">
            {value}
          </dd>,
        ])}
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {offer.tags.map(({ slug, name }) => (
          <Badge key={slug}>{name}</Badge>
        ))}
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            void openTagsDialog({
              name: offer.title,
              availableFor: 'OFFER',
              tags: offer.tags,
              save: (tags) =>
                operatorApi.offersAdmin.updateTags({
                  params: { id: offer.id },
                  body: { tags, version: offer.version },
                }),
            })
          }
        >
          {t('marketplace-admin.tags.changeAll')}
        </Button>
      </div>
    </section>
  );
}

function Reports({ offerId }: { offerId: number }) {
  const { t } = useTranslate();
  const query = useQuery(marketplaceAdminQueries.reports(offerId));
  const { data, error } = query;
  return (
    <section className="panel">
      <h2 className="type-panel border-b border-line px-5 py-4">{t('marketplace-admin.offer.reports')}</h2>
      {data?.items.length === 0 && (
        <p className="px-5 py-4 text-text-muted">{t('marketplace-admin.offer.noReports')}</p>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
      {!data && error && <LoadError title={t('marketplace-admin.error')} query={query} />}
    </section>
  );
}

function Report({ report }: { report: OfferReportEntry }) {
  const { t, language } = useTranslate();
  return (
    <li className="grid gap-2 px-5 py-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-strong">{t(`marketplace-admin.reason.${report.reason}`)}</span>
        <Badge tone={report.state === 'OPEN' ? 'warning' : 'neutral'}>
          {t(`marketplace-admin.report.${report.state}`)}
        </Badge>
      </p>
      {report.text && <p className="whitespace-pre-line wrap-anywhere">{report.text}</p>}
      <p className="text-small text-text-muted wrap-anywhere">
        {[
          formatDateTime(report.createdAt, language, 'short'),
          t(`marketplace-admin.reporter.${report.reporter}`),
          report.email,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

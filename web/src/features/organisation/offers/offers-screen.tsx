import type { OfferReport } from '@metra/contract/operations/offers';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { useStore } from '../../../design-system/behaviour/store.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { organisationQueries } from '../organisation.queries.ts';
import { useOwnOrganisationId } from '../own-organisation.ts';
import { leavingOffers } from './offer-actions.ts';
import { OfferEditor } from './offer-editor.tsx';
import { OfferList, type OwnOffer } from './offer-list.tsx';
import type { OffersSearch } from './offers-search.ts';
import { OffersSkeleton } from './offers-skeleton.tsx';

const route = getRouteApi('/app/main/organisation/offers');
const ALL = 'ALL';
const STATES = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const;

export function OffersScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const organisationId = useOwnOrganisationId();
  const organisation = useQuery(organisationQueries.page(organisationId));
  const found = useQuery(organisationQueries.offers(organisationId));
  const reports = useQuery(organisationQueries.reports(organisationId));
  const leaving = useStore(leavingOffers);
  const mayWrite = useMayWrite();
  const { data, error } = found;
  if ((!data && !error) || !organisation.data) return <OffersSkeleton />;

  const offers = (data?.items ?? []).filter(({ id }) => !leaving.has(id));
  const shown = offers.filter(({ state }) => !search.state || state === search.state);
  const show = (next: OffersSearch) => void navigate({ search: next, resetScroll: false });
  const { edit: _, ...list } = search;
  const close = () => show(list);
  const isEditing = mayWrite && search.edit !== undefined;

  return (
    <div className="grid gap-6">
      {isEditing && <h1 className="sr-only lg:hidden">{t('organisation.offers.title')}</h1>}
      <header className={cx('page-head', isEditing && 'max-lg:hidden')}>
        <Statement offers={offers} reports={reports.data?.items ?? []} />
        {mayWrite && (
          <div className="page-actions">
            <Button
              variant={isEditing ? 'secondary' : 'primary'}
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={() => show({ ...search, edit: 'new' })}
            >
              {t('organisation.offers.create')}
            </Button>
          </div>
        )}
      </header>
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-6',
          isEditing && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,488px)]',
        )}
      >
        <div className={cx('grid min-w-0 gap-4', isEditing && 'max-lg:hidden')}>
          {data && (
            <div className="panel">
              {offers.length > 0 && (
                <div className="overflow-x-auto border-b border-line px-5 py-4 md:px-6">
                  <Segmented
                    label={t('organisation.offers.filter')}
                    options={[
                      { value: ALL, label: t('organisation.offers.all', { count: offers.length }) },
                      ...STATES.map((state) => ({
                        value: state,
                        label: t(`organisation.offers.filter.${state}`, {
                          count: offers.filter((offer) => offer.state === state).length,
                        }),
                      })),
                    ]}
                    value={search.state ?? ALL}
                    onChange={(state) =>
                      show({ ...(search.edit && { edit: search.edit }), ...(state !== ALL && { state }) })
                    }
                  />
                </div>
              )}
              {shown.length > 0 ? (
                <>
                  <OfferList
                    offers={shown}
                    reports={new Map(reports.data?.items.map((report) => [report.offerId, report]))}
                    current={search.edit}
                    isAlone={!isEditing}
                    onEdit={({ id }) => show({ ...search, edit: id })}
                  />
                  <p className="border-t border-line px-5 py-4 text-small text-text-muted md:px-6">
                    {t('organisation.offers.explanation')}
                  </p>
                </>
              ) : (
                <EmptyState
                  headingLevel={2}
                  title={t(
                    offers.length > 0 ? 'organisation.offers.noneOfState' : 'organisation.offers.none',
                  )}
                  text={t(
                    offers.length > 0
                      ? 'organisation.offers.noneOfStateText'
                      : 'organisation.offers.noneText',
                  )}
                />
              )}
            </div>
          )}
          {!data && error && (
            <div className="panel p-6">
              <LoadError headingLevel={2} title={t('organisation.offers.error')} query={found} />
            </div>
          )}
        </div>
        {isEditing && search.edit !== undefined && (
          <OfferEditor
            key={search.edit}
            offerId={search.edit}
            organisation={organisation.data}
            onClose={close}
            onCreated={() => void navigate({ search: list, replace: true, ignoreBlocker: true })}
          />
        )}
      </div>
    </div>
  );
}

/** The sentence on top: how much was seen, and what waits. */
function Statement({ offers, reports }: { offers: readonly OwnOffer[]; reports: readonly OfferReport[] }) {
  const { t } = useTranslate();
  const published = offers.filter(({ state }) => state === 'PUBLISHED').length;
  const drafts = offers.filter(({ state }) => state === 'DRAFT').length;
  const views = reports.reduce((sum, report) => sum + report.views, 0);
  return (
    <h1 className="type-display">
      {published === 0
        ? t('organisation.offers.statementNone')
        : t('organisation.offers.statement', { offers: published, views })}{' '}
      {drafts > 0 && (
        <span className="text-text-muted">{t('organisation.offers.statementDrafts', { count: drafts })}</span>
      )}
    </h1>
  );
}

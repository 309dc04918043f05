import type { Partnership } from '@metra/contract/operations/organisations';
import type { OrganisationReference } from '@metra/contract/shapes/offer-shapes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { Monogram } from '../../../design-system/pictures/avatar.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { StateText } from '../../../design-system/values/badge.tsx';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { organisationQueries } from '../organisation.queries.ts';
import { useOwnOrganisationId } from '../own-organisation.ts';
import { OrganisationListSkeleton } from '../skeletons.tsx';
import { Group } from './group.tsx';
import { Projects } from './projects.tsx';

/** Who stands beside whose offers: an invitation is answered here, and nobody is named before. */
export function PartnersScreen() {
  const { t } = useTranslate();
  const organisationId = useOwnOrganisationId();
  const query = useQuery(organisationQueries.partnerships(organisationId));
  const { data, error } = query;
  if (!data && !error) return <OrganisationListSkeleton of="partners" />;
  const of = (direction: Partnership['direction']) =>
    (data?.items ?? []).filter((each) => each.direction === direction);
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="type-h1 pt-2">{t('organisation.partners.title')}</h1>
        <p className="measure text-text-soft">{t('organisation.partners.text')}</p>
      </header>
      {data ? (
        <>
          <Group
            title={t('organisation.partners.received')}
            empty={t('organisation.partners.receivedNone')}
            emptyText={t('organisation.partners.receivedNoneText')}
          >
            {of('RECEIVED').map((each) => (
              <PartnershipRow key={each.offer.id} of={each} />
            ))}
          </Group>
          <Group
            title={t('organisation.partners.sent')}
            empty={t('organisation.partners.sentNone')}
            emptyText={t('organisation.partners.sentNoneText')}
          >
            {of('SENT').map((each) => (
              <PartnershipRow key={`${each.offer.id}-${each.organisation.id}`} of={each} />
            ))}
          </Group>
        </>
      ) : (
        <div className="panel p-6">
          <LoadError headingLevel={2} title={t('organisation.partners.error')} query={query} />
        </div>
      )}
      <Projects organisationId={organisationId} />
    </div>
  );
}

function PartnershipRow({
  of: { offer, organisation, direction, state, invitedAt, answeredAt },
}: {
  of: Partnership;
}) {
  const { t, language } = useTranslate();
  const isAccepted = state === 'ACCEPTED';
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 md:px-6">
      <div className="grid min-w-[240px] flex-1 gap-1">
        <h3 className="font-strong wrap-anywhere">
          {offer.isPublic ? (
            <FrameLink href={`/marketplace/offers/${offer.id}`} className="link">
              {offer.title}
            </FrameLink>
          ) : (
            offer.title
          )}
        </h3>
        <p className="text-small text-text-soft">{offer.summary}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted">
          <OrganisationName of={organisation} isLink={direction === 'SENT' || isAccepted} />
          <StateText tone={isAccepted ? 'success' : 'running'}>
            {t(isAccepted ? 'organisation.partners.accepted' : `organisation.partners.waiting.${direction}`)}
          </StateText>
          <time dateTime={answeredAt ?? invitedAt}>{formatDate(answeredAt ?? invitedAt, language)}</time>
        </p>
      </div>
      {direction === 'RECEIVED' && (
        <ForWriters>
          <Answer offerId={offer.id} title={offer.title} isAccepted={isAccepted} />
        </ForWriters>
      )}
    </li>
  );
}

/** Agree, decline, or leave again. */
function Answer({ offerId, title, isAccepted }: { offerId: number; title: string; isAccepted: boolean }) {
  const { t } = useTranslate();
  const answering = useMutation({
    mutationFn: (accepted: boolean) =>
      api.offers.answerInvitation({ params: { offerId }, body: { accepted } }),
    onSuccess(_, accepted) {
      const word = accepted ? 'nowAccepted' : isAccepted ? 'left' : 'declined';
      showToast({ variant: 'success', title: t(`organisation.partners.${word}`, { title }) });
    },
    onError: reportError,
    onSettled: () => events.emit('marketplaceChanged'),
  });

  async function leave() {
    const isConfirmed = await confirmDialog({
      title: t('organisation.partners.leave.title'),
      text: t('organisation.partners.leave.text', { title }),
      confirmLabel: t('organisation.partners.leave.confirm'),
      tone: 'danger',
    });
    if (isConfirmed) answering.mutate(false);
  }

  if (isAccepted)
    return (
      <Button variant="quiet" loading={answering.isPending} onClick={() => void leave()}>
        {t('organisation.partners.leave')}
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={answering.isPending} onClick={() => answering.mutate(false)}>
        {t('organisation.partners.decline')}
      </Button>
      <Button
        variant="primary"
        loading={answering.isPending && answering.variables}
        onClick={() => answering.mutate(true)}
      >
        {t('organisation.partners.accept')}
      </Button>
    </div>
  );
}

/** The name of an organisation with its mark; a link where others may see its page. */
function OrganisationName({ of, isLink = true }: { of: OrganisationReference; isLink?: boolean }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Monogram name={of.name} src={of.logoUrl} size="sm" />
      {isLink ? (
        <FrameLink href={`/organisations/${of.slug}`} className="link wrap-anywhere">
          {of.name}
        </FrameLink>
      ) : (
        <span className="wrap-anywhere">{of.name}</span>
      )}
    </span>
  );
}

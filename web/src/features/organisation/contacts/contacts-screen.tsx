import type { OfferContact } from '@metra/contract/operations/offer-contacts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate, formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PagedList } from '../../../lib/paged-list/paged-list.tsx';
import { usePage } from '../../../lib/paged-list/use-page.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { organisationQueries } from '../organisation.queries.ts';
import { useOwnOrganisationId } from '../own-organisation.ts';
import { OrganisationListSkeleton } from '../skeletons.tsx';

export function ContactsScreen() {
  const { t } = useTranslate();
  const list = usePage();
  const organisationId = useOwnOrganisationId();
  const found = useQuery(organisationQueries.contacts(organisationId, list.page));
  const { data, error } = found;
  if (!data && !error) return <OrganisationListSkeleton of="contacts" />;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="type-h1 pt-2">{t('organisation.contacts.title')}</h1>
        <p className="measure text-text-soft">{t('organisation.contacts.text')}</p>
      </header>
      <PagedList
        {...list}
        query={found}
        errorTitle={t('organisation.contacts.error')}
        empty={{
          title: t('organisation.contacts.none'),
          text: t('organisation.contacts.noneText'),
        }}
      >
        {(rows) => (
          <ul className="panel divide-y divide-line">
            {rows.map((contact) => (
              <ContactRow key={contact.id} contact={contact} organisationId={organisationId} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function ContactRow({ contact, organisationId }: { contact: OfferContact; organisationId: number }) {
  const { t, language } = useTranslate();
  const { id: contactId, name, email, organisation, offer, text, createdAt, forgottenAt } = contact;
  const removing = useMutation({
    mutationFn: () => api.offerContacts.remove({ params: { organisationId, contactId } }),
    onSuccess: () => showToast({ variant: 'success', title: t('organisation.contacts.deleted', { name }) }),
    onError: reportError,
    onSettled: () => events.emit('marketplaceChanged'),
  });

  async function remove() {
    const isConfirmed = await confirmDialog({
      title: t('organisation.contacts.delete.title'),
      text: t('organisation.contacts.delete.text', { name }),
      confirmLabel: t('organisation.contacts.delete.confirm'),
      tone: 'danger',
    });
    if (isConfirmed) removing.mutate();
  }

  return (
    <li className="grid items-start gap-x-6 gap-y-4 px-5 py-5 sm:grid-cols-[minmax(0,1fr)_auto] md:px-6">
      <div className="grid min-w-0 gap-3">
        <div className="grid gap-1">
          <h2 className="type-h3 wrap-anywhere">{[name, organisation].filter(Boolean).join(', ')}</h2>
          <p className="text-small text-text-muted wrap-anywhere">
            {t('organisation.contacts.about', {
              title: offer.title,
              date: formatDateTime(createdAt, language, 'short'),
            })}
          </p>
        </div>
        <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>
        <p className="text-small text-text-muted wrap-anywhere">
          {t('organisation.contacts.kept', { email, date: formatDate(forgottenAt, language, 'short') })}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <ButtonLink
          aria-label={t('organisation.contacts.replyTo', { name })}
          href={mailTo(email, t('organisation.contacts.subject', { title: offer.title }))}
        >
          {t('organisation.contacts.reply')}
        </ButtonLink>
        <ForWriters>
          <IconButton
            label={t('organisation.contacts.delete.label', { name })}
            icon={<Trash2 size={18} aria-hidden="true" />}
            loading={removing.isPending}
            onClick={() => void remove()}
          />
        </ForWriters>
      </div>
    </li>
  );
}

const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;

import type { Organisation } from '@metra/contract/operations/organisations';
import type { Offer, OfferState } from '@metra/contract/shapes/offer-shapes';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { FormProblem } from '../../../lib/forms/form-problem.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { forgetInput, useStoredInput } from '../../../lib/versioned-form/stored-input.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedPageForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { organisationQueries } from '../organisation.queries.ts';
import { useInputOwner } from '../own-organisation.ts';
import { PictureField } from '../picture-field.tsx';
import { FilingFields, PlaceFields, WordFields } from './offer-fields.tsx';
import { ContactFields, EnglishFields, FoldedFields, PartnersField } from './offer-more-fields.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { newOfferValues, OfferForm, offerFieldNames, offerValues, offerWrite } from './offer-values.ts';
import { useOfferWords } from './offer-words.tsx';

interface OfferEditorProps {
  offerId: number | 'new';
  organisation: Organisation;
  onClose: () => void;
  onCreated: (offer: Offer) => void;
}

/** The offer exists, or the editor creates it. */
export function OfferEditor(props: OfferEditorProps) {
  const { offerId, organisation } = props;
  const { t } = useTranslate();
  const panel = useRef<HTMLElement>(null);
  // A person who opens the editor wants to write, so it takes the focus, wherever the list is scrolled to.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t(offerId === 'new' ? 'organisation.editor.new' : 'organisation.editor.edit')}
      className="panel focus-quiet overflow-hidden"
    >
      {offerId === 'new' ? <OfferFormOf {...props} offer={null} /> : <Loaded {...props} id={offerId} />}
      <span className="sr-only">{organisation.name}</span>
    </section>
  );
}

function Loaded({ id, ...props }: OfferEditorProps & { id: number }) {
  const { t } = useTranslate();
  const query = useQuery(organisationQueries.offer(id));
  const { data, error } = query;
  if (data?.isOwn) return <OfferFormOf {...props} offer={data} />;
  if (data || error)
    return (
      <div className="p-6">
        <LoadError
          headingLevel={2}
          title={t('organisation.editor.error')}
          query={query}
          action={<Button onClick={props.onClose}>{t('organisation.editor.close')}</Button>}
        />
      </div>
    );
  return (
    <Skeleton className="p-6">
      <SkeletonRows rows={8} />
    </Skeleton>
  );
}

function OfferFormOf({
  offer,
  organisation,
  onClose,
  onCreated,
}: OfferEditorProps & { offer: Offer | null }) {
  const { t } = useTranslate();
  const conflictFields = useOfferWords();
  const wanted = useRef<OfferState>(offer?.state ?? 'DRAFT');
  const kept = `offer:${useInputOwner()}:${offer?.id ?? 'new'}`;
  const versioned = (present: Offer) => ({ values: offerValues(present), version: present.version });
  const editing = useVersionedForm<OfferForm>(OfferForm, {
    start: offer ? versioned(offer) : { values: newOfferValues(organisation), version: 0 },
    async read() {
      const query = organisationQueries.offer(offer?.id ?? 0);
      return versioned(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
    },
    async write(values, { version }) {
      const body = offerWrite(values, wanted.current);
      const saved = offer
        ? await api.offers.update({ params: { offerId: offer.id }, body: { ...body, version } })
        : await api.offers.create({ body });
      forgetInput(kept);
      queryClient.setQueryData(organisationQueries.offer(saved.id).queryKey, saved);
      events.emit('marketplaceChanged');
      showToast({ variant: 'success', title: t(savedWord(saved, offer)) });
      if (!offer) editing.form.reset(offerValues(saved));
      if (!offer) onCreated(saved);
      return offer ? versioned(saved) : undefined;
    },
    fieldNames: offerFieldNames,
  });
  const { form, control, isDirty, submitting } = editing;
  const { errors } = form.formState;
  const wasBroughtBack = useStoredInput(form, kept);
  const state = offer?.state ?? 'DRAFT';
  const save = (next: OfferState) => () => {
    wanted.current = next;
    void editing.onSubmit();
  };
  const hasEnglish = offer?.translations?.en !== undefined;

  return (
    <VersionedPageForm of={editing} conflictFields={conflictFields}>
      <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 md:px-6">
        <div>
          <h2 className="type-panel">
            {t(offer ? `organisation.editor.title.${state}` : 'organisation.editor.new')}
          </h2>
          <p role="status" className="min-h-[1lh] text-small text-text-muted">
            {isDirty && t('organisation.editor.unsaved')}
          </p>
        </div>
        <IconButton
          label={t('organisation.editor.close')}
          icon={<X size={20} aria-hidden="true" />}
          onClick={onClose}
        />
      </header>
      <div className="grid gap-5 p-5 md:px-6">
        {offer?.takenDown && (
          <Notice tone="danger">
            {t('organisation.offers.takenDown', { reason: offer.takenDown.reason })}
          </Notice>
        )}
        {wasBroughtBack && (
          <Notice
            action={
              <Button
                size="sm"
                onClick={() => {
                  forgetInput(kept);
                  editing.discard();
                }}
              >
                {t('organisation.editor.discard')}
              </Button>
            }
          >
            {t('organisation.editor.broughtBack')}
          </Notice>
        )}
        <WordFields form={form} />
        <FilingFields form={form} />
        <PlaceFields form={form} />
        <Controller
          control={control}
          name="image"
          render={({ field }) => <PictureField value={field.value} onChange={field.onChange} />}
        />
        <div>
          <FoldedFields
            title={t('organisation.editor.english')}
            open={hasEnglish}
            hasError={Boolean(errors.englishTitle || errors.englishSummary)}
          >
            <EnglishFields control={control} />
          </FoldedFields>
          <FoldedFields
            title={t('organisation.editor.contact')}
            hasError={Boolean(errors.contactEmail || errors.contactWebsite || errors.contactPhone)}
          >
            <ContactFields control={control} />
          </FoldedFields>
          <FoldedFields title={t('organisation.editor.partners')} hasError={Boolean(errors.partners)}>
            <PartnersField control={control} ownId={organisation.id} />
          </FoldedFields>
        </div>
      </div>
      <OfferPreview control={control} organisation={organisation} />
      <footer className="grid gap-4 border-t border-line p-5 md:px-6">
        {/* The problem is shown beside the button that was just pressed, and not above fields that are out of
           sight. */}
        <FormProblem of={editing} />
        {!organisation.isPublic && (
          <Notice tone="warning">
            {t(organisation.listed ? 'organisation.editor.notConfirmed' : 'organisation.editor.notListed')}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2 max-sm:grid max-sm:justify-stretch">
          {state === 'PUBLISHED' ? (
            <>
              <Button disabled={submitting} onClick={save('DRAFT')}>
                {t('organisation.offers.withdraw')}
              </Button>
              <Button variant="primary" loading={submitting} onClick={save('PUBLISHED')}>
                {t('organisation.editor.saveChanges')}
              </Button>
            </>
          ) : (
            <>
              <Button disabled={submitting} onClick={save('DRAFT')}>
                {t('organisation.editor.saveDraft')}
              </Button>
              <Button variant="primary" loading={submitting} onClick={save('PUBLISHED')}>
                {t('organisation.offers.publish')}
              </Button>
            </>
          )}
        </div>
      </footer>
    </VersionedPageForm>
  );
}

function savedWord({ state }: Offer, before: Offer | null) {
  if (state === before?.state) return 'organisation.editor.saved' as const;
  return state === 'PUBLISHED' ? 'organisation.editor.published' : 'organisation.editor.savedAsDraft';
}

import type { Organisation } from '@metra/contract/operations/organisations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { Monogram } from '../../../design-system/pictures/avatar.tsx';
import { SectorMark } from '../../../design-system/pictures/sector-mark.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { organisationQueries } from '../organisation.queries.ts';
import type { OfferForm } from './offer-values.ts';

interface OfferPreviewProps {
  control: Control<OfferForm>;
  organisation: Organisation | undefined;
}

export function OfferPreview({ control, organisation }: OfferPreviewProps) {
  const { t } = useTranslate();
  const [view, setView] = useState<'hit' | 'page'>('hit');
  const values = useWatch({ control });
  return (
    <section aria-label={t('organisation.preview.title')} className="grid gap-4 bg-surface-sunken p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-text-muted">{t('organisation.preview.title')}</p>
        <Segmented
          label={t('organisation.preview.title')}
          options={[
            { value: 'hit', label: t('organisation.preview.hit') },
            { value: 'page', label: t('organisation.preview.page') },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'page' && values.image?.url && (
        <img src={values.image.url} alt="" className="aspect-[2/1] w-full rounded-panel object-cover" />
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-text pt-4">
        <Monogram name={organisation?.name ?? ''} src={organisation?.logoUrl} size="lg" />
        <div className="grid min-w-0 content-start gap-1">
          <p className={view === 'page' ? 'type-h2 wrap-anywhere' : 'font-strong wrap-anywhere'}>
            {values.title?.trim() || t('organisation.preview.noTitle')}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-small text-text-soft">
            {[
              organisation?.name,
              values.location ? values.place : values.remote && t('organisation.preview.online'),
            ]
              .filter(Boolean)
              .join(' · ')}
            {organisation?.verified && (
              <StateText tone="success">{t('organisation.preview.verified')}</StateText>
            )}
          </p>
          <p className="mt-1 leading-ui text-text-soft wrap-anywhere">
            {values.summary?.trim() || t('organisation.preview.noSummary')}
          </p>
          <Filing categories={values.categories ?? []} priceHint={values.priceHint ?? ''} />
          {view === 'page' && values.description && (
            <p className="mt-3 whitespace-pre-line text-text-soft wrap-anywhere">{values.description}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Filing({ categories, priceHint }: { categories: readonly string[]; priceHint: string }) {
  const { data } = useQuery(organisationQueries.categories());
  const named = (data?.items ?? []).filter(({ slug }) => categories.includes(slug));
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      {named.map(({ slug, name, sector }) => (
        <span key={slug} className="inline-flex items-center gap-2 font-medium">
          <SectorMark sector={sector} size={10} />
          {name}
        </span>
      ))}
      {priceHint.trim() && <span className="text-text-muted">{priceHint}</span>}
    </p>
  );
}

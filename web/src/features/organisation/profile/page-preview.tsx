import type { Organisation } from '@metra/contract/operations/organisations';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { StateText } from '../../../design-system/values/badge.tsx';
import { CompanyLogo } from '../../../domain/company/company-logo.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { organisationQueries } from '../organisation.queries.ts';
import type { PageForm } from './page-values.ts';

/** The head of the page as others see it; follows what is typed. */
export function PagePreview({ control, page }: { control: Control<PageForm>; page: Organisation }) {
  const { t, language } = useTranslate();
  const values = useWatch({ control });
  const types = useQuery(organisationQueries.organisationTypes());
  const type = types.data?.items.find(({ slug }) => slug === values.type)?.name;
  const inEnglish = (german: string | undefined, english: string | undefined) =>
    (language === 'en' && english?.trim()) || german?.trim() || '';
  const description = inEnglish(values.description, values.englishDescription);
  return (
    <section
      aria-label={t('organisation.preview.title')}
      className="panel overflow-hidden max-lg:order-first lg:sticky lg:top-[104px]"
    >
      <p className="border-b border-line px-5 py-3 text-small text-text-muted">
        {t('organisation.preview.title')}
      </p>
      <div
        className={cx('h-20', page.listed ? 'bg-(--e-core)' : 'border-b border-dashed border-control-line')}
      />
      <div className="-mt-8 grid gap-3 px-5 pb-6">
        <CompanyLogo name={page.name} logoId={values.logo?.id ?? null} />
        <div className="grid gap-1">
          <p className="type-h2 wrap-anywhere">{page.name}</p>
          <p className="flex flex-wrap gap-x-3 text-small text-text-muted">
            {[type, page.city].filter(Boolean).join(' · ')}
            {page.verified && <StateText tone="success">{t('organisation.preview.verified')}</StateText>}
          </p>
        </div>
        <p className="type-lead text-text-soft wrap-anywhere">
          {inEnglish(values.slogan, values.englishSlogan)}
        </p>
        {description && (
          <p className="line-clamp-6 whitespace-pre-line text-text-soft wrap-anywhere">{description}</p>
        )}
        <p className="text-small wrap-anywhere text-text-muted">
          {[values.website, values.email, values.phone].filter(Boolean).join(' · ')}
        </p>
      </div>
    </section>
  );
}

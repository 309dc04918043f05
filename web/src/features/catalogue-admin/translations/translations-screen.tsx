import type { TranslatedKind, TranslationGap } from '@metra/contract/operations/translations-admin';
import { useQuery } from '@tanstack/react-query';
import { Check, Languages } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ListPages } from '../../../lib/paged-list/list-pages.tsx';
import { usePage } from '../../../lib/paged-list/use-page.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { CatalogueListSkeleton } from '../catalogue-skeletons.tsx';
import { placeOfText } from './place-of-text.ts';

/**
 * This screen lists, by kind, texts that lack a language or were changed in one language only. Each leads to its form.
 */
export function TranslationsScreen() {
  const { t } = useTranslate();
  const query = useQuery(catalogueAdminQueries.translations());
  const { data, error } = query;
  if (!data && !error) return <CatalogueListSkeleton of="translations" />;
  const open = data?.items.filter(({ missing, outdated }) => missing + outdated > 0) ?? [];
  const whole = data?.items.filter(({ missing, outdated }) => missing + outdated === 0) ?? [];
  return (
    <>
      <AdminHead
        title={t('catalogue-admin.translations.title')}
        count={data && open.reduce((sum, { missing, outdated }) => sum + missing + outdated, 0)}
        text={t('catalogue-admin.translations.text')}
      />
      <div className="grid gap-6 px-5 pt-6 pb-16 sm:px-8">
        {!data && (
          <LoadError headingLevel={2} title={t('catalogue-admin.translations.error')} query={query} />
        )}
        {data && open.length === 0 && (
          <StateText tone="success">{t('catalogue-admin.translations.whole')}</StateText>
        )}
        {open.map((counts) => (
          <Kind key={counts.kind} {...counts} />
        ))}
        {whole.length > 0 && (
          <section className="grid gap-2">
            <h2 className="type-h3">{t('catalogue-admin.translations.complete')}</h2>
            <ul className="grid gap-x-8 sm:grid-cols-2">
              {whole.map(({ kind, total }) => (
                <li key={kind} className="flex justify-between gap-4 border-b border-line py-2">
                  {t(`catalogue-admin.translations.kind.${kind}`)}
                  <span className="type-value text-text-muted">{total}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

interface KindProps {
  kind: TranslatedKind;
  total: number;
  missing: number;
  outdated: number;
}

function Kind({ kind, total, missing, outdated }: KindProps) {
  const { t } = useTranslate();
  const list = usePage(kind);
  const query = useQuery(catalogueAdminQueries.gaps(kind, list.page));
  const { data, error } = query;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="type-h3">{t(`catalogue-admin.translations.kind.${kind}`)}</h2>
        <p className="text-small text-text-muted">
          {t('catalogue-admin.translations.counts', { missing, outdated, total })}
        </p>
      </div>
      <div className="panel overflow-hidden">
        {!data && !error && <SkeletonRows rows={3} />}
        {!data && error && <LoadError title={t('catalogue-admin.translations.error')} query={query} />}
        <ul className="divide-y divide-line">
          {data?.items.map((gap) => (
            <Gap key={gap.id} gap={gap} />
          ))}
        </ul>
      </div>
      <ListPages {...list} query={query} />
    </section>
  );
}

function Gap({ gap }: { gap: TranslationGap }) {
  const { t } = useTranslate();
  const href = placeOfText(gap);
  async function confirm() {
    try {
      await operatorApi.translationsAdmin.confirm({ params: { kind: gap.kind, id: gap.id } });
    } catch (error) {
      reportError(error);
    }
    events.emit('catalogueAdministered');
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <span className="grid min-w-0">
        {href ? <FrameLink href={href}>{gap.name}</FrameLink> : <span>{gap.name}</span>}
        {gap.slug && <span className="text-small text-text-muted">{gap.slug}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <StateText tone="warning" icon={Languages}>
          {t(`catalogue-admin.translations.${gap.problem}`, {
            language: t(`catalogue-admin.language.${gap.language}`),
          })}
        </StateText>
        {gap.problem === 'OUTDATED' && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Check size={16} aria-hidden="true" />}
            onClick={() => void confirm()}
          >
            {t('catalogue-admin.translations.confirm')}
          </Button>
        )}
      </span>
    </li>
  );
}

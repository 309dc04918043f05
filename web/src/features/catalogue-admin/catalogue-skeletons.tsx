import { AdminFormSkeleton } from '../../domain/administration/admin-form-skeleton.tsx';
import { AdminListSkeleton } from '../../domain/administration/admin-list-skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

type CataloguePage = 'goals' | 'measures' | 'kpis' | 'factors' | 'projects' | 'translations';

export function CatalogueListSkeleton({ of }: { of: CataloguePage }) {
  const { t } = useTranslate();
  return <AdminListSkeleton title={t(`catalogue-admin.${of}.title`)} searchable={of !== 'translations'} />;
}

export function CatalogueRecordSkeleton({ of }: { of: Exclude<CataloguePage, 'translations'> }) {
  const { t } = useTranslate();
  return <AdminFormSkeleton title={t(`catalogue-admin.${of}.one`)} />;
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminPageError } from '../../domain/administration/admin-page-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CatalogueRecordSkeleton } from './catalogue-skeletons.tsx';

interface RecordScreenProps<Data> {
  of: Parameters<typeof CatalogueRecordSkeleton>[0]['of'];
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

export function RecordScreen<Data>({ of, query, children }: RecordScreenProps<Data>) {
  const { t } = useTranslate();
  if (query.data) return children(query.data);
  if (!query.error) return <CatalogueRecordSkeleton of={of} />;
  return <AdminPageError title={t(`catalogue-admin.${of}.error`)} query={query} />;
}

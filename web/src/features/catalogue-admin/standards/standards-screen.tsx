import type { AdminStandard } from '@metra/contract/operations/standards-admin';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { AdminPageError } from '../../../domain/administration/admin-page-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { StandardsSkeleton } from './standards-skeleton.tsx';

const COUNTS = ['disclosures', 'datapoints', 'tables', 'concepts', 'codes', 'organisations'] as const;

/** The standards and their versions come with the product and are read-only here. */
export function StandardsScreen() {
  const { t, language } = useTranslate();
  const query = useQuery(catalogueAdminQueries.standards());
  if (!query.data && query.error)
    return <AdminPageError title={t('catalogue-admin.standards.failed')} query={query} />;
  if (!query.data) return <StandardsSkeleton />;
  const columns: readonly Column<AdminStandard>[] = [
    {
      key: 'name',
      header: t('catalogue-admin.standards.version'),
      cell: ({ name, version }) => (
        <Link to="/admin/standards/$version" params={{ version }} className="link font-medium">
          {name} · {version}
        </Link>
      ),
    },
    {
      key: 'publishedOn',
      header: t('catalogue-admin.standards.publishedOn'),
      cell: ({ publishedOn }) => formatDate(publishedOn, language),
      narrowLabel: true,
    },
    ...COUNTS.map(
      (name): Column<AdminStandard> => ({
        key: name,
        header: t(`catalogue-admin.standards.${name}`),
        cell: (standard) => formatNumber(standard[name], language),
        align: 'end',
        narrowLabel: true,
      }),
    ),
  ];
  return (
    <div className="pb-12">
      <AdminHead
        title={t('catalogue-admin.standards.title')}
        count={query.data.items.length}
        text={t('catalogue-admin.standards.text')}
      />
      <div className="px-5 pt-6 sm:px-8">
        <div className="panel overflow-hidden">
          <Table
            caption={t('catalogue-admin.standards.title')}
            columns={columns}
            rows={query.data.items}
            rowKey={({ version }) => version}
            empty={<p className="p-6 text-text-muted">{t('catalogue-admin.standards.none')}</p>}
          />
        </div>
      </div>
    </div>
  );
}

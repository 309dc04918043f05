import type { AdminStandardDetail } from '@metra/contract/operations/standards-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { AdminPageError } from '../../../domain/administration/admin-page-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { StandardsSkeleton } from './standards-skeleton.tsx';

const route = getRouteApi('/admin/standards/$version');

type Listed = AdminStandardDetail['disclosuresInOrder'][number];
type ListedDatapoint = Listed['datapoints'][number];

export function StandardScreen() {
  const { t, language } = useTranslate();
  const { version } = route.useParams();
  const query = useQuery(catalogueAdminQueries.standard(version));
  if (!query.data && query.error)
    return <AdminPageError title={t('catalogue-admin.standards.failed')} query={query} />;
  if (!query.data) return <StandardsSkeleton />;
  const { name, publishedOn, source, disclosures, datapoints, concepts, disclosuresInOrder } = query.data;
  return (
    <div className="pb-12">
      <AdminHead
        crumb={
          <Link to="/admin/standards" className="link w-fit text-small text-text-muted">
            {t('catalogue-admin.standards.title')}
          </Link>
        }
        title={`${name} · ${version}`}
        text={t('catalogue-admin.standards.summary', {
          day: formatDate(publishedOn, language),
          disclosures,
          datapoints,
          concepts,
          source,
        })}
      />
      <div className="grid gap-8 px-5 pt-6 sm:px-8">
        {disclosuresInOrder.map((disclosure) => (
          <Disclosure key={disclosure.code} of={disclosure} />
        ))}
      </div>
    </div>
  );
}

function Disclosure({ of }: { of: Listed }) {
  const { t } = useTranslate();
  const columns: readonly Column<ListedDatapoint>[] = [
    {
      key: 'label',
      header: t('catalogue-admin.standards.datapoint'),
      wrap: true,
      cell: ({ label, concept, appliesIf, table }) => (
        <>
          {label}
          <span className="block text-small text-text-muted wrap-anywhere">
            {[concept, table && t('catalogue-admin.standards.inTable', { table }), appliesIf]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'type',
      header: t('catalogue-admin.standards.type'),
      cell: ({ type }) => t(`catalogue-admin.standards.kind.${type}`),
    },
    {
      key: 'unit',
      header: t('catalogue-admin.standards.unit'),
      cell: ({ unit }) => unit ?? '–',
      narrowLabel: true,
    },
    {
      key: 'paragraph',
      header: t('catalogue-admin.standards.paragraph'),
      cell: ({ paragraph }) => paragraph ?? '–',
      narrowLabel: true,
    },
    {
      key: 'mapping',
      header: t('catalogue-admin.standards.mapping'),
      wrap: true,
      cell: ({ mapping }) =>
        mapping ? (
          <code className="text-small break-words">{mapping}</code>
        ) : (
          t('catalogue-admin.standards.answered')
        ),
    },
    {
      key: 'required',
      header: t('catalogue-admin.standards.required'),
      cell: ({ required }) =>
        required ? (
          <Badge>{t('catalogue-admin.standards.counts')}</Badge>
        ) : (
          <span className="text-text-muted">{t('catalogue-admin.standards.optional')}</span>
        ),
    },
  ];
  return (
    <section aria-labelledby={`disclosure-${of.code}`}>
      <h2 id={`disclosure-${of.code}`} className="type-h3 mb-3 flex flex-wrap items-baseline gap-3">
        <span className="type-value text-value-m">{of.code}</span>
        {of.name}
        <span className="text-small font-text text-text-muted">
          {t(`catalogue-admin.standards.module.${of.module}`)}
        </span>
      </h2>
      <div className="panel overflow-hidden">
        <Table
          caption={`${of.code} ${of.name}`}
          columns={columns}
          rows={of.datapoints}
          rowKey={({ name }) => name}
          dense
        />
      </div>
    </section>
  );
}

import type { Invoice } from '@metra/contract/shapes/billing-shapes';
import { useQuery } from '@tanstack/react-query';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatAmount } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PagedList } from '../../../lib/paged-list/paged-list.tsx';
import { usePage } from '../../../lib/paged-list/use-page.ts';
import { subscriptionQueries } from '../subscription.queries.ts';
import { InvoiceFiles } from './invoice-files.tsx';
import { InvoiceState } from './invoice-state.tsx';

/** Invoices and what took some of them back, newest first. Left out while there never was one. */
export function InvoicesPanel() {
  const { t } = useTranslate();
  const list = usePage();
  const invoices = useQuery(subscriptionQueries.invoices(list.page));
  const columns = useColumns();
  const { data, error } = invoices;
  if (data?.total === 0 || (!data && !error)) return null;
  return (
    <section aria-labelledby="invoices-title" className="border-t border-line-strong pt-8">
      <h2 id="invoices-title" className="type-h3 pb-4">
        {t('subscription.invoices')}
      </h2>
      <PagedList
        {...list}
        query={invoices}
        errorTitle={t('subscription.invoicesError')}
        headingLevel={3}
        className="pt-4"
      >
        {(rows) => (
          <div className="panel">
            <Table
              caption={t('subscription.invoices')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </div>
        )}
      </PagedList>
      {data?.items.some(({ vatCategory }) => vatCategory === 'AE') && (
        <p className="measure pt-4 text-small text-text-muted">{t('subscription.vat.AE')}</p>
      )}
    </section>
  );
}

function useColumns(): readonly Column<Invoice>[] {
  const { t, language } = useTranslate();
  const day = (date: string) => formatDate(date, language, 'short');
  return [
    {
      key: 'number',
      header: t('subscription.invoice.number'),
      wrap: true,
      cell: ({ number, cancels, cancelledBy }) => (
        <>
          <span className="tabular font-medium">{number}</span>
          {cancels && (
            <span className="block text-small text-text-muted">
              {t('subscription.invoice.cancels', { number: cancels.number })}
            </span>
          )}
          {cancelledBy && (
            <span className="block text-small text-text-muted">
              {t('subscription.invoice.cancelledBy', { number: cancelledBy.number })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'issuedOn',
      header: t('subscription.invoice.issuedOn'),
      cell: ({ issuedOn }) => <span className="tabular">{day(issuedOn)}</span>,
    },
    {
      key: 'period',
      header: t('subscription.invoice.period'),
      narrow: 'hidden',
      cell: ({ periodStart, periodEnd }) => (
        <span className="tabular text-text-muted">
          {day(periodStart)} – {day(periodEnd)}
        </span>
      ),
    },
    {
      key: 'gross',
      header: t('subscription.invoice.gross'),
      align: 'end',
      narrow: 'value',
      cell: ({ gross, paid, open }) => (
        <>
          {formatAmount(gross, language)}
          {paid > 0 && open > 0 && (
            <span className="block text-small text-text-muted">
              {t('subscription.invoice.stillOpen', { amount: formatAmount(open, language) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: t('subscription.invoice.stateHeader'),
      cell: (invoice) => <InvoiceState invoice={invoice} />,
    },
    {
      key: 'files',
      header: t('subscription.invoice.files'),
      headerHidden: true,
      align: 'end',
      cell: (invoice) => <InvoiceFiles invoice={invoice} />,
    },
  ];
}

import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../design-system/navigation/accordion.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { ExportButton } from '../leaving/export-button.tsx';
import { useExport } from '../leaving/use-export.ts';
import { profileQueries } from '../profile.queries.ts';
import { Row, Section } from '../section.tsx';
import { DataSkeleton } from './data-skeleton.tsx';

/**
 * The screen lists the sheets of an export; the server creates the list and the export from the same source.
 */
export function DataScreen() {
  const { t } = useTranslate();
  const { account } = useSession();
  const query = useQuery(profileQueries.exportContents());
  const { data } = query;
  if (!account) return null;
  if (!data && !query.error) return <DataSkeleton />;
  return (
    <>
      <h1 className="type-h1 pt-2 pb-3">{t('account.data.title')}</h1>
      <p className="measure pb-8 text-text-soft">{t('account.data.lead')}</p>
      <Section title={t('account.data.get')} text={t('account.data.getText')}>
        {account.impersonator === null ? (
          <Download account={account} />
        ) : (
          <p className="text-text-muted">{t('account.impersonated')}</p>
        )}
      </Section>
      {data ? (
        <>
          <Section
            title={t('account.data.sheets')}
            text={t('account.data.sheetsText', { workbook: data.workbook })}
          >
            {data.sheets.map(({ name, about, columns }) => (
              <Row
                key={name}
                label={name}
                detail={
                  <>
                    {about}
                    <Disclosure title={t('account.data.columns', { count: columns.length })}>
                      {columns.join(', ')}
                    </Disclosure>
                  </>
                }
              />
            ))}
          </Section>
          <Section title={t('account.data.tables')} text={t('account.data.tablesText')}>
            <Disclosure title={t('account.data.tableNames', { count: data.tables.length })}>
              <ul className="columns-2 gap-8 text-small text-text-soft sm:columns-3">
                {data.tables.map((table) => (
                  <li key={table} className="[overflow-wrap:anywhere]">
                    {table}
                  </li>
                ))}
              </ul>
            </Disclosure>
          </Section>
          <Section title={t('account.data.files')}>
            <p className="text-small text-text-soft">{t('account.data.filesText')}</p>
          </Section>
        </>
      ) : (
        <LoadError title={t('account.data.error')} query={query} />
      )}
    </>
  );
}

function Download({ account }: { account: Parameters<typeof useExport>[0] }) {
  return <ExportButton of={useExport(account)} />;
}

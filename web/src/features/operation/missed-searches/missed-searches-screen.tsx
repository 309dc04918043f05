import type { MissedSearch } from '@metra/contract/operations/operation-admin';
import { getRouteApi } from '@tanstack/react-router';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { operationQueries } from '../operation.queries.ts';
import { missedSearchList } from './missed-search-list.ts';

const route = getRouteApi('/admin/missed-searches');

export function MissedSearchesScreen() {
  const { t, language } = useTranslate();
  return (
    <AdminList<MissedSearch, typeof missedSearchList>
      of={missedSearchList}
      search={route.useSearch()}
      query={operationQueries.missedSearches}
      title={t('operation.missed.title')}
      name={{ header: t('operation.missed.words'), of: ({ words }) => words }}
      columns={{
        times: {
          header: t('operation.missed.times'),
          sort: 'times',
          align: 'end',
          narrow: 'value',
          cell: ({ times }) => formatNumber(times, language),
        },
        lastOn: {
          header: t('operation.missed.lastOn'),
          narrowLabel: true,
          sort: 'lastOn',
          cell: ({ lastOn }) => formatDate(lastOn, language, 'short'),
        },
      }}
      filters={{
        days: {
          label: t('operation.missed.span'),
          show: (days: number) => t('operation.missed.days', { days }),
          inputLabel: t('operation.missed.daysLabel'),
        },
      }}
      csv={(query) => operatorApi.overview.exportMissedSearches({ query })}
      empty={{ title: t('operation.missed.none'), text: t('operation.missed.noneText') }}
    />
  );
}

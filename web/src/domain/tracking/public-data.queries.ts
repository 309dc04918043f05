import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { currentLanguage } from '../../lib/i18n/tolgee.ts';

export const publicDataQueries = {
  catalogue(language: Language = currentLanguage()) {
    const { queryKey, queryFn } = operationQuery(api.frontend.metraLite);
    return queryOptions({ queryKey: [...queryKey, language], queryFn, staleTime: 10 * 60_000 });
  },
};

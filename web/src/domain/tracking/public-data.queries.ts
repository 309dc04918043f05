import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { currentLanguage } from '../../lib/i18n/tolgee.ts';

/** Goals, industries, sizes and motivations of the catalogue, under the name specification section 7 gives them. */
export const publicDataQuery = (language: Language = currentLanguage()) =>
  queryOptions({
    queryKey: ['global:metra-lite-data', language],
    queryFn: ({ signal }) => api.frontend.metraLite(undefined, { signal }),
    staleTime: 10 * 60_000,
  });

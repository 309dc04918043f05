import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type LegalSlug = 'impressum' | 'datenschutz' | 'agb';

export const legalQueries = {
  page: (slug: LegalSlug) =>
    queryOptions({
      queryKey: ['legal', slug],
      queryFn: ({ signal }) => api.frontend.legalPage({ params: { slug } }, { signal }),
    }),
};

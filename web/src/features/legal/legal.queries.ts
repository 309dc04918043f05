import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { operationQuery } from '../../lib/operation-query.ts';

export type LegalSlug = 'impressum' | 'datenschutz' | 'agb';

export const legalQueries = {
  page: (slug: LegalSlug) => queryOptions(operationQuery(api.frontend.legalPage, { params: { slug } })),
};

import type { Taggable } from '@metra/contract/operations/tags';
import { useQuery } from '@tanstack/react-query';
import { marketplaceAdminQueries } from './marketplace-admin.queries.ts';

const choiceOf = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });

/** Tags that can be put on something, to choose from; undefined until they are there. */
export const useTagChoices = (availableFor: Taggable) =>
  useQuery(marketplaceAdminQueries.available(availableFor)).data?.map(choiceOf);

export const useOrganisationTypeChoices = () =>
  useQuery(marketplaceAdminQueries.organisationTypes()).data?.items.map(choiceOf);

import type { Taggable } from '@metra/contract/operations/tags';
import { useQuery } from '@tanstack/react-query';
import { marketplaceAdminQueries } from './marketplace-admin.queries.ts';

const choiceOf = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });

/** Returns the tags for this kind of object as choices, or undefined while they load. */
export const useTagChoices = (availableFor: Taggable) =>
  useQuery(marketplaceAdminQueries.available(availableFor)).data?.map(choiceOf);

export const useOrganisationTypeChoices = () =>
  useQuery(marketplaceAdminQueries.organisationTypes()).data?.items.map(choiceOf);

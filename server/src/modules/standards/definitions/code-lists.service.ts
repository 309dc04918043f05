import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { disclosures } from '@metra/contract/operations/disclosures';
import type { Member } from '@metra/contract/shapes/standard-shapes';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { ReadStandards } from './cached-standards.ts';
import { memberView } from './definition.ts';
import { searchCodes } from './search-codes.ts';

/** Members of code lists, such as activities, kinds of waste and countries. They are searched in memory. */
export const codeListsService = (standards: ReadStandards) => ({
  async list(
    { language }: { language: Language },
    { version: slug, name }: { version: string; name: string },
    { query = '', page, pageSize }: Query<typeof disclosures.codes>,
  ): Promise<Page<Member>> {
    const version = orNotFound(await standards.version(slug), 'not_found.standard');
    const list = orNotFound(version.lists.get(name), 'not_found.code_list');
    const found = searchCodes([...list.values()], query);
    return {
      items: found
        .slice(page * pageSize, (page + 1) * pageSize)
        .map((member) => memberView(member, language)),
      page,
      pageSize,
      total: found.length,
    };
  },
});

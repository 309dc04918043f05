import type { disclosures } from '@metra/contract/operations/disclosures';
import type { standardsAdmin } from '@metra/contract/operations/standards-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { answeringService } from './answers/answering.service.ts';
import type { DisclosuresService } from './answers/disclosures.service.ts';
import type { codeListsService } from './definitions/code-lists.service.ts';
import type { standardsAdminService } from './definitions/standards-admin.service.ts';

interface Services {
  reader: DisclosuresService;
  answering: ReturnType<typeof answeringService>;
  codeLists: ReturnType<typeof codeListsService>;
}

export const disclosuresRoutes = ({
  reader,
  answering,
  codeLists,
}: Services): Handlers<typeof disclosures> => ({
  read: (call) => reader.read(call, call.params.year, call.query),
  rows: (call) => reader.rows(call, call.params.year, call.params.name, call.query),
  answer: (call) =>
    answering.answer(
      call,
      { year: call.params.year, standard: call.query.standard },
      call.params.name,
      call.body,
    ),
  unchanged: (call) =>
    answering.unchanged(call, { year: call.params.year, standard: call.query.standard }, call.body),
  responsible: (call) =>
    answering.responsible(
      call,
      { year: call.params.year, standard: call.query.standard },
      call.params.code,
      call.body.accountId,
    ),
  identifiers: (call) => reader.identifiers(call),
  changeIdentifiers: (call) => answering.changeIdentifiers(call, call.body),
  codes: (call) => codeLists.list(call, call.params, call.query),
});

export const standardsAdminRoutes = (
  service: ReturnType<typeof standardsAdminService>,
): Handlers<typeof standardsAdmin> => ({
  list: (call) => service.list(call),
  read: (call) => service.read(call, call.params.version),
});

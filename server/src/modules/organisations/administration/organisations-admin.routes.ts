import type { organisationsAdmin } from '@metra/contract/operations/marketplace-admin';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { organisationBulkService } from './organisation-bulk.service.ts';
import type { organisationsAdminService } from './organisations-admin.service.ts';

interface Services {
  administration: ReturnType<typeof organisationsAdminService>;
  bulk: ReturnType<typeof organisationBulkService>;
}

export const organisationsAdminRoutes = ({
  administration: service,
  bulk,
}: Services): Handlers<typeof organisationsAdmin> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  read: (call) => service.read(call, call.params.id),
  updateTags: (call) => service.updateTags(call, call.params.id, call.body),
  verify: (call) => service.verify(call, call.params.id, call.body),
  previewTag: (call) => bulk.preview(call, { kind: 'tag', tag: call.body.tag }, call.body.ids),
  tag: (call) => bulk.run(call, { kind: 'tag', tag: call.body.tag }, call.body.items),
  previewUntag: (call) => bulk.preview(call, { kind: 'untag', tag: call.body.tag }, call.body.ids),
  untag: (call) => bulk.run(call, { kind: 'untag', tag: call.body.tag }, call.body.items),
  previewUnlist: (call) => bulk.preview(call, { kind: 'unlist' }, call.body.ids),
  unlist: (call) => bulk.run(call, { kind: 'unlist' }, call.body.items),
  previewRelist: (call) => bulk.preview(call, { kind: 'relist' }, call.body.ids),
  relist: (call) => bulk.run(call, { kind: 'relist' }, call.body.items),
});

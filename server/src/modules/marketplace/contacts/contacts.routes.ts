import type { offerContacts } from '@metra/contract/operations/offer-contacts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { contactsService } from './contacts.service.ts';

export const contactsRoutes = (
  service: ReturnType<typeof contactsService>,
): Handlers<typeof offerContacts> => ({
  send: (call) => service.send(call, call.params.offerId, call.body),
  list: (call) => service.list(call, call.params.organisationId, call.query),
  remove: (call) => service.remove(call, call.params.organisationId, call.params.contactId),
});

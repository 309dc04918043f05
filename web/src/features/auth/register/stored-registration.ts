import { z } from 'zod';
import { storedInTab } from '../stored-in-tab.ts';

const StoredRegistration = z.object({
  organisationName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  termsAccepted: z.boolean(),
  /** The mail was sent to this address. */
  sentTo: z.string().optional(),
});

export const storedRegistration = storedInTab('registration', StoredRegistration);

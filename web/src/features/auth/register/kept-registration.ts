import { z } from 'zod';
import { keptInTab } from '../kept-in-tab.ts';

const Kept = z.object({
  organisationName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  termsAccepted: z.boolean(),
  /** Where the mail went, once it was sent. */
  sentTo: z.string().optional(),
});

export const keptRegistration = keptInTab('registration', Kept);

import { isEmail } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { readEnvironment } from '../../../platform/configuration.ts';

const SupportEnvironment = z.object({
  SUPPORT_EMAIL: z.string().trim().refine(isEmail, 'it is no e-mail address').optional(),
});

/** The address for questions; undefined if it is not set. */
export const readSupportEmail = (environment: NodeJS.ProcessEnv): string | undefined =>
  readEnvironment(SupportEnvironment, environment).SUPPORT_EMAIL;

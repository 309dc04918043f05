import type { Role } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { readEnvironment } from '../../../platform/configuration.ts';
import { isStaff } from '../roles.policy.ts';

const SecondFactorEnvironment = z.object({
  SECOND_FACTOR: z.enum(['optional', 'operators']).default('optional'),
});

/** The people who must use a second factor. */
export type SecondFactorDemand = z.infer<typeof SecondFactorEnvironment>['SECOND_FACTOR'];

export const readSecondFactorDemand = (environment: NodeJS.ProcessEnv): SecondFactorDemand =>
  readEnvironment(SecondFactorEnvironment, environment).SECOND_FACTOR;

export type IsDemandedOf = (roles: readonly Role[]) => boolean;

export const secondFactorPolicy =
  (demand: SecondFactorDemand): IsDemandedOf =>
  (roles) =>
    demand === 'operators' && isStaff(roles);

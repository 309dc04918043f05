import { DomainError } from '../platform/http/domain-error.ts';

/** In the contract, and not served yet. */
export const toCome = (): never => {
  throw new DomainError('service.unavailable', { retryAfterSeconds: 60 });
};

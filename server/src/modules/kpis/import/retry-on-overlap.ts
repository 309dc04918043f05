import { isExclusionViolation } from '../../../platform/database/database-errors.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';

const attempts = 3;

/**
 * Comparing a table takes long, so it happens before the lock on its records. If somebody enters one of its periods
 * meanwhile, the table is compared again and then finds the new record.
 */
export async function retryOnOverlap<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isExclusionViolation(error, 'kpi_records_no_overlap')) throw error;
      if (attempt === attempts) throw new DomainError('conflict.version', { cause: error });
    }
  }
}

import { isExclusionViolation } from '../../../platform/database/database-errors.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';

const attempts = 3;

/**
 * A table is compared with what is stored before its records are held, because that takes long. Somebody who entered one
 * of its periods meanwhile makes it be compared again, and it then meets the record that is there.
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

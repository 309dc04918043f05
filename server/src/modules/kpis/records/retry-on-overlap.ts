import { isExclusionViolation } from '../../../platform/database/database-errors.ts';

/**
 * Two people enter the same period at the same moment: the database lets one of them through. The other one's work is
 * done again, and then meets the record that is there and can name it.
 */
export async function retryOnOverlap<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3 || !isExclusionViolation(error, 'kpi_records_no_overlap')) throw error;
    }
  }
}

import type { RefusedForm } from '@metra/contract/core/web-rendering';
import type { SharedReport } from '@metra/contract/operations/frozen-reports';

export const CODE_FORM = 'open';
export const FILE_FORM = 'file';

export interface SharedReportData {
  token: string;
  /** Null: the link leads to nothing, or no longer. */
  shared: SharedReport | null;
  /** That opened it: each file is asked for with it again. */
  code: string | null;
  refused: RefusedForm | null;
}

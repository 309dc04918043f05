import type { MetraContract } from '@metra/contract';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { AllHandlers } from '../../platform/http/handlers.ts';

type KpiHandlers = Pick<AllHandlers<MetraContract>, 'kpis' | 'kpiRecords' | 'kpiHistory' | 'kpiImport'>;

const later = () => {
  throw new DomainError('service.unavailable', { retryAfterSeconds: 60, cause: 'not built yet' });
};

/** KPIs of the catalogue and of organisations, their records, what is computed from them, import and export. */
export function kpisModule(): KpiHandlers {
  return {
    kpis: {
      list: later,
      create: later,
      read: later,
      update: later,
      remove: later,
      checkFormula: later,
      units: later,
      categories: later,
      factors: later,
      mine: later,
      adminList: later,
    },
    kpiRecords: {
      latest: later,
      create: later,
      batch: later,
      read: later,
      update: later,
      remove: later,
      restore: later,
      changes: later,
      restoreChange: later,
      ofKpi: later,
      grid: later,
      enteredKpis: later,
    },
    kpiHistory: { all: later, one: later, origin: later, overview: later, due: later },
    kpiImport: { preview: later, commit: later, export: later, exportSeries: later, template: later },
  };
}

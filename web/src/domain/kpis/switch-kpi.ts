import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { kpiChanged } from './kpi.invalidations.ts';

interface NamedKpi {
  id: number;
  name: string;
}

export async function switchOnKpi({ id, name }: NamedKpi): Promise<void> {
  try {
    await api.kpis.switchOn({ params: { id } });
    showToast({ variant: 'success', title: translate('records.switchedOn', { name }) });
  } catch (error) {
    await reportError(error);
  }
  kpiChanged(id);
}

/** The toast offers to undo it. */
export async function switchOffKpi(kpi: NamedKpi, reason: string): Promise<void> {
  await api.kpis.switchOff({ params: { id: kpi.id }, body: { reason } });
  kpiChanged(kpi.id);
  showToast({
    variant: 'success',
    title: translate('records.switchedOff', { name: kpi.name }),
    action: { label: translate('records.undo'), onAction: () => void switchOnKpi(kpi) },
  });
}

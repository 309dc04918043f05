import type { Measure } from '@metra/contract/operations/measures';
import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { hasKey, isClientError } from '../../lib/errors/errors.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { ownMeasureChanged } from './own-measures.ts';

type Deleted = Pick<Measure, 'id' | 'name'>;

/** It asks first if goals use the measure, and the toast offers to undo it. */
export async function deleteOwnMeasure(measure: Deleted): Promise<boolean> {
  const { id, name } = measure;
  try {
    if (!(await removed(measure))) return false;
  } catch (error) {
    ownMeasureChanged(id);
    await reportError(error);
    return false;
  }
  ownMeasureChanged(id);
  showToast({
    variant: 'success',
    title: translate('goals.ownMeasure.deleted', { name }),
    action: { label: translate('goals.ownMeasure.undo'), onAction: () => void restore(measure) },
  });
  return true;
}

async function removed({ id, name }: Deleted): Promise<boolean> {
  try {
    await api.ownMeasures.remove({ params: { id } });
  } catch (error) {
    if (!hasKey(error, 'measure.in_use') || !isClientError(error)) throw error;
    const goals = error.fields.flatMap(({ detail }) => detail ?? []);
    if (!(await confirmed(name, goals))) return false;
    await api.ownMeasures.remove({ params: { id }, query: { force: true } });
  }
  return true;
}

const confirmed = (name: string, goals: readonly string[]) =>
  confirmDialog({
    size: 'md',
    tone: 'danger',
    title: translate('goals.ownMeasure.deleteTitle'),
    confirmLabel: translate('goals.ownMeasure.delete'),
    text: (
      <>
        <p>{translate('goals.ownMeasure.inUse', { name })}</p>
        <ul className="my-2 list-disc pl-5">
          {goals.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
        <p>{translate('goals.ownMeasure.staysPlanned')}</p>
      </>
    ),
  });

async function restore({ id }: Deleted): Promise<void> {
  try {
    await api.ownMeasures.restore({ params: { id } });
    showToast({ variant: 'secondary', title: translate('goals.ownMeasure.restored') });
  } catch (error) {
    await reportError(error);
  }
  ownMeasureChanged(id);
}

import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import type { BulkAction, BulkCalls, BulkItem } from '../../domain/administration/list/list-props.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import type { AccountAct } from './account-bulk.ts';

type Action = BulkAction & BulkCalls;

const COMMON = ['GONE', 'CHANGED', 'UNCHANGED'] as const;

function reasonText(action: Action, reason: string, name: string): string {
  const common = COMMON.find((known) => known === reason);
  return common
    ? translate(`administration.bulk.reason.${common}`, { name })
    : (action.reason?.(reason, name) ?? name);
}

const refuse = (text: string) => showToast({ variant: 'warning', title: text });

/** Returns whether the action was done. */
export async function runSingleAccountAction(
  act: AccountAct,
  action: Action,
  { id, language }: { id: number; language: Language },
): Promise<boolean> {
  try {
    const { items, effects, canUndo, undoUntil } = await action.preview([id]);
    const [item] = items;
    if (!item) {
      refuse(translate('administration.bulk.gone', { count: 1 }));
      return false;
    }
    if (item.reason !== null) {
      refuse(reasonText(action, item.reason, item.name));
      return false;
    }
    const isConfirmed = await confirmDialog({
      title: translate(`accounts-admin.${act}.one`, { name: item.name }),
      text: (
        <div className="grid gap-3">
          {effects.length > 0 && (
            <ul className="grid list-disc gap-1 pl-5">
              {effects.map((effect) => (
                <li key={effect.key}>{action.effect?.(effect)}</li>
              ))}
            </ul>
          )}
          <p className="text-text-muted">
            {undoUntil
              ? translate('administration.bulk.undoUntil', { day: formatDate(undoUntil, language) })
              : translate(canUndo ? 'administration.bulk.canUndo' : 'administration.bulk.cannotUndo')}
          </p>
        </div>
      ),
      confirmLabel: action.label,
      tone: action.tone,
      size: 'md',
    });
    if (!isConfirmed) return false;
    const { done, leftOut } = await action.act([{ id, version: item.version }]);
    for (const { name, reason } of leftOut) refuse(reasonText(action, reason, name ?? item.name));
    if (done.length > 0) showDoneToast(action, [...done], canUndo);
    return done.length > 0;
  } catch (error) {
    await reportError(error);
    return false;
  } finally {
    action.afterwards();
  }
}

function showDoneToast(action: Action, done: BulkItem[], canUndo: boolean): void {
  const { undo } = action;
  showToast({
    variant: 'success',
    title: action.done(done.length),
    ...(undo &&
      canUndo && {
        action: {
          label: translate('administration.bulk.undo'),
          onAction: () =>
            void undo(done)
              .then(({ done: undone }) =>
                showToast({
                  variant: 'success',
                  title: translate('administration.bulk.undone', { count: undone.length }),
                }),
              )
              .catch(reportError)
              .finally(action.afterwards),
        },
      }),
  });
}

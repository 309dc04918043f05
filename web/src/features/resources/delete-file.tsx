import type { Resource, ResourceUses } from '@metra/contract/operations/resources';
import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { dismissToast, showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { hasKey } from '../../lib/errors/errors.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { UseList } from './file/use-list.tsx';

type Named = Pick<Resource, 'id' | 'name'>;

/** Whichever way it comes back, nothing goes on saying that it is gone. */
const deletedToast = ({ id }: Named) => `file-deleted-${id}`;

/** Deletes a file, after saying where it is used, and offers to take that back. True when it is gone. */
export async function deleteFile(file: Named): Promise<boolean> {
  const params = { resourceId: file.id };
  try {
    const uses = await api.resources.uses({ params });
    if (uses.count > 0 && !(await isDeletionConfirmed(file, uses))) return false;
    await api.resources.remove({ params, query: uses.count > 0 ? { force: true } : {} });
  } catch (error) {
    // Somebody has begun to use it meanwhile: ask again, with what is true now.
    if (hasKey(error, 'resource.in_use')) return deleteFile(file);
    events.emit('resourcesChanged');
    await reportError(error);
    return false;
  }
  events.emit('resourcesChanged');
  showToast({
    id: deletedToast(file),
    variant: 'success',
    title: translate('files.deleted', { name: file.name }),
    action: { label: translate('files.undo'), onAction: () => void restoreFile(file) },
  });
  return true;
}

const isDeletionConfirmed = ({ name }: Named, uses: ResourceUses): Promise<boolean> =>
  confirmDialog({
    title: translate('files.delete.title', { name }),
    text: (
      <div className="grid gap-4">
        <p>{translate('files.delete.text', { count: uses.count })}</p>
        <UseList {...uses} />
      </div>
    ),
    confirmLabel: translate('files.delete.confirm'),
    tone: 'danger',
    size: 'md',
  });

export async function restoreFile(file: Named): Promise<void> {
  dismissToast(deletedToast(file));
  try {
    await api.resources.restore({ params: { resourceId: file.id } });
    showToast({ variant: 'secondary', title: translate('files.restored', { name: file.name }) });
  } catch (error) {
    await reportError(error);
  }
  events.emit('resourcesChanged');
}

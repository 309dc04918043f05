import type { Resource } from '@metra/contract/operations/resources';
import { maxFileBytes } from '@metra/contract/rules/file-limits';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { uploadFetch } from '../../../lib/api/upload-fetch.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { createUploads, isUnderWay } from './uploads.ts';

/** A file that the server would refuse is refused at once. */
function refusalOf({ size }: File): string | undefined {
  if (size === 0) return translate('files.upload.empty');
  return size > maxFileBytes ? translate('files.upload.tooLarge') : undefined;
}

const newUploads = () =>
  createUploads<Resource>({
    async send(file, { signal, onProgress, target }) {
      const options = { file, signal, fetch: uploadFetch(onProgress) };
      const type = file.type.startsWith('image/') ? 'IMAGE' : 'FILE';
      if (target)
        await api.resources.update(
          { params: { resourceId: target.id }, body: { version: target.version } },
          options,
        );
      else await api.resources.create({ body: { type } }, options);
      events.emit('resourcesChanged');
    },
    explain: errorText,
    refuse: refusalOf,
    onSettled: (count) => showToast({ variant: 'success', title: translate('files.upload.done', { count }) }),
  });

/** Leaving the page while files are being uploaded asks first, and then cancels them. */
export function useUploads() {
  const { t } = useTranslate();
  const [uploads] = useState(newUploads);
  const transfers = useSyncExternalStore(uploads.subscribe, uploads.get);
  const isBusy = isUnderWay(transfers);
  useBlocker({
    disabled: !isBusy,
    enableBeforeUnload: () => isBusy,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const leave = await confirmDialog({
        title: t('files.leave.title'),
        text: t('files.leave.text'),
        confirmLabel: t('files.leave.confirm'),
        cancelLabel: t('files.leave.cancel'),
        tone: 'danger',
      });
      return !leave;
    },
  });
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return { transfers, add: uploads.add, dismiss: uploads.dismiss };
}

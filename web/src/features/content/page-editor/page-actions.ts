import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import type { PageDraft } from './page-draft.ts';

/** Saves the input first. Nothing is published, previewed or restored before the server has it. */
export async function saved(draft: PageDraft): Promise<boolean> {
  await draft.flush();
  if (draft.snapshot().state === 'saved') return true;
  showToast({ id: 'not-saved', variant: 'warning', title: translate('content.notSaved') });
  return false;
}

/** Opens a version in another tab as visitors would see it. The default is the draft. */
export async function openPreview(pageId: number, versionId?: number): Promise<void> {
  // Browsers refuse to open a window after an asynchronous step.
  const tab = window.open('', '_blank');
  try {
    const id = versionId ?? (await latestVersionOf(pageId));
    const { url } = await operatorApi.landingPagesAdmin.versionPreview({
      params: { id: pageId, versionId: id },
    });
    if (!tab) return void location.assign(url);
    tab.opener = null;
    tab.location.replace(new URL(url, location.origin));
  } catch (error) {
    tab?.close();
    throw error;
  }
}

async function latestVersionOf(id: number): Promise<number> {
  const { items } = await operatorApi.landingPagesAdmin.versions({ params: { id }, query: { pageSize: 50 } });
  const shown =
    items.find(({ isDraft }) => isDraft) ?? items.find(({ isPublished }) => isPublished) ?? items[0];
  if (!shown) throw new Error('A page without a version.');
  return shown.id;
}

export async function unschedule(draft: PageDraft): Promise<void> {
  draft.take(
    await operatorApi.landingPagesAdmin.unschedule({ params: { id: draft.snapshot().document.id } }),
  );
  showToast({ variant: 'success', title: translate('content.unscheduled') });
}

/** A confirmation is needed, because links to the page from elsewhere will be broken. */
export async function withdraw(draft: PageDraft): Promise<void> {
  const { id, version, usedBy } = draft.snapshot().document;
  const isSure = await confirmDialog({
    title: translate('content.withdraw.title'),
    text: translate('content.withdraw.text', { count: usedBy.length }),
    confirmLabel: translate('content.withdraw'),
    tone: 'danger',
    size: 'md',
  });
  if (!isSure) return;
  draft.take(await operatorApi.landingPagesAdmin.withdraw({ params: { id }, body: { version } }));
  showToast({ variant: 'success', title: translate('content.withdrawn') });
}

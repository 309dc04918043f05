import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { getRouter } from '../../../lib/guards/router-access.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';

export async function askAndDelete({ id }: LandingPage): Promise<void> {
  // References to the page may have changed since the editor was opened.
  const { usedBy, state } = await operatorApi.landingPagesAdmin.read({ params: { id } });
  const isSure = await confirmDialog({
    title: translate('content.delete.title'),
    text: (
      <div className="grid gap-3">
        <p>{translate(state === 'PUBLISHED' ? 'content.delete.published' : 'content.delete.draft')}</p>
        {usedBy.length > 0 && (
          <>
            <p>{translate('content.delete.usedBy', { count: usedBy.length })}</p>
            <ul className="list-disc pl-5">
              {usedBy.map((use) => (
                <li key={`${use.kind}${use.id}`}>
                  {translate(`content.usedBy.${use.kind}`, { name: use.name })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    ),
    confirmLabel: translate(usedBy.length > 0 ? 'content.delete.force' : 'content.delete'),
    tone: 'danger',
    size: 'md',
  });
  if (!isSure) return;
  await operatorApi.landingPagesAdmin.remove({
    params: { id },
    query: usedBy.length > 0 ? { force: true } : {},
  });
  events.emit('landingPageChanged', { pageId: id });
  showToast({ variant: 'success', title: translate('content.deleted') });
  await getRouter().navigate({ to: '/admin/landing-pages' });
}

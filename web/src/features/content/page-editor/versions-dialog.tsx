import type { PageVersion } from '@metra/contract/shapes/landing-page-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { Pagination } from '../../../design-system/navigation/pagination.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { Badge } from '../../../design-system/values/badge.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatBerlin } from '../../../lib/formats/berlin-time.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { contentQueries } from '../content.queries.ts';
import { openPreview } from './page-actions.ts';
import type { PageDraft } from './page-draft.ts';

/** The dialog shows earlier versions of the page. Each can be viewed, and brought back as the draft. */
export const openVersionsDialog = (draft: PageDraft): Promise<void> =>
  openDialog({
    title: translate('content.versions.title'),
    size: 'xl',
    content: ({ close }) => <Versions draft={draft} onDone={() => close()} />,
  });

function Versions({ draft, onDone }: { draft: PageDraft; onDone: () => void }) {
  const { t } = useTranslate();
  const { id } = draft.snapshot().document;
  const [page, setPage] = useState(1);
  const found = useQuery(contentQueries.versions(id, page));
  const { data, error } = found;
  return (
    <DialogBody>
      <div className="grid gap-4">
        <p className="text-text-soft">{t('content.versions.text')}</p>
        {!data && !error && (
          <Skeleton>
            <SkeletonRows rows={4} />
          </Skeleton>
        )}
        {!data && error && <LoadError title={t('content.versions.error')} query={found} />}
        {data && (
          <ol className="grid">
            {data.items.map((version) => (
              <VersionRow key={version.id} version={version} draft={draft} onDone={onDone} />
            ))}
          </ol>
        )}
        {data && <Pagination page={page} pageSize={data.pageSize} total={data.total} onChange={setPage} />}
      </div>
    </DialogBody>
  );
}

interface VersionRowProps {
  version: PageVersion;
  draft: PageDraft;
  onDone: () => void;
}

function VersionRow({ version, draft, onDone }: VersionRowProps) {
  const { t, language } = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { number } = version;

  async function bringBack() {
    const isSure = await confirmDialog({
      title: t('content.bringBack.title', { number }),
      text: t('content.bringBack.text'),
      confirmLabel: t('content.bringBack'),
      size: 'md',
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      const { id, version: present } = draft.snapshot().document;
      draft.take(
        await operatorApi.landingPagesAdmin.bringBack({
          params: { id, versionId: version.id },
          body: { version: present },
        }),
      );
      showToast({ variant: 'success', title: t('content.broughtBack', { number }) });
      onDone();
    } catch (error) {
      await reportError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t('content.version', { number })}
          {version.isDraft && !version.isPublished && <Badge>{t('content.state.draft')}</Badge>}
          {version.isPublished && <Badge tone="success">{t('content.state.published')}</Badge>}
          {version.scheduledFor && (
            <Badge>
              {t('content.state.scheduled', { time: formatBerlin(version.scheduledFor, language) })}
            </Badge>
          )}
        </p>
        <p className="truncate text-small text-text-soft">{version.title}</p>
        <p className="text-small text-text-muted">
          {formatDateTime(version.createdAt, language, 'short')}
          {version.createdBy && `, ${version.createdBy}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={t('content.version.look', { number })}
          onClick={() => void openPreview(draft.snapshot().document.id, version.id).catch(reportError)}
        >
          {t('content.page.preview')}
        </Button>
        {!version.isDraft && (
          <Button
            size="sm"
            loading={isBusy}
            aria-label={t('content.version.bringBack', { number })}
            onClick={() => void bringBack()}
          >
            {t('content.bringBack')}
          </Button>
        )}
      </div>
    </li>
  );
}

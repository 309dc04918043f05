import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';
import {
  ArrowLeft,
  CalendarX2,
  EllipsisVertical,
  ExternalLink,
  EyeOff,
  History,
  Link2,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { PageState } from '../pages-list/page-state.tsx';
import { askAndDelete } from './delete-page.tsx';
import { openPreview, saved, unschedule, withdraw } from './page-actions.ts';
import type { PageDraft } from './page-draft.ts';
import { publicPath } from './public-path.ts';
import { openPublishDialog } from './publish-dialog.tsx';
import { openSlugDialog } from './slug-dialog.tsx';
import { openVersionsDialog } from './versions-dialog.tsx';

interface PageHeadProps {
  page: LandingPage;
  draft: PageDraft;
}

export function PageHead({ page, draft }: PageHeadProps) {
  const { t, language } = useTranslate();
  const [busy, setBusy] = useState<'preview' | 'publish' | null>(null);
  const texts = draft.snapshot().content.translations;
  const title = texts[language].title || texts.de.title || texts.en.title || t('content.pages.untitled');
  const isPublished = page.state === 'PUBLISHED';
  const isLegal = page.kind === 'LEGAL';
  const hasSomethingToPublish = !isPublished || page.hasChanges || draft.snapshot().state !== 'saved';

  /** Actions apply to the saved page, so the draft is saved first. */
  async function after(what: typeof busy, act: () => Promise<unknown>) {
    setBusy(what);
    try {
      if (await saved(draft)) await act();
    } catch (error) {
      await reportError(error);
    } finally {
      setBusy(null);
    }
  }

  return (
    <header className="page-head">
      <div className="grid min-w-0 gap-2">
        <FrameLink href={isLegal ? '/admin/legal' : '/admin/landing-pages'} className="back-link mb-0 w-fit">
          <ArrowLeft size={16} aria-hidden="true" />
          {t(isLegal ? 'content.legal.title' : 'content.pages.title')}
        </FrameLink>
        <h1 className="type-h1 wrap-anywhere">{title}</h1>
        <PageState page={page} />
      </div>
      <div className="page-actions">
        <Button
          loading={busy === 'preview'}
          onClick={() => void after('preview', () => openPreview(page.id))}
        >
          {t('content.page.preview')}
        </Button>
        {hasSomethingToPublish ? (
          <Button
            variant="primary"
            loading={busy === 'publish'}
            onClick={() => void after('publish', async () => void openPublishDialog(draft))}
          >
            {t(isPublished ? 'content.publish.changes' : 'content.publish.action')}
          </Button>
        ) : (
          <ButtonLink
            href={publicPath(page, page.slug)}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink size={16} aria-hidden="true" />}
          >
            {t('content.page.look')}
          </ButtonLink>
        )}
        <Menu
          trigger={
            <IconButton
              variant="secondary"
              className="flex-none!"
              label={t('content.page.more')}
              icon={<EllipsisVertical size={18} aria-hidden="true" />}
            />
          }
        >
          <MenuItem
            icon={<History size={18} aria-hidden="true" />}
            onSelect={() => void after(null, async () => void openVersionsDialog(draft))}
          >
            {t('content.versions.title')}
          </MenuItem>
          {!isLegal && (
            <MenuItem
              icon={<Link2 size={18} aria-hidden="true" />}
              onSelect={() => void after(null, async () => void openSlugDialog(draft))}
            >
              {t('content.slug.change')}
            </MenuItem>
          )}
          {page.scheduledFor && (
            <MenuItem
              icon={<CalendarX2 size={18} aria-hidden="true" />}
              onSelect={() => void after(null, () => unschedule(draft))}
            >
              {t('content.unschedule')}
            </MenuItem>
          )}
          {!isLegal && <MenuSeparator />}
          {!isLegal && isPublished && (
            <MenuItem
              icon={<EyeOff size={18} aria-hidden="true" />}
              onSelect={() => void after(null, () => withdraw(draft))}
            >
              {t('content.withdraw')}
            </MenuItem>
          )}
          {!isLegal && (
            <MenuItem
              danger
              icon={<Trash2 size={18} aria-hidden="true" />}
              onSelect={() => void askAndDelete(page).catch(reportError)}
            >
              {t('content.delete')}
            </MenuItem>
          )}
        </Menu>
      </div>
    </header>
  );
}

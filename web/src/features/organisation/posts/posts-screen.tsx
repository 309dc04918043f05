import type { OfferPost } from '@metra/contract/shapes/offer-shapes';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { ResponsivePicture } from '../../../design-system/pictures/responsive-picture.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PagedList } from '../../../lib/paged-list/paged-list.tsx';
import { usePage } from '../../../lib/paged-list/use-page.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { organisationQueries } from '../organisation.queries.ts';
import { useInputOwner, useOwnOrganisationId } from '../own-organisation.ts';
import { OrganisationListSkeleton } from '../skeletons.tsx';
import { openPostDialog } from './post-dialog.tsx';

export function PostsScreen() {
  const { t } = useTranslate();
  const organisationId = useOwnOrganisationId();
  const owner = useInputOwner();
  const list = usePage();
  const found = useQuery(organisationQueries.posts(organisationId, list.page));
  const offers = useQuery(organisationQueries.offers(organisationId));
  const { data, error } = found;
  if (!data && !error) return <OrganisationListSkeleton of="posts" />;
  const write = () =>
    void openPostDialog({ organisationId, owner, offers: offers.data?.items ?? [] }).then(() => list.show(1));
  return (
    <div className="grid gap-6">
      <header className="page-head">
        <div className="grid gap-2">
          <h1 className="type-h1 pt-2">{t('organisation.posts.title')}</h1>
          <p className="measure text-text-soft">{t('organisation.posts.text')}</p>
        </div>
        <ForWriters>
          <div className="page-actions">
            <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={write}>
              {t('organisation.posts.write')}
            </Button>
          </div>
        </ForWriters>
      </header>
      <PagedList
        {...list}
        query={found}
        errorTitle={t('organisation.posts.error')}
        empty={{
          title: t('organisation.posts.none'),
          text: t('organisation.posts.noneText'),
        }}
      >
        {(rows) => (
          <ul className="panel divide-y divide-line">
            {rows.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function PostRow({ post }: { post: OfferPost }) {
  const { t, language } = useTranslate();
  const { id: postId, title, text, createdAt, author, image } = post;

  async function remove() {
    const isConfirmed = await confirmDialog({
      title: t('organisation.posts.delete.title'),
      text: t('organisation.posts.delete.text', { title }),
      confirmLabel: t('organisation.posts.delete.confirm'),
      tone: 'danger',
    });
    if (!isConfirmed) return;
    try {
      await api.organisations.removePost({ params: { organisationId: author.id, postId } });
      showToast({ variant: 'success', title: t('organisation.posts.deleted', { title }) });
    } catch (error) {
      await reportError(error);
    }
    events.emit('marketplaceChanged');
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 px-5 py-5 md:px-6">
      <div className="grid min-w-0 gap-1">
        <p className="text-small text-text-muted">
          <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
        </p>
        <h2 className="type-h3 wrap-anywhere">{title}</h2>
        <p className="measure whitespace-pre-line text-text-soft wrap-anywhere">{text}</p>
        {image && (
          <div className="mt-2 max-w-[320px]">
            <ResponsivePicture
              image={image}
              sizes="320px"
              className="aspect-[3/2] rounded-panel object-cover"
            />
          </div>
        )}
      </div>
      <ForWriters>
        <IconButton
          label={t('organisation.posts.delete.label', { title })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => void remove()}
        />
      </ForWriters>
    </li>
  );
}

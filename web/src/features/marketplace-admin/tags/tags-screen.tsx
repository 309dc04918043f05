import type { Tag } from '@metra/contract/tags';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowDown, ArrowLeft, ArrowUp, Plus } from 'lucide-react';
import { Button } from '../../../design-system/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api.ts';
import { hasKey } from '../../../lib/errors.ts';
import { events } from '../../../lib/events.ts';
import { FrameLink } from '../../../lib/frame-link.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { moved } from '../../../lib/moved.ts';
import { reportError } from '../../../lib/report-error.ts';
import { MarketplaceDetailSkeleton } from '../admin-skeletons.tsx';
import { ListHead } from '../list-frame.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';
import { openTagDialog } from './tag-dialog.tsx';

const route = getRouteApi('/admin/tags');

/** The tags of one type, level by level, in the order people see them in. */
export function TagsScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const types = useQuery(marketplaceAdminQueries.tagTypes());
  const tagType = types.data?.items.find(({ id }) => id === search.type) ?? types.data?.items[0];
  const found = useQuery({
    ...marketplaceAdminQueries.tags(tagType?.id ?? 0, search.parent),
    enabled: tagType !== undefined,
  });
  const failed = [types, found].find(({ data, error }) => !data && error);
  if (failed)
    return (
      <div className="wrap py-16">
        <LoadError headingLevel={1} title={t('marketplace-admin.error')} query={failed} />
      </div>
    );
  if (!tagType || !found.data) return <MarketplaceDetailSkeleton of="tags" />;
  const tags = found.data.items;
  const parentName = tags[0]?.parent?.name;
  return (
    <div className="wrap grid gap-6 py-8">
      <div>
        <FrameLink
          href={search.parent === undefined ? '/admin/tag-types' : `/admin/tags?type=${tagType.id}`}
          className="back-link"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {search.parent === undefined ? t('marketplace-admin.tagTypes.title') : tagType.name}
        </FrameLink>
        <ListHead
          title={parentName ?? tagType.name}
          text={t('marketplace-admin.tags.text')}
          action={
            <Button
              variant="primary"
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={() => void openTagDialog({ tagType, tag: null, parentId: search.parent ?? null })}
            >
              {t('marketplace-admin.tags.new')}
            </Button>
          }
        />
      </div>
      <div className="panel">
        {tags.length === 0 ? (
          <EmptyState headingLevel={2} title={t('marketplace-admin.tags.none')} />
        ) : (
          <ol className="divide-y divide-line">
            {tags.map((tag, place) => (
              <TagRow
                key={tag.id}
                tag={tag}
                tags={tags}
                place={place}
                isHierarchical={tagType.hierarchical}
                onEdit={() => void openTagDialog({ tagType, tag, parentId: tag.parent?.id ?? null })}
              />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

interface TagRowProps {
  tag: Tag;
  tags: readonly Tag[];
  place: number;
  isHierarchical: boolean;
  onEdit: () => void;
}

function TagRow({ tag, tags, place, isHierarchical, onEdit }: TagRowProps) {
  const { t } = useTranslate();
  const { id, name, slug, tagType } = tag;
  const moving = useMutation({
    mutationFn: (to: number) =>
      api.tags.updateOrder({
        body: { tags: moved(tags, place, to).map(({ id: each, version }) => ({ id: each, version })) },
      }),
    onError: reportError,
    onSettled: () => events.emit('marketplaceAdministered'),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-[180px] flex-1 leading-ui">
        {isHierarchical ? (
          <FrameLink href={`/admin/tags?type=${tagType.id}&parent=${id}`} className="link">
            {name}
          </FrameLink>
        ) : (
          <span>{name}</span>
        )}
        <span className="text-small text-text-muted">{slug}</span>
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          label={t('marketplace-admin.tags.up', { name })}
          icon={<ArrowUp size={18} aria-hidden="true" />}
          disabled={place === 0 || moving.isPending}
          onClick={() => moving.mutate(place - 1)}
        />
        <IconButton
          label={t('marketplace-admin.tags.down', { name })}
          icon={<ArrowDown size={18} aria-hidden="true" />}
          disabled={place === tags.length - 1 || moving.isPending}
          onClick={() => moving.mutate(place + 1)}
        />
        <Button size="sm" variant="quiet" onClick={onEdit}>
          {t('marketplace-admin.edit')}
        </Button>
        <DeleteTag tag={tag} />
      </div>
    </li>
  );
}

/** What carries the tag is named before it is deleted all the same. */
function DeleteTag({ tag: { id: tagId, name } }: { tag: Tag }) {
  const { t } = useTranslate();
  const ask = (word: 'delete' | 'force') =>
    confirmDialog({
      title: t('marketplace-admin.tags.delete.title', { name }),
      text: t(`marketplace-admin.tags.${word}.text`),
      confirmLabel: t(word === 'force' ? 'marketplace-admin.tags.force' : 'marketplace-admin.delete'),
      tone: 'danger',
      size: 'md',
    });

  async function remove(force: boolean): Promise<void> {
    try {
      await api.tags.remove({ params: { tagId }, query: force ? { force } : {} });
      showToast({ variant: 'success', title: t('marketplace-admin.deleted', { name }) });
    } catch (error) {
      if (!hasKey(error, 'tag.in_use')) return reportError(error);
      if (await ask('force')) await remove(true);
      return;
    }
    events.emit('marketplaceAdministered');
  }

  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={async () => {
        if (await ask('delete')) await remove(false);
      }}
    >
      {t('marketplace-admin.delete')}
    </Button>
  );
}

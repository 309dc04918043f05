import type { TagType } from '@metra/contract/tags';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Button } from '../../../design-system/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api.ts';
import { events } from '../../../lib/events.ts';
import { FrameLink } from '../../../lib/frame-link.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { reportError } from '../../../lib/report-error.ts';
import { MarketplaceListSkeleton } from '../admin-skeletons.tsx';
import { ListHead } from '../list-frame.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';
import { openTagTypeDialog } from './tag-type-dialog.tsx';

/** Kinds of tags, and what they can be put on. */
export function TagTypesScreen() {
  const { t } = useTranslate();
  const found = useQuery(marketplaceAdminQueries.tagTypes());
  const columns = useColumns();
  const { data, error } = found;
  if (!data && !error) return <MarketplaceListSkeleton of="tagTypes" />;
  return (
    <div className="wrap grid gap-6 py-8">
      <ListHead
        title={t('marketplace-admin.tagTypes.title')}
        text={t('marketplace-admin.tagTypes.text')}
        action={
          <Button
            variant="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => void openTagTypeDialog(null)}
          >
            {t('marketplace-admin.tagTypes.new')}
          </Button>
        }
      />
      {data ? (
        <div className="panel overflow-hidden">
          <Table<TagType>
            caption={t('marketplace-admin.tagTypes.title')}
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            empty={<EmptyState headingLevel={2} title={t('marketplace-admin.noneFound')} />}
          />
        </div>
      ) : (
        <LoadError headingLevel={2} title={t('marketplace-admin.error')} query={found} />
      )}
    </div>
  );
}

function useColumns(): readonly Column<TagType>[] {
  const { t } = useTranslate();

  async function remove({ id, name }: TagType) {
    const isMeant = await confirmDialog({
      title: t('marketplace-admin.tagTypes.delete.title', { name }),
      text: t('marketplace-admin.tagTypes.delete.text'),
      confirmLabel: t('marketplace-admin.delete'),
      tone: 'danger',
    });
    if (!isMeant) return;
    try {
      await api.tagTypes.remove({ params: { id } });
      showToast({ variant: 'success', title: t('marketplace-admin.deleted', { name }) });
    } catch (error) {
      await reportError(error);
    }
    events.emit('marketplaceAdministered');
  }

  return [
    {
      key: 'name',
      header: t('marketplace-admin.name'),
      cell: ({ id, name, slug }) => (
        <span className="grid leading-ui">
          <FrameLink href={`/admin/tags?type=${id}`} className="link">
            {name}
          </FrameLink>
          <span className="text-small text-text-muted">{slug}</span>
        </span>
      ),
    },
    {
      key: 'availableFor',
      header: t('marketplace-admin.tagTypes.availableFor'),
      wrap: true,
      cell: ({ availableFor }) =>
        availableFor.map((each) => t(`marketplace-admin.taggable.${each}`)).join(', '),
    },
    {
      key: 'tagCount',
      header: t('marketplace-admin.tags.title'),
      align: 'end',
      cell: ({ tagCount }) => tagCount,
    },
    {
      key: 'actions',
      header: t('marketplace-admin.actions'),
      headerHidden: true,
      narrow: 'action',
      cell: (tagType) => (
        <span className="flex justify-end gap-2">
          <Button size="sm" variant="quiet" onClick={() => void openTagTypeDialog(tagType)}>
            {t('marketplace-admin.edit')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={tagType.tagCount > 0}
            onClick={() => void remove(tagType)}
          >
            {t('marketplace-admin.delete')}
          </Button>
        </span>
      ),
    },
  ];
}

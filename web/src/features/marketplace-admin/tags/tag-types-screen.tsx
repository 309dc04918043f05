import { Taggable, type TagType } from '@metra/contract/operations/tags';
import { getRouteApi } from '@tanstack/react-router';
import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { MenuItem, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';
import { openTagTypeDialog } from './tag-type-dialog.tsx';
import { tagTypeList } from './tag-type-list.ts';

const route = getRouteApi('/admin/tag-types');

export function TagTypesScreen() {
  const { t } = useTranslate();
  return (
    <AdminList<TagType, typeof tagTypeList>
      of={tagTypeList}
      search={route.useSearch()}
      query={marketplaceAdminQueries.tagTypeList}
      csv={(query) => operatorApi.tagTypes.export({ query })}
      title={t('marketplace-admin.tagTypes.title')}
      searchLabel={t('marketplace-admin.tagTypes.search')}
      name={{
        header: t('marketplace-admin.name'),
        of: ({ name }) => name,
        detail: ({ slug }) => slug,
        sort: 'name',
      }}
      href={({ id }) => `/admin/tags?type=${id}`}
      columns={{
        availableFor: {
          header: t('marketplace-admin.tagTypes.availableFor'),
          wrap: true,
          cell: ({ availableFor }) =>
            availableFor.map((each) => t(`marketplace-admin.taggable.${each}`)).join(', '),
        },
        tagCount: {
          header: t('marketplace-admin.tags.title'),
          narrowLabel: true,
          align: 'end',
          sort: 'tagCount',
          cell: ({ tagCount }) => tagCount,
        },
        hierarchical: {
          header: t('marketplace-admin.tagTypes.hierarchical'),
          narrowLabel: true,
          cell: ({ hierarchical }) => t(hierarchical ? 'administration.yes' : 'administration.no'),
        },
      }}
      filters={{
        availableFor: {
          label: t('marketplace-admin.tagTypes.availableFor'),
          options: Object.fromEntries(
            Taggable.options.map((each) => [each, t(`marketplace-admin.taggable.${each}`)]),
          ),
        },
      }}
      action={
        <Button
          variant="primary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => void openTagTypeDialog(null)}
        >
          {t('marketplace-admin.tagTypes.new')}
        </Button>
      }
      menu={(tagType) => (
        <>
          <MenuItem
            icon={<PencilLine size={16} aria-hidden="true" />}
            onSelect={() => void openTagTypeDialog(tagType)}
          >
            {t('marketplace-admin.edit')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            danger
            icon={<Trash2 size={16} aria-hidden="true" />}
            disabled={tagType.tagCount > 0}
            onSelect={() => void remove(tagType)}
          >
            {t('marketplace-admin.delete')}
          </MenuItem>
        </>
      )}
      empty={{ title: t('marketplace-admin.noneFound') }}
    />
  );
}

async function remove({ id, name }: TagType): Promise<void> {
  const isConfirmed = await confirmDialog({
    title: translate('marketplace-admin.tagTypes.delete.title', { name }),
    text: translate('marketplace-admin.tagTypes.delete.text'),
    confirmLabel: translate('marketplace-admin.delete'),
    tone: 'danger',
  });
  if (!isConfirmed) return;
  try {
    await operatorApi.tagTypes.remove({ params: { id } });
    showToast({ variant: 'success', title: translate('marketplace-admin.deleted', { name }) });
  } catch (error) {
    await reportError(error);
  }
  events.emit('marketplaceAdministered');
}

import type {
  OrganisationBulkDone,
  OrganisationBulkPreview,
} from '@metra/contract/operations/marketplace-admin';
import { EyeOff, Tag } from 'lucide-react';
import type { BulkAction } from '../../../domain/administration/list/list-props.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { openOneTagDialog } from './one-tag-dialog.tsx';

type Effect = OrganisationBulkPreview['effects'][number]['key'];
type OwnReason = Exclude<OrganisationBulkDone['leftOut'][number]['reason'], 'GONE' | 'CHANGED' | 'UNCHANGED'>;

const { organisationsAdmin } = operatorApi;

export function useOrganisationBulk(): readonly BulkAction[] {
  const { t } = useTranslate();
  const words = (key: 'tag' | 'unlist') => ({
    key,
    label: t(`marketplace-admin.bulk.${key}`),
    title: (count: number, of: number) => t(`marketplace-admin.bulk.${key}.title`, { count, of }),
    confirm: (count: number) => t(`marketplace-admin.bulk.${key}.confirm`, { count }),
    done: (count: number) => t(`marketplace-admin.bulk.${key}.done`, { count }),
    effect: (effect: { key: string; count: number; names: readonly string[] }) =>
      t(`marketplace-admin.bulk.effect.${effect.key as Effect}`, {
        count: effect.count,
        names: effect.names.join(', '),
        more: effect.count - effect.names.length,
      }),
    reason: (reason: string, name: string) =>
      t(`marketplace-admin.bulk.reason.${reason as OwnReason}`, { name }),
    afterwards: () => events.emit('marketplaceAdministered'),
  });
  return [
    {
      ...words('tag'),
      icon: Tag,
      async ask() {
        const tag = await openOneTagDialog();
        if (!tag) return undefined;
        return {
          preview: (ids) => organisationsAdmin.previewTag({ body: { ids, tag } }),
          act: (items) => organisationsAdmin.tag({ body: { items, tag } }),
          undo: (items) => organisationsAdmin.untag({ body: { items, tag } }),
        };
      },
    },
    {
      ...words('unlist'),
      icon: EyeOff,
      tone: 'danger',
      preview: (ids) => organisationsAdmin.previewUnlist({ body: { ids } }),
      act: (items) => organisationsAdmin.unlist({ body: { items } }),
      undo: (items) => organisationsAdmin.relist({ body: { items } }),
    },
  ];
}

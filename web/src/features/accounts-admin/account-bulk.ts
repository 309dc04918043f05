import type { AccountBulkDone, AccountBulkPreview } from '@metra/contract/operations/accounts-admin';
import { Ban, LockOpen, type LucideIcon, MailCheck, Trash2, Undo2 } from 'lucide-react';
import type { BulkAction, BulkCalls } from '../../domain/administration/list/list-props.ts';
import { events } from '../../lib/api/events.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export type AccountAct = 'block' | 'unblock' | 'delete' | 'restore' | 'sendConfirmation';

type Effect = AccountBulkPreview['effects'][number]['key'];
type OwnReason = Exclude<AccountBulkDone['leftOut'][number]['reason'], 'GONE' | 'CHANGED' | 'UNCHANGED'>;

const { accountsAdmin } = operatorApi;
const block: BulkCalls['act'] = (items) => accountsAdmin.block({ body: { items } });
const unblock: BulkCalls['act'] = (items) => accountsAdmin.unblock({ body: { items } });
const remove: BulkCalls['act'] = (items) => accountsAdmin.delete({ body: { items } });
const restore: BulkCalls['act'] = (items) => accountsAdmin.restore({ body: { items } });

const CALLS: Record<AccountAct, BulkCalls & { icon: LucideIcon; tone?: 'danger' }> = {
  block: {
    icon: Ban,
    tone: 'danger',
    preview: (ids) => accountsAdmin.previewBlock({ body: { ids } }),
    act: block,
    undo: unblock,
  },
  unblock: {
    icon: LockOpen,
    preview: (ids) => accountsAdmin.previewUnblock({ body: { ids } }),
    act: unblock,
    undo: block,
  },
  delete: {
    icon: Trash2,
    tone: 'danger',
    preview: (ids) => accountsAdmin.previewDelete({ body: { ids } }),
    act: remove,
    undo: restore,
  },
  restore: {
    icon: Undo2,
    preview: (ids) => accountsAdmin.previewRestore({ body: { ids } }),
    act: restore,
    undo: remove,
  },
  sendConfirmation: {
    icon: MailCheck,
    preview: (ids) => accountsAdmin.previewSendConfirmation({ body: { ids } }),
    act: (items) => accountsAdmin.sendConfirmation({ body: { items } }),
  },
};

/** These actions apply to many accounts at once or to a single one. */
export function useAccountActs(): Readonly<Record<AccountAct, BulkAction & BulkCalls>> {
  const { t } = useTranslate();
  const actionOf = (key: AccountAct): BulkAction & BulkCalls => ({
    ...CALLS[key],
    key,
    label: t(`accounts-admin.${key}`),
    title: (count, of) => t(`accounts-admin.${key}.title`, { count, of }),
    confirm: (count) => t(`accounts-admin.${key}.confirm`, { count }),
    done: (count) => t(`accounts-admin.${key}.done`, { count }),
    effect: (effect) =>
      t(`accounts-admin.effect.${effect.key as Effect}`, {
        count: effect.count,
        names: effect.names.join(', '),
        more: effect.count - effect.names.length,
      }),
    reason: (reason, name) => t(`accounts-admin.reason.${reason as OwnReason}`, { name }),
    afterwards: () => events.emit('accountsAdministered'),
  });
  return {
    block: actionOf('block'),
    unblock: actionOf('unblock'),
    delete: actionOf('delete'),
    restore: actionOf('restore'),
    sendConfirmation: actionOf('sendConfirmation'),
  };
}

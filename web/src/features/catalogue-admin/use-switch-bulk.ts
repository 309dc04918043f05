import { Eye, EyeOff } from 'lucide-react';
import type {
  BulkAction,
  BulkItem,
  BulkOutcome,
  BulkPreview,
} from '../../domain/administration/list/list-props.ts';
import { events } from '../../lib/api/events.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface SwitchCalls {
  preview: (ids: number[], active: boolean) => Promise<BulkPreview>;
  act: (items: BulkItem[], active: boolean) => Promise<BulkOutcome>;
}

/** The two actions offer the chosen records or withdraw them, and each undoes the other. */
export function useSwitchBulk(calls: SwitchCalls): readonly BulkAction[] {
  const { t } = useTranslate();
  return [true, false].map((active): BulkAction => {
    const word = active ? 'on' : 'off';
    return {
      key: word,
      label: t(`catalogue-admin.switch.${word}`),
      icon: active ? Eye : EyeOff,
      preview: (ids) => calls.preview(ids, active),
      act: (items) => calls.act(items, active),
      undo: (items) => calls.act(items, !active),
      title: (count, of) => t(`catalogue-admin.switch.${word}.title`, { count, of }),
      confirm: (count) => t(`catalogue-admin.switch.${word}.confirm`, { count }),
      done: (count) => t(`catalogue-admin.switch.${word}.done`, { count }),
      effect: ({ key, count, names }) =>
        t(`catalogue-admin.switch.effect.${key as 'MEASURES'}`, { count, names: names.join(', ') }),
      reason: (_reason, name) => t('catalogue-admin.switch.inFormula', { name }),
      afterwards: () => events.emit('catalogueAdministered'),
    };
  });
}

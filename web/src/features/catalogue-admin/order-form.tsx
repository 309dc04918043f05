import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { useReorder } from '../../design-system/behaviour/use-reorder.ts';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { StateText } from '../../design-system/values/badge.tsx';
import { events } from '../../lib/api/events.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { moved } from '../../lib/forms/moved.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface Ordered {
  id: number;
  version: number;
  name: string;
  active: boolean;
}

interface OrderFormProps {
  items: readonly Ordered[];
  save: (items: { id: number; version: number }[]) => Promise<unknown>;
  onDone: () => void;
  intro?: ReactNode;
}

/** People order the list by drag, by buttons or by Alt with arrow keys, and save it as a whole. */
export function OrderForm({ items, save, onDone, intro }: OrderFormProps) {
  const { t } = useTranslate();
  /** Null means that the saved order is shown. */
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const ids = order ?? items.map(({ id }) => id);
  const shown = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const reorder = useReorder<HTMLOListElement>({
    count: shown.length,
    focused: '[data-row]',
    textOf: (place) => t('catalogue-admin.order.moved', { number: place + 1, count: shown.length }),
    onMove: (from, to) => setOrder(moved(ids, from, to)),
  });

  async function onSubmit() {
    setSaving(true);
    try {
      await save(shown.map(({ id, version }) => ({ id, version })));
      showToast({ variant: 'success', title: t('catalogue-admin.order.saved') });
      onDone();
    } catch (error) {
      await reportError(error);
      // Somebody else has changed one of the records, so the current ones are shown.
      setOrder(null);
    } finally {
      setSaving(false);
      events.emit('catalogueAdministered');
    }
  }

  return (
    <DialogForm
      isOwn
      of={{ onSubmit, submitting: isSaving, isDirty: order !== null }}
      canSubmit={order !== null}
      submitLabel={t('catalogue-admin.order.save')}
      onCancel={onDone}
    >
      <div className="grid gap-4">
        {intro}
        <p className="text-small text-text-muted" id="order-keys">
          {t('catalogue-admin.order.hint')}
        </p>
        <p className="sr-only" aria-live="polite">
          {reorder.said}
        </p>
        <ol ref={reorder.list} className="divide-y divide-line border-y border-line">
          {shown.map(({ id, name, active }, place) => (
            <li
              key={id}
              {...reorder.target(place)}
              onKeyDown={(event) => reorder.onKeyDown(event, place)}
              className={cx(
                'flex min-h-12 items-center gap-2 py-1',
                reorder.dragged === place && 'opacity-55',
              )}
            >
              <span
                {...reorder.grip(place)}
                className="cursor-grab p-1 text-text-muted pointer-coarse:hidden"
              >
                <GripVertical size={16} />
              </span>
              <span className="w-6 text-right text-small tabular text-text-soft" aria-hidden="true">
                {place + 1}
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name}
                {!active && (
                  <StateText tone="neutral" className="ml-2">
                    {t('catalogue-admin.notOffered')}
                  </StateText>
                )}
              </span>
              <IconButton
                size="sm"
                data-row=""
                data-up=""
                aria-describedby="order-keys"
                label={t('catalogue-admin.order.up', { name })}
                aria-disabled={place === 0}
                icon={<ArrowUp size={16} aria-hidden="true" />}
                onClick={() => reorder.move(place, place - 1, '[data-up]')}
              />
              <IconButton
                size="sm"
                data-down=""
                label={t('catalogue-admin.order.down', { name })}
                aria-disabled={place === shown.length - 1}
                icon={<ArrowDown size={16} aria-hidden="true" />}
                onClick={() => reorder.move(place, place + 1, '[data-down]')}
              />
            </li>
          ))}
        </ol>
      </div>
    </DialogForm>
  );
}

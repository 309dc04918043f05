import { MoreHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../design-system/layers/menu.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { BulkPanel } from './bulk-panel.tsx';
import type { BulkAction } from './list-props.ts';
import { useBulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

/** One action takes at most this many rows. */
export const MOST_CHOSEN = 1000;

interface BulkBarProps {
  actions: readonly BulkAction[];
  selection: Selection;
  total: number;
  /** It reads at most as many ids as one action takes. */
  readAll: () => Promise<readonly number[]>;
}

/** Each action shows a preview first. */
export function BulkBar({ actions, selection, total, readAll }: BulkBarProps) {
  const { t } = useTranslate();
  const bulk = useBulk(selection);
  const [isReading, setReading] = useState(false);
  const { size } = selection.ids;
  if (size === 0 && !bulk.current) return null;

  async function chooseAll() {
    setReading(true);
    try {
      selection.set(await readAll(), true);
    } finally {
      setReading(false);
    }
  }

  const most = Math.min(total, MOST_CHOSEN);
  const [first, ...others] = actions;
  return (
    <section aria-label={t('administration.list.bulk')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-surface-ink px-5 py-2 text-on-ink">
        <p role="status" className="font-strong">
          {t('administration.list.chosen', { count: size })}
        </p>
        {size < most && (
          <button
            type="button"
            className="min-h-6 rounded-chip text-small text-on-ink-muted underline underline-offset-3 hover:text-on-ink"
            disabled={isReading}
            onClick={() => void chooseAll()}
          >
            {t(total > MOST_CHOSEN ? 'administration.list.chooseMost' : 'administration.list.chooseView', {
              count: most,
            })}
          </button>
        )}
        <div className="ml-auto flex items-center gap-1">
          {first && <ActionButton action={first} bulk={bulk} />}
          {others.map((action) => (
            <ActionButton key={action.key} action={action} bulk={bulk} className="max-sm:hidden" />
          ))}
          {others.length > 0 && (
            <span className="sm:hidden">
              <Menu
                trigger={
                  <IconButton
                    variant="on-ink"
                    label={t('administration.list.moreActions')}
                    icon={<MoreHorizontal size={18} aria-hidden="true" />}
                  />
                }
              >
                {others.map((action) => (
                  <MenuItem
                    key={action.key}
                    icon={<action.icon size={16} aria-hidden="true" />}
                    onSelect={() => void bulk.begin(action)}
                  >
                    {action.label}
                  </MenuItem>
                ))}
              </Menu>
            </span>
          )}
          <IconButton
            variant="on-ink"
            label={t('administration.list.chooseNone')}
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => {
              bulk.cancel();
              selection.clear();
            }}
          />
        </div>
      </div>
      {bulk.current?.preview && <BulkPanel bulk={bulk} />}
    </section>
  );
}

interface ActionButtonProps {
  action: BulkAction;
  bulk: ReturnType<typeof useBulk>;
  className?: string;
}

function ActionButton({ action, bulk, className }: ActionButtonProps) {
  const isCurrent = bulk.current?.action.key === action.key;
  return (
    <button
      type="button"
      aria-expanded={isCurrent}
      aria-busy={(isCurrent && !bulk.current?.preview) || undefined}
      onClick={() => void bulk.begin(action)}
      className={cx(
        'inline-flex min-h-(--control) items-center gap-2 rounded-control px-3 text-ui font-medium hover:bg-surface-ink-2',
        'aria-expanded:rounded-b-none aria-expanded:bg-surface-ink-2 aria-expanded:shadow-[inset_0_-3px_0_var(--current-value)]',
        className,
      )}
    >
      <action.icon size={16} aria-hidden="true" />
      {action.label}
    </button>
  );
}

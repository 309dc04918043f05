import { useEffect, useState } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { BulkAction, BulkCalls, BulkItem, BulkPreview } from './list-props.ts';
import type { Selection } from './use-selection.ts';

interface Current {
  action: BulkAction;
  calls: BulkCalls;
  ids: readonly number[];
  preview: BulkPreview | undefined;
}

export type Bulk = ReturnType<typeof useBulk>;

const COMMON_REASONS: readonly string[] = ['GONE', 'CHANGED', 'UNCHANGED'];
const NAMED = 3;

/** A bulk action has a preview, and some can be undone. */
export function useBulk(selection: Selection) {
  const { t } = useTranslate();
  const [current, setCurrent] = useState<Current>();
  const [isActing, setActing] = useState(false);
  const { ids } = selection;

  // Another choice makes the preview outdated.
  useEffect(() => {
    if (current && !isActing && (current.ids.length !== ids.size || current.ids.some((id) => !ids.has(id))))
      setCurrent(undefined);
  }, [current, ids, isActing]);

  const reasonText = (action: BulkAction, reason: string, name: string) =>
    COMMON_REASONS.includes(reason)
      ? t(`administration.bulk.reason.${reason as 'GONE' | 'CHANGED' | 'UNCHANGED'}`, { name })
      : (action.reason?.(reason, name) ?? name);

  async function begin(action: BulkAction) {
    if (current?.action.key === action.key) return setCurrent(undefined);
    const picked = [...ids];
    try {
      const calls = 'ask' in action ? await action.ask() : action;
      if (!calls) return;
      setCurrent({ action, calls, ids: picked, preview: undefined });
      const preview = await calls.preview(picked);
      setCurrent((now) => (now?.action.key === action.key ? { ...now, preview } : now));
    } catch (error) {
      setCurrent(undefined);
      await reportError(error);
    }
  }

  async function act() {
    if (!current?.preview) return;
    const { action, calls, preview } = current;
    const items = preview.items
      .filter(({ outcome }) => outcome === 'TOUCHED')
      .map(({ id, version }) => ({ id, version }));
    setActing(true);
    try {
      const { done, leftOut } = await calls.act(items);
      const { undo } = calls;
      if (done.length > 0 || leftOut.length === 0)
        showToast({
          variant: 'success',
          title: action.done(done.length),
          ...(undo &&
            preview.canUndo &&
            done.length > 0 && {
              action: {
                label: t('administration.bulk.undo'),
                onAction: () => void takeBack(action, undo, [...done]),
              },
            }),
        });
      if (leftOut.length > 0)
        showToast({
          variant: 'warning',
          title: t('administration.bulk.leftOut', { count: leftOut.length }),
          text: leftOut
            .slice(0, NAMED)
            .map(({ name, reason }) => reasonText(action, reason, name ?? '–'))
            .join(' '),
        });
      setCurrent(undefined);
      selection.set(
        done.map(({ id }) => id),
        false,
      );
    } catch (error) {
      await reportError(error);
    } finally {
      setActing(false);
      action.afterwards();
    }
  }

  async function takeBack(action: BulkAction, undo: NonNullable<BulkCalls['undo']>, items: BulkItem[]) {
    try {
      const { done, leftOut } = await undo(items);
      showToast({
        variant: leftOut.length > 0 ? 'warning' : 'success',
        title: action.undone?.(done.length) ?? t('administration.bulk.undone', { count: done.length }),
        ...(leftOut.length > 0 && { text: t('administration.bulk.leftOut', { count: leftOut.length }) }),
      });
    } catch (error) {
      await reportError(error);
    }
    action.afterwards();
  }

  return { current, isActing, begin, act, reasonText, cancel: () => setCurrent(undefined) };
}

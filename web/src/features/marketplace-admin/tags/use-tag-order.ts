import type { Tag } from '@metra/contract/operations/tags';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { moved } from '../../../lib/forms/moved.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** People see the new order at once, and the changes are saved one after the other. */
export function useTagOrder(tags: readonly Tag[]) {
  const { t } = useTranslate();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const versions = useRef(new Map<number, number>());
  const waiting = useRef(0);
  const shown = order ? order.flatMap((id) => tags.find((tag) => tag.id === id) ?? []) : [...tags];

  // The server's order applies again unless a change is still being saved.
  useEffect(() => {
    versions.current = new Map(tags.map(({ id, version }) => [id, version]));
    if (waiting.current === 0) setOrder(null);
  }, [tags]);

  const saving = useMutation({
    scope: { id: 'tag-order' },
    mutationFn: (ids: readonly number[]) =>
      operatorApi.tags.updateOrder({
        body: { tags: ids.map((id) => ({ id, version: versions.current.get(id) ?? 0 })) },
      }),
    onSuccess({ items }) {
      for (const { id, version } of items) versions.current.set(id, version);
    },
    async onError(error) {
      setOrder(null);
      await reportError(error);
    },
    onSettled() {
      waiting.current -= 1;
      if (waiting.current === 0) events.emit('marketplaceAdministered');
    },
  });

  function save(ids: readonly number[]) {
    waiting.current += 1;
    saving.mutate(ids);
  }

  function put(from: number, to: number): number[] {
    const next = moved(shown, from, to);
    const name = shown[from]?.name ?? '';
    setAnnouncement(t('marketplace-admin.tags.moved', { name, place: to + 1, count: shown.length }));
    const ids = next.map(({ id }) => id);
    setOrder(ids);
    return ids;
  }

  return {
    shown,
    announcement,
    dragged,
    move: (from: number, to: number) => save(put(from, to)),
    drag(id: number | null) {
      setDragged(id);
      const before = tags.map((tag) => tag.id);
      if (id === null && order && order.some((each, place) => each !== before[place])) save(order);
    },
    dragOver(event: DragEvent, place: number) {
      if (dragged === null) return;
      event.preventDefault();
      const from = shown.findIndex(({ id }) => id === dragged);
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const isPast = from < place ? event.clientY > top + height / 2 : event.clientY < top + height / 2;
      if (from >= 0 && from !== place && isPast) put(from, place);
    },
  };
}

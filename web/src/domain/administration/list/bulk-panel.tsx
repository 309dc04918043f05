import { CircleSlash, CornerDownRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { Bulk } from './use-bulk.ts';

const NAMED = 5;

/** The preview names the number of rows, other effects, and the skipped rows with reasons. */
export function BulkPanel({ bulk }: { bulk: Bulk }) {
  const { t, language } = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { current } = bulk;
  if (!current?.preview) return null;
  const { action, preview, ids } = current;
  const touched = preview.items.filter(({ outcome }) => outcome === 'TOUCHED').length;
  const leftOut = preview.items.filter(({ outcome }) => outcome === 'LEFT_OUT');
  const gone = ids.length - preview.items.length;
  const undoText = preview.canUndo
    ? preview.undoUntil
      ? t('administration.bulk.undoUntil', { day: formatDate(preview.undoUntil, language) })
      : t('administration.bulk.canUndo')
    : t('administration.bulk.cannotUndo');
  const line = 'flex gap-2';
  return (
    <div className="grid gap-x-8 gap-y-4 border-b border-line-strong bg-surface-sunken px-5 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto] lg:items-center">
      <div className="grid gap-1">
        <h2 ref={title} tabIndex={-1} className="type-h3 focus-quiet">
          {action.title(touched, ids.length)}
        </h2>
        <p className="text-small text-text-muted">{undoText}</p>
      </div>
      <ul className="grid gap-1 text-ui text-text-soft">
        {preview.effects.map((effect) => (
          <li key={effect.key} className={line}>
            <CornerDownRight size={15} aria-hidden="true" className="mt-1 shrink-0" />
            <span>{action.effect?.(effect)}</span>
          </li>
        ))}
        {leftOut.slice(0, NAMED).map(({ id, name, reason }) => (
          <li key={id} className={line}>
            <CircleSlash size={15} aria-hidden="true" className="mt-1 shrink-0" />
            <span>
              {t('administration.bulk.without', { reason: bulk.reasonText(action, reason ?? '', name) })}
            </span>
          </li>
        ))}
        {leftOut.length > NAMED && (
          <li className={line}>
            <CircleSlash size={15} aria-hidden="true" className="mt-1 shrink-0" />
            <span>{t('administration.bulk.withoutMore', { count: leftOut.length - NAMED })}</span>
          </li>
        )}
        {gone > 0 && (
          <li className={line}>
            <CircleSlash size={15} aria-hidden="true" className="mt-1 shrink-0" />
            <span>{t('administration.bulk.gone', { count: gone })}</span>
          </li>
        )}
      </ul>
      <div className="flex gap-2 max-sm:*:flex-1">
        <Button variant="quiet" disabled={bulk.isActing} onClick={bulk.cancel}>
          {t('administration.bulk.cancel')}
        </Button>
        <Button
          variant={action.tone === 'danger' ? 'danger' : 'primary'}
          disabled={touched === 0}
          loading={bulk.isActing}
          onClick={() => void bulk.act()}
        >
          {action.confirm(touched)}
        </Button>
      </div>
    </div>
  );
}

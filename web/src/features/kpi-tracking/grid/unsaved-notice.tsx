import { Link } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import type { StoredDraft } from '../../../domain/kpis/entry/stored-drafts.ts';
import { useDraftStore, useOffline, useUnsaved } from '../../../domain/kpis/entry/use-draft-store.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { monthsIn } from '../../../domain/tracking/period-code.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface UnsavedNoticeProps {
  shown?: readonly string[];
  /** The notice is above the grid, or otherwise in a line of its own. */
  isAbove?: boolean;
}

/** The notice names unsaved input: without a connection, and in grids that are not on the screen. */
export function UnsavedNotice({ shown = [], isAbove = true }: UnsavedNoticeProps) {
  const { t, language } = useTranslate();
  const store = useDraftStore();
  const unsaved = useUnsaved(store);
  const offline = useOffline(store);
  if (offline && unsaved.length > 0)
    return (
      <Notice
        tone="warning"
        className={isAbove ? 'mb-5' : 'w-full'}
        action={
          <Button size="sm" onClick={() => store.flush()}>
            {t('tracking.unsaved.tryAgain')}
          </Button>
        }
      >
        {t('tracking.unsaved.offline', { count: unsaved.length })}
      </Notice>
    );
  const elsewhere = unsaved.filter(({ kpiId, period }) => !shown.includes(`${kpiId} ${period.code}`));
  const [first] = elsewhere;
  if (!first) return null;
  return (
    <Notice
      tone="warning"
      className={isAbove ? 'mb-5' : 'w-full'}
      action={
        <ButtonLink size="sm" render={<Link to="/app/tracking/records" search={gridOf(first)} />}>
          {t('tracking.unsaved.show')}
        </ButtonLink>
      }
    >
      {t('tracking.unsaved.elsewhere', {
        count: elsewhere.length,
        kpi: first.kpiName,
        period: spanText(first.period, language),
      })}
    </Notice>
  );
}

function gridOf({ period }: StoredDraft) {
  const months = monthsIn(period);
  const frequency = months === 1 ? 'MONTH' : months === 3 ? 'QUARTER' : 'YEAR';
  return { frequency, period: period.code } as const;
}

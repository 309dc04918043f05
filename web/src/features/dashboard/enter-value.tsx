import { Popover } from '@base-ui/react/popover';
import type { DashboardKpi } from '@metra/contract/operations/my';
import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { POPUP_OFFSET, popupLayer } from '../../design-system/layers/popup-style.ts';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { cellOfGridRow, type GridCell } from '../../domain/kpis/entry/grid-cell.ts';
import { takeBackEntry } from '../../domain/kpis/entry/take-back-entry.ts';
import { useDraftStore } from '../../domain/kpis/entry/use-draft-store.ts';
import { longSpanText } from '../../domain/kpis/long-span-text.ts';
import { recordText, spanText } from '../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../domain/tracking/kpi-text.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { dashboardQueries } from './dashboard.queries.ts';
import { EnterValueForm } from './enter-value-form.tsx';

export interface EnterValueProps {
  kpi: DashboardKpi['kpi'];
  open: NonNullable<DashboardKpi['open']>;
  trigger: ReactElement;
  /** The value replaces the button until the dashboard has reloaded. Null means that the entry was undone. */
  onEntered: (value: string | null) => void;
}

/** The popover takes the value of an open period beside its KPI. It is open from the start. */
export function EnterValue({ kpi, open, trigger, onEntered }: EnterValueProps) {
  const { t, language } = useTranslate();
  const store = useDraftStore();
  const [isOpen, setOpen] = useState(true);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const query = useQuery({ ...dashboardQueries.entry(kpi, open.period), enabled: isOpen });
  const row = query.data?.rows.find((one) => one.kpi.id === kpi.id);
  const field = useMemo(() => row && cellOfGridRow(row), [row]);
  const period = spanText(open.period, language);

  function close() {
    setLeaving(false);
    setOpen(false);
  }

  function onOpenChange(next: boolean) {
    if (next) return setOpen(true);
    // Pressing Escape a second time returns to the input.
    if (isUnsaved) return setLeaving(!isLeaving);
    close();
  }

  function onSaved(of: GridCell, record: KpiRecord) {
    const value = recordText(record, language);
    // The button disappears with its period, so the link of the KPI gets the focus.
    const name = button.current?.closest('tr')?.querySelector('a');
    requestAnimationFrame(() => name?.focus());
    close();
    onEntered(value);
    showToast({
      variant: 'success',
      title: t('dashboard.entry.saved', { name: plainTwo(kpi.name), period, value }),
      // A change of an earlier entry is undone in its list of changes instead.
      ...(of.record === null && {
        action: {
          label: t('records.undo'),
          onAction: () => {
            onEntered(null);
            void takeBackEntry(store, of);
          },
        },
      }),
    });
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger ref={button} render={trigger} />
      <Popover.Portal>
        <Popover.Positioner
          className={popupLayer}
          sideOffset={POPUP_OFFSET}
          align="end"
          collisionPadding={12}
        >
          <Popover.Popup
            ref={popup}
            className="popup grid w-[340px] max-w-(--available-width) gap-4 p-5"
            initialFocus={() => popup.current?.querySelector('input') ?? popup.current}
          >
            <div>
              <Popover.Title className="type-h3">
                <CatalogueText>{kpi.name}</CatalogueText>
              </Popover.Title>
              <Popover.Description className="type-small mt-1 text-text-muted">
                {longSpanText(open.period, language)}
              </Popover.Description>
            </div>
            {field ? (
              <EnterValueForm
                field={field}
                isLeaving={isLeaving}
                onUnsaved={setUnsaved}
                onStay={() => setLeaving(false)}
                onLeave={close}
                onSaved={(record) => onSaved(field, record)}
              />
            ) : query.error ? (
              <LoadError title={t('tracking.error.title')} query={query} />
            ) : (
              <Skeleton>
                <SkeletonRows rows={2} />
              </Skeleton>
            )}
            {(field || query.error) && !isLeaving && (
              <FrameLink href={open.link} className="link type-small justify-self-start">
                {t('dashboard.entry.more')}
              </FrameLink>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

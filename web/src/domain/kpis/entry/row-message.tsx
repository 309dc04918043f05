import type { ReactNode } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { OddityText } from '../oddity-text.tsx';
import { parseQuantity } from '../parse-quantity.ts';
import { recordText } from '../record-text.ts';
import type { DraftStore } from './draft-store.ts';
import { type GridCell, unitLabel } from './grid-cell.ts';
import type { Draft, Row } from './row-state.ts';

interface RowMessageProps {
  row: Row;
  draft: Draft;
  field: GridCell;
  store: DraftStore;
  onCorrect: () => void;
  onRemove: () => void;
}

/** It is null when nothing prevents the row from being saved. */
export function useRowMessage({ row, draft, field, store, onCorrect, onRemove }: RowMessageProps): ReactNode {
  const { t, language } = useTranslate();
  const { state } = row;
  const { key } = field;
  switch (state.kind) {
    case 'invalid':
      return (
        <p>
          {t(`records.problem.${state.problem}`, {
            unit: parseQuantity(draft.text, field.units)?.written ?? '',
            units: field.units.map(({ code }) => unitLabel(code, field)).join(', '),
          })}
        </p>
      );
    case 'refused':
      return (
        <>
          <p>{state.message}</p>
          <Actions>
            <Button size="sm" onClick={() => store.tryAgain(key)}>
              {t('tracking.row.tryAgain')}
            </Button>
          </Actions>
        </>
      );
    case 'odd':
      return (
        <>
          <p>
            <OddityText oddities={state.oddities} unit={unitLabel(field.kpi.unit.code, field)} />
          </p>
          <Actions>
            <Button size="sm" onClick={() => store.confirm(key)}>
              {t('records.odd.confirm')}
            </Button>
            <Button size="sm" variant="quiet" onClick={onCorrect}>
              {t('tracking.row.mend')}
            </Button>
          </Actions>
        </>
      );
    case 'emptied':
      return (
        <>
          <p>{t('tracking.row.emptied')}</p>
          <Actions>
            <Button size="sm" onClick={onRemove}>
              {t('tracking.row.remove')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => store.restore(key)}>
              {t('tracking.row.keep')}
            </Button>
          </Actions>
        </>
      );
    case 'conflict': {
      const { theirs } = state;
      const mine = draft.reason
        ? t(`records.reason.${draft.reason}`)
        : `${draft.text}\u00a0${unitLabel(draft.unit, field)}`;
      return (
        <>
          <p>
            {theirs
              ? t('tracking.row.conflict', {
                  by: theirs.author?.name ?? t('records.someone'),
                  at: formatDateTime(theirs.updatedAt, language, 'short'),
                })
              : t('tracking.row.conflictDeleted')}
          </p>
          <Actions>
            <Button size="sm" onClick={() => store.keepMine(key)}>
              {t('tracking.row.keepMine', { value: mine })}
            </Button>
            <Button size="sm" onClick={() => store.takeTheirs(key)}>
              {theirs
                ? t('tracking.row.takeTheirs', { value: recordText(theirs, language) })
                : t('tracking.row.takeNothing')}
            </Button>
          </Actions>
        </>
      );
    }
    default:
      return null;
  }
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);

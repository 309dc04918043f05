import { type ClipboardEvent, useCallback } from 'react';
import { parseNumber } from '../../../design-system/fields/parse-number.ts';
import { dismissToast, showToast } from '../../../design-system/toast/toast-store.ts';
import type { DraftStore } from '../../../domain/kpis/entry/draft-store.ts';
import { type GridCell, presentDraft } from '../../../domain/kpis/entry/grid-cell.ts';
import { leaveCell } from '../../../domain/kpis/entry/leave-cell.ts';
import { randomKey } from '../../../lib/api/random-key.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { numberStyleOf } from '../../../lib/spreadsheet/number-style.ts';
import { isBlock, readBlock } from '../../../lib/spreadsheet/paste-block.ts';
import { placeBlock } from './place-block.ts';

/** A block from a spreadsheet fills the rows that it names, or those from the focused row downwards. */
export function useGridPaste(fields: readonly GridCell[], store: DraftStore, language: Language) {
  return useCallback(
    (event: ClipboardEvent<HTMLInputElement>, start: number) => {
      const text = event.clipboardData.getData('text/plain');
      if (!isBlock(text)) return;
      event.preventDefault();
      const { cells, unplaced } = placeBlock(readBlock(text), fields, start, language);
      const style = numberStyleOf(
        cells.map((cell) => cell.text),
        language,
      );
      const batch = randomKey();
      for (const cell of cells) {
        const field = fields[cell.row];
        if (!field || field.overlapping) continue;
        const present = presentDraft(store.row(field.key)?.record ?? null, field, language);
        const draft = {
          ...present,
          reason: null,
          value: null,
          text: style === language ? cell.text : inLanguage(cell.text, style, language),
          ...(cell.unit && { unit: cell.unit }),
          batch,
        };
        store.type(field.key, draft);
        leaveCell(store, field, draft, language);
      }
      warnAboutUnplaced(unplaced);
    },
    [fields, store, language],
  );
}

function inLanguage(text: string, style: Language, language: Language): string {
  const value = parseNumber(text, style);
  return value === null || Number.isNaN(value) ? text : formatNumber(value, language);
}

/** The line below the grid counts the pasted values. This warning about the others stays until somebody closes it. */
function warnAboutUnplaced(unplaced: readonly string[]) {
  dismissToast('kpi-paste');
  if (unplaced.length === 0) return;
  showToast({
    id: 'kpi-paste',
    variant: 'warning',
    title: translate('tracking.paste.left', { count: unplaced.length, first: unplaced[0] ?? '' }),
  });
}

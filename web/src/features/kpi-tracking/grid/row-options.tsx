import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import { Ellipsis, NotebookPen, Paperclip } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuRadio, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import type { GridCell } from '../../../domain/kpis/entry/grid-cell.ts';
import type { Draft } from '../../../domain/kpis/entry/row-state.ts';
import { missingReasonsOf, QUALITIES } from '../../../domain/kpis/record-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';

interface RowOptionsProps {
  kpi: GridCell['kpi'];
  title: string;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onNote: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** The menu holds what people rarely need for a value: why there is none, its quality, and a note. */
export function RowOptions({ title, ...choices }: RowOptionsProps) {
  const { t } = useTranslate();
  if (!useMayWrite()) return null;
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          // Tab only visits the values. An arrow key reaches this button from its value.
          tabIndex={-1}
          data-column="options"
          label={t('tracking.row.options', { name: title })}
          icon={<Ellipsis size={18} aria-hidden="true" />}
        />
      }
    >
      <RowChoices {...choices} />
    </Menu>
  );
}

/** A grid has many menus. A separate component translates the texts of a menu only when it opens. */
function RowChoices({ kpi, draft, onChange, onNote, onFiles }: Omit<RowOptionsProps, 'title'>) {
  const { t } = useTranslate();
  return (
    <>
      <MenuRadio<MissingReason | 'VALUE'>
        label={t('tracking.row.reason')}
        options={[
          { value: 'VALUE', label: t('tracking.row.hasValue') },
          ...missingReasonsOf(kpi).map((value) => ({ value, label: t(`records.reason.${value}`) })),
        ]}
        value={draft.reason ?? 'VALUE'}
        onChange={(reason) => onChange({ reason: reason === 'VALUE' ? null : reason })}
      />
      <MenuSeparator />
      <MenuRadio<Quality>
        label={t('tracking.row.quality')}
        options={QUALITIES.map((value) => ({ value, label: t(`records.quality.${value}`) }))}
        value={draft.quality}
        onChange={(quality) => onChange({ quality })}
      />
      <MenuSeparator />
      <MenuItem icon={<NotebookPen size={16} />} onSelect={onNote}>
        {t(draft.note ? 'tracking.row.editNote' : 'tracking.row.addNote')}
      </MenuItem>
      <MenuItem
        icon={<Paperclip size={16} />}
        onSelect={() => void import('./send-evidence.ts').then(({ chooseFiles }) => chooseFiles(onFiles))}
      >
        {t('tracking.row.addFile')}
      </MenuItem>
    </>
  );
}

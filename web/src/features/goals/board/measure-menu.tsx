import type { MeasureState, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuRadio, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { MEASURE_STATES } from '../../../domain/tracking/measure-states.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface MeasureMenuProps {
  measure: TrackableMeasure;
  onOpen: () => void;
  onState: (state: MeasureState) => void;
  onRemove: () => void;
}

/** The menu changes a measure without opening it, above all its state. */
export function MeasureMenu(props: MeasureMenuProps) {
  const { t } = useTranslate();
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          className="z-1 -mt-1 -mr-2 -ml-1"
          label={t('goals.card.menu', { name: props.measure.name })}
          icon={<Ellipsis size={18} aria-hidden="true" />}
        />
      }
    >
      <MeasureChoices {...props} />
    </Menu>
  );
}

/** A board has many menus. A separate component translates the texts of a menu only when it opens. */
function MeasureChoices({ measure, onOpen, onState, onRemove }: MeasureMenuProps) {
  const { t } = useTranslate();
  return (
    <>
      <MenuRadio
        label={t('goals.measure.state')}
        options={MEASURE_STATES.map((value) => ({ value, label: t(`goals.state.${value}`) }))}
        value={measure.state}
        onChange={onState}
      />
      <MenuSeparator />
      <MenuItem icon={<PencilLine size={16} />} onSelect={onOpen}>
        {t('goals.card.open')}
      </MenuItem>
      <MenuItem icon={<Trash2 size={16} />} danger onSelect={onRemove}>
        {t('goals.card.remove')}
      </MenuItem>
    </>
  );
}

import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { useWords } from '../behaviour/words.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { listPopup, optionList, optionRow, POPUP_OFFSET, popupLayer } from '../layers/popup-style.ts';
import { type Option, OptionText } from './option-text.tsx';

export function ComboboxList({ loading }: { loading: boolean }) {
  const words = useWords();
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner className={popupLayer} sideOffset={POPUP_OFFSET}>
        <BaseCombobox.Popup className={listPopup} aria-busy={loading || undefined}>
          <BaseCombobox.Status className="text-text-muted">
            {loading && (
              <span className="flex min-h-[36px] items-center gap-[10px] px-4">
                <Spinner size={16} />
                {words.loading}
              </span>
            )}
          </BaseCombobox.Status>
          <BaseCombobox.Empty>
            {!loading && (
              <div className="flex min-h-[44px] items-center px-4 text-text-muted">{words.noMatch}</div>
            )}
          </BaseCombobox.Empty>
          <BaseCombobox.List className={`${optionList} data-empty:p-0`}>
            {(option: Option) => (
              <BaseCombobox.Item
                key={option.value}
                value={option}
                disabled={option.disabled}
                className={optionRow}
              >
                <OptionText option={option} withDescription />
                <BaseCombobox.ItemIndicator>
                  <Check size={16} className="stroke-2" />
                </BaseCombobox.ItemIndicator>
              </BaseCombobox.Item>
            )}
          </BaseCombobox.List>
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  );
}

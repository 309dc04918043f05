import { Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { MonthsStrip } from '../../../design-system/charts/months-strip.tsx';
import { SectorMark } from '../../../design-system/pictures/sector-mark.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { choicesNamed, type FormulaChoice } from './formula-choices.ts';
import { type FormulaPart, OPERATORS } from './formula-tokens.ts';
import type { FormulaEditing } from './use-formula-editing.ts';

interface FormulaPickerProps {
  editing: FormulaEditing;
  choices: readonly FormulaChoice[];
  onInsert: (parts: FormulaPart[], announcement: string) => void;
  /** It returns the typed number, or no parts if the text is not a number. */
  numberParts: (typed: string) => FormulaPart[];
  ref?: Ref<HTMLInputElement>;
}

/** No row is active, so Enter inserts nothing by accident. */
const NONE = -1;
/** People find the other choices by typing a part of the name. */
const MOST_SHOWN = 60;

/**
 * The field edits the whole formula from the keyboard: letters search, Enter inserts the active name, operators,
 * brackets and numbers are inserted as typed. While the field is empty, the arrow keys move the caret in the formula,
 * and Backspace deletes.
 */
export function FormulaPicker({ editing, choices, onInsert, numberParts, ref }: FormulaPickerProps) {
  const { t } = useTranslate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(NONE);
  const matches = choicesNamed(choices, typed).slice(0, MOST_SHOWN);
  const used = new Set(
    editing.tokens.flatMap((token) => ('slug' in token ? `${token.kind} ${token.slug}` : [])),
  );
  const optionId = (index: number) => `${listId}-${index}`;

  function take(choice: FormulaChoice) {
    onInsert([{ kind: choice.kind, slug: choice.slug }], choice.name);
    clear();
  }

  function clear() {
    setTyped('');
    setActive(NONE);
  }

  function highlight(index: number) {
    const next = index < 0 ? matches.length - 1 : index % Math.max(1, matches.length);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  /** An operator or bracket ends the number before it. */
  function takeSign(key: string): boolean {
    const number = numberParts(typed);
    if (typed.trim() !== '' && number.length === 0) return false;
    const sign = OPERATORS.find((one) => one === key);
    const part: FormulaPart = sign ? { kind: 'operator', sign } : { kind: key === '(' ? 'open' : 'close' };
    onInsert([...number, part], key);
    clear();
    return true;
  }

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    const isEmpty = typed === '';
    const done = handled(key, isEmpty, event.ctrlKey || event.metaKey);
    if (done) event.preventDefault();
  }

  function handled(key: string, isEmpty: boolean, withControl: boolean): boolean {
    if (key === 'z' && withControl && isEmpty) editing.undo();
    else if (withControl) return false;
    else if (key === 'ArrowDown') highlight(active + 1);
    else if (key === 'ArrowUp') highlight(active - 1);
    else if (key === 'Enter') takeActive();
    else if (key === 'Escape' && !isEmpty) clear();
    else if (isEmpty && key === 'Backspace') editing.remove(editing.caret - 1);
    else if (isEmpty && key === 'Delete') editing.remove(editing.caret);
    else if (isEmpty && key === 'ArrowLeft') editing.moveTo(editing.caret - 1);
    else if (isEmpty && key === 'ArrowRight') editing.moveTo(editing.caret + 1);
    else if (isEmpty && key === 'Home') editing.moveTo(0);
    else if (isEmpty && key === 'End') editing.moveTo(editing.tokens.length);
    else if (/^[-+*/()]$/.test(key)) return takeSign(key);
    else return false;
    return true;
  }

  /** Enter must not submit the form from this field. */
  function takeActive() {
    const number = numberParts(typed);
    const choice = matches[active];
    if (number.length > 0) {
      onInsert(number, typed);
      clear();
    } else if (choice) take(choice);
  }

  return (
    <div className="focus-host overflow-hidden rounded-control border border-line-strong">
      <div className="relative flex items-center border-b border-line">
        <Search size={18} aria-hidden="true" className="absolute left-4 text-text-muted" />
        <input
          ref={ref}
          role="combobox"
          aria-label={t('company-data.builder.search')}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={matches[active] ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('company-data.builder.searchHint')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(target.value === '' ? NONE : 0);
          }}
          onKeyDown={pressed}
          className="focus-quiet min-h-[46px] w-full bg-transparent pr-4 pl-10"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={t('company-data.builder.list')}
        className="max-h-[248px] overflow-y-auto overscroll-contain"
      >
        {matches.map((choice, index) => (
          <div key={`${choice.kind} ${choice.slug}`} role="presentation">
            {choice.group !== matches[index - 1]?.group && (
              <p role="presentation" className="type-small px-4 pt-3 pb-1 text-text-muted">
                {t(`company-data.builder.group.${choice.group}`)}
              </p>
            )}
            <Row
              id={optionId(index)}
              choice={choice}
              isActive={index === active}
              isUsed={used.has(`${choice.kind} ${choice.slug}`)}
              onTake={() => take(choice)}
            />
          </div>
        ))}
      </div>
      {matches.length === 0 && (
        <p role="status" className="px-4 py-3 text-text-muted">
          {t('company-data.builder.nothing')}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  choice: FormulaChoice;
  isActive: boolean;
  isUsed: boolean;
  onTake: () => void;
}

function Row({ id, choice, isActive, isUsed, onTake }: RowProps) {
  const { t } = useTranslate();
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onTake}
      onPointerDown={(event) => event.preventDefault()}
      className={cx(
        'grid min-h-[44px] w-full cursor-default text-left grid-cols-[14px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-2 leading-ui sm:grid-cols-[14px_minmax(0,1fr)_76px_minmax(84px,auto)]',
        isActive ? 'bg-current-value-soft shadow-[inset_3px_0_0_var(--yellow)]' : 'hover:bg-text/4',
      )}
    >
      {choice.sector ? <SectorMark sector={choice.sector} /> : <span aria-hidden="true">×</span>}
      <span className="min-w-0">
        <span className="font-medium">
          <CatalogueText>{choice.name}</CatalogueText>
        </span>
        {isUsed && <span className="type-small text-text-muted"> {t('company-data.builder.used')}</span>}
      </span>
      <span aria-hidden="true" className="max-sm:hidden">
        {choice.months && <MonthsStrip months={choice.months} />}
      </span>
      <span className="tabular type-small text-right text-text-soft">
        <CatalogueText>{choice.detail}</CatalogueText>
      </span>
    </button>
  );
}

import type { FormulaProblem } from '@metra/contract/operations/kpis';
import { CircleDashed, CornerDownLeft, Divide, Minus, Plus, Undo2, X } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { afterPress } from '../../../design-system/buttons/after-press.ts';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { parseExactNumber } from '../../../design-system/fields/parse-exact-number.ts';
import { SectorMark } from '../../../design-system/pictures/sector-mark.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { FormulaChoice } from './formula-choices.ts';
import { FormulaPicker } from './formula-picker.tsx';
import { type FormulaGap, type FormulaPart, gapIn, type Operator, tokenAt } from './formula-tokens.ts';
import { useFormulaEditing } from './use-formula-editing.ts';

interface FormulaBuilderProps {
  expression: string;
  onChange: (expression: string) => void;
  choices: readonly FormulaChoice[];
  problems: readonly FormulaProblem[];
}

const SIGNS: readonly { part: FormulaPart; word: SignWord; icon: ReactNode }[] = [
  { part: { kind: 'operator', sign: '+' }, word: 'plus', icon: <Plus size={20} aria-hidden="true" /> },
  { part: { kind: 'operator', sign: '-' }, word: 'minus', icon: <Minus size={20} aria-hidden="true" /> },
  { part: { kind: 'operator', sign: '*' }, word: 'times', icon: <X size={20} aria-hidden="true" /> },
  { part: { kind: 'operator', sign: '/' }, word: 'by', icon: <Divide size={20} aria-hidden="true" /> },
  { part: { kind: 'open' }, word: 'open', icon: <span aria-hidden="true">(</span> },
  { part: { kind: 'close' }, word: 'close', icon: <span aria-hidden="true">)</span> },
];
type SignWord = 'plus' | 'minus' | 'times' | 'by' | 'open' | 'close';
const WORD_OF: Record<Operator, SignWord> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'by' };
const SIGN_OF: Record<Operator, string> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

/** People build a formula from names, operators and numbers, by mouse, touch or keyboard. */
export function FormulaBuilder({ expression, onChange, choices, problems }: FormulaBuilderProps) {
  const { t, language } = useTranslate();
  const editing = useFormulaEditing(expression, onChange);
  const { tokens, caret } = editing;
  const search = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const choiceOf = (part: FormulaPart) =>
    'slug' in part ? choices.find(({ kind, slug }) => kind === part.kind && slug === part.slug) : undefined;
  const gap = tokens.length > 0 ? gapIn(tokens) : null;
  const mismatch = problems.find(({ key }) => key === 'UNITS_DIFFER');
  const wrongSign = mismatch ? tokenAt(tokens, mismatch.at) : -1;

  function spoken(part: FormulaPart): string {
    switch (part.kind) {
      case 'kpi':
      case 'factor':
        return choiceOf(part)?.name ?? part.slug;
      case 'number':
        return formatNumber(Number(part.text), language);
      case 'operator':
        return t(`company-data.builder.sign.${WORD_OF[part.sign]}`);
      case 'unknown':
        return part.text;
      default:
        return t(`company-data.builder.sign.${part.kind}`);
    }
  }

  /** A number that was typed but not yet inserted comes first. */
  function insert(parts: readonly FormulaPart[]) {
    const all = [...partsOf(number), ...parts];
    if (all.length === 0) return;
    setNumber(null);
    setAnnouncement(t('company-data.builder.added', { what: all.map(spoken).join(' ') }));
    editing.insert(...all);
  }

  function remove(index: number) {
    const token = tokens[index];
    if (!token) return;
    setAnnouncement(t('company-data.builder.removed', { what: spoken(token) }));
    editing.remove(index);
    search.current?.focus({ preventScroll: true });
  }

  return (
    <div className="grid gap-4">
      <fieldset
        aria-label={t('company-data.builder.formula', {
          formula: tokens.map(spoken).join(', ') || t('company-data.builder.empty'),
        })}
        className="flex min-h-[68px] flex-wrap items-center gap-2 rounded-control border border-control-line bg-surface p-3"
      >
        {tokens.length === 0 && <span className="text-text-muted">{t('company-data.builder.empty')}</span>}
        {tokens.map((token, index) => (
          <Fragment key={`${token.at} ${token.kind}`}>
            {caret === index && tokens.length > 0 && <Caret />}
            {gap?.index === index && <Hole gap={gap} />}
            <Token
              part={token}
              name={spoken(token)}
              choice={choiceOf(token)}
              isWrong={wrongSign >= 0 && (index === wrongSign || index === wrongSign + 1)}
              onPlace={() => editing.moveTo(index + 1)}
              onRemove={() => remove(index)}
            />
          </Fragment>
        ))}
        {gap?.index === tokens.length && <Hole gap={gap} />}
        {caret === tokens.length && tokens.length > 0 && <Caret />}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        {SIGNS.map(({ part, word, icon }) => (
          <IconButton
            key={word}
            variant="secondary"
            label={t(`company-data.builder.sign.${word}`)}
            icon={icon}
            onClick={() => insert([part])}
            className="min-h-[44px] min-w-[44px] text-[1.375rem] max-sm:flex-1"
          />
        ))}
        <div className="flex min-w-[148px] gap-1 max-sm:flex-1">
          <NumberInput
            aria-label={t('company-data.builder.number')}
            placeholder={t('company-data.builder.numberHint')}
            value={number}
            onChange={setNumber}
            onBlur={() => afterPress(() => insert([]))}
            onEnter={() => insert([])}
          />
          {number !== null && (
            <IconButton
              label={t('company-data.builder.takeNumber')}
              icon={<CornerDownLeft size={18} aria-hidden="true" />}
              onClick={() => insert([])}
            />
          )}
        </div>
        <IconButton
          variant="secondary"
          label={t('company-data.builder.undo')}
          icon={<Undo2 size={18} aria-hidden="true" />}
          disabled={!editing.canUndo}
          onClick={editing.undo}
          className="ml-auto min-h-[44px] min-w-[44px]"
        />
      </div>
      {gap && (
        <StateText tone="running" icon={CircleDashed}>
          {t(`company-data.builder.gap.${gap.missing}`)}
        </StateText>
      )}
      {mismatch && wrongSign >= 0 && (
        <p className="type-small text-text-soft">
          {t('company-data.builder.divides', { one: mismatch.name ?? '', other: mismatch.other ?? '' })}{' '}
          <button
            type="button"
            className="link"
            onClick={() => editing.replace(wrongSign, { kind: 'operator', sign: '/' })}
          >
            {t('company-data.builder.divideInstead')}
          </button>
        </p>
      )}
      <FormulaPicker
        ref={search}
        editing={editing}
        choices={choices}
        onInsert={insert}
        numberParts={(typed) => partsOf(parseExactNumber(typed, language))}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Returns the number as the server reads it, with its sign as a separate part, or no parts if it is not a number. */
function partsOf(number: number | null): FormulaPart[] {
  if (number === null || Number.isNaN(number)) return [];
  const text = formatNumber(Math.abs(number), 'en').replaceAll(',', '');
  return [...(number < 0 ? [{ kind: 'operator', sign: '-' } as const] : []), { kind: 'number', text }];
}

const Caret = () => <span aria-hidden="true" className="h-[28px] w-[2px] bg-text" />;

const Hole = ({ gap }: { gap: FormulaGap }) =>
  gap.missing === 'OPERAND' ? (
    <span
      aria-hidden="true"
      className="h-[36px] w-24 rounded-control border border-dashed border-control-line"
    />
  ) : null;

interface TokenProps {
  part: FormulaPart;
  name: string;
  choice: FormulaChoice | undefined;
  isWrong: boolean;
  onPlace: () => void;
  onRemove: () => void;
}

function Token({ part, name, choice, isWrong, onPlace, onRemove }: TokenProps) {
  const { t } = useTranslate();
  const isSign = part.kind === 'operator' || part.kind === 'open' || part.kind === 'close';
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-2',
        !isSign && 'min-h-[36px] rounded-control border bg-surface-sunken pl-3 font-medium',
        !isSign && (isWrong ? 'border-danger inset-ring inset-ring-danger' : 'border-line-strong'),
        isSign && 'text-[1.375rem] leading-none text-text-soft',
        isSign && isWrong && 'text-danger-text',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={onPlace}
        title={t('company-data.builder.place')}
        className="inline-flex min-h-8 min-w-4 cursor-text items-center gap-2 text-left"
      >
        {choice?.sector && <SectorMark sector={choice.sector} />}
        {part.kind === 'operator' ? (
          <span aria-hidden="true">{SIGN_OF[part.sign]}</span>
        ) : part.kind === 'open' || part.kind === 'close' ? (
          <span aria-hidden="true">{part.kind === 'open' ? '(' : ')'}</span>
        ) : (
          <span className="min-w-0">
            <CatalogueText>{name}</CatalogueText>
          </span>
        )}
        {isSign && <span className="sr-only">{name}</span>}
      </button>
      {!isSign && (
        <button
          type="button"
          aria-label={t('company-data.builder.remove', { what: name })}
          onClick={onRemove}
          className="grid size-8 place-items-center rounded-control text-text-muted hover:text-text pointer-coarse:min-h-[44px]"
        >
          <X size={14} aria-hidden="true" className="stroke-2" />
        </button>
      )}
    </span>
  );
}

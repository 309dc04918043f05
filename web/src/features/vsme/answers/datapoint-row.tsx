import type { Datapoint } from '@metra/contract/shapes/standard-shapes';
import { useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { coverageText } from '../../../domain/kpis/completeness-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../vsme.module.css';
import { useVsme } from '../vsme-context.ts';
import { sayUnchanged } from './answer-actions.ts';
import { useDraft } from './current-answer-drafts.ts';
import { DatapointEditor } from './datapoint-editor.tsx';
import { OriginBadge } from './origin-badge.tsx';
import { RowMenu } from './row-menu.tsx';
import { RowNote } from './row-note.tsx';
import { isWide, unitOf, valueText } from './value-text.ts';

interface DatapointRowProps {
  of: Datapoint;
  code: string;
  isOpen: boolean;
  /** The person has opened the row; the page may also open one. */
  takesFocus: boolean;
}

/** The row shows one datapoint with its basis, this year's and last year's value, and its source. */
export function DatapointRow({ of, code, isOpen: isWanted, takesFocus }: DatapointRowProps) {
  const { t, language } = useTranslate();
  const { year, drafts, mayWrite, open } = useVsme();
  // A row with unsaved input stays open.
  const isTyped = useDraft(drafts, year.year, of.name) !== undefined;
  const isOpen = isWanted || (isTyped && mayWrite && of.editable);
  const [wording, setWording] = useState(false);
  const value = valueText(of, of.value, of.chosen, language);
  const before = of.previous && valueText(of, of.previous.value, of.previous.chosen, language);
  const partBefore =
    of.previous?.coverage && coverageText({ ...of.previous.coverage, missing: [], shares: null });
  const unit = unitOf(of, year.currency);
  const isNone =
    of.state === 'NOT_APPLICABLE' || of.state === 'OMITTED_SENSITIVE' || of.state === 'NOT_ASKED';
  const wide = isWide(of);
  const offersUnchanged = mayWrite && of.canCarry && !isOpen;
  return (
    <li id={of.name} className={cx(styles.row, isOpen && styles.open)} data-state={of.state}>
      <div className={cx(styles.label, of.partOf && styles.part, isNone && 'text-text-muted')}>
        <CatalogueText>{of.label}</CatalogueText>
        <RowNote of={of} wording={wording} />
        {!isOpen && wide && value !== undefined && (
          <span className="mt-2 block whitespace-pre-line text-text wrap-anywhere">{value}</span>
        )}
        {!isOpen && wide && value === undefined && before && (
          <span className="mt-2 block whitespace-pre-line text-text-muted wrap-anywhere">
            {year.previousYear.label}: {before}
          </span>
        )}
        {offersUnchanged && (
          <span className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void sayUnchanged(year.year, { names: [of.name] })}>
              {t('reporting.vsme.unchanged')}
            </Button>
            {of.editable && (
              <Button size="sm" variant="quiet" onClick={() => open(of.name)}>
                {t('reporting.vsme.change')}
              </Button>
            )}
          </span>
        )}
        {isOpen && <DatapointEditor of={of} code={code} takesFocus={takesFocus} />}
      </div>
      {!isOpen && (
        <>
          <p className={styles.value}>
            {!wide && (
              <ThisYear
                of={of}
                value={value}
                unit={unit}
                onOpen={mayWrite && of.editable ? () => open(of.name) : undefined}
              />
            )}
            {wide && value === undefined && of.state === 'MISSING' && (
              <ThisYear
                of={of}
                value={undefined}
                unit={undefined}
                onOpen={mayWrite && of.editable ? () => open(of.name) : undefined}
              />
            )}
          </p>
          <p className={styles.before}>
            {!wide && before !== undefined && before !== null && (
              <>
                <span className="sm:sr-only">{year.previousYear.label} </span>
                {before}
                {partBefore && <span className="block text-small">{partBefore}</span>}
              </>
            )}
            {!wide && !before && of.state !== 'NOT_ASKED' && (
              <span aria-hidden="true" className="max-md:hidden">
                –
              </span>
            )}
          </p>
        </>
      )}
      <div className={styles.origin}>
        <OriginBadge of={of} previousYear={year.previousYear} />
      </div>
      <div className={styles.menu}>
        <RowMenu of={of} onWording={() => setWording(!wording)} />
      </div>
    </li>
  );
}

interface ThisYearProps {
  of: Datapoint;
  value: string | undefined;
  unit: string | undefined;
  onOpen: (() => void) | undefined;
}

/** The cell shows the value or that it is missing. People who may answer press it. */
function ThisYear({ of, value, unit, onOpen }: ThisYearProps) {
  const { t } = useTranslate();
  const text =
    value === undefined ? (
      of.state === 'MISSING' ? (
        <span className="text-warning-text">{t('reporting.vsme.missing')}</span>
      ) : (
        <span className="font-text text-text-muted">–</span>
      )
    ) : (
      <>
        {value}
        {unit && (
          <span className="ml-1 text-small font-text text-text-muted">
            <Unit>{unit}</Unit>
          </span>
        )}
      </>
    );
  if (!onOpen || of.state === 'NOT_ASKED') return text;
  return (
    <button
      type="button"
      aria-label={t('reporting.vsme.changeOf', {
        label: of.label,
        value: value ?? t('reporting.vsme.missing'),
      })}
      onClick={onOpen}
      className="-mx-2 -my-1 min-h-[32px] rounded-control px-2 py-1 tint-hover pointer-coarse:min-h-[44px]"
    >
      {text}
    </button>
  );
}

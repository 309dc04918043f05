import type { Datapoint } from '@metra/contract/shapes/standard-shapes';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import type { Focusable } from '../../../design-system/buttons/use-group-focus.ts';
import { Field } from '../../../design-system/fields/field.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { onPageHide } from '../../../lib/storage/on-page-hide.ts';
import { askReason } from '../dialogs/reason-dialog.tsx';
import { useVsme } from '../vsme-context.ts';
import { sayUnchanged } from './answer-actions.ts';
import { AnswerInput } from './answer-input.tsx';
import { useDraft } from './current-answer-drafts.ts';
import { DraftNote } from './draft-note.tsx';
import { isSameRaw, type RawInput, rawIn, rawOf, readRaw } from './raw-input.ts';
import { draftKey } from './stored-drafts.ts';
import { unitOf, valueText } from './value-text.ts';

/** Texts are saved when nothing was typed for so long. */
const PAUSE_MS = 2_000;

interface DatapointEditorProps {
  of: Datapoint;
  code: string;
  takesFocus: boolean;
}

/** Answering in place. Every key stroke is kept; what is whole is saved by the button, by Enter and on leaving. */
export function DatapointEditor({ of, code, takesFocus }: DatapointEditorProps) {
  const { t, language } = useTranslate();
  const { year, drafts, open, goOn } = useVsme();
  const { year: ofYear } = year;
  const entry = useDraft(drafts, ofYear, of.name);
  const key = draftKey({ year: ofYear, name: of.name });
  const saved = rawOf(of, of.value, language);
  const raw = entry
    ? rawIn(of, entry.draft.raw as RawInput, entry.draft.language ?? language, language)
    : saved;
  const parsed = readRaw(of, raw, language);
  const isChanged = entry !== undefined && !isSameRaw(raw, saved);
  const input = useRef<Focusable>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  function type(next: RawInput) {
    if (isSameRaw(next, saved) && entry?.state.kind !== 'saving') return drafts.discard(key);
    drafts.type({
      year: ofYear,
      name: of.name,
      code,
      label: of.label,
      raw: next,
      language,
      version: of.version,
    });
  }

  async function save(andGoOn: boolean) {
    if (parsed.problem !== undefined) return input.current?.focus();
    if (!isChanged) return andGoOn ? open(null) : undefined;
    const isSaved = await drafts.save(key, { value: parsed.value });
    if (isSaved && andGoOn) goOn(of.name);
  }

  async function keepMine() {
    if (parsed.problem !== undefined) return input.current?.focus();
    if (await drafts.keepMine(key, { value: parsed.value })) goOn(of.name);
  }

  const saveQuietly = useEffectEvent(() => {
    if (isChanged && parsed.problem === undefined && entry?.state.kind === 'typed') void save(false);
  });
  const isText = of.type === 'TEXT';
  useEffect(() => {
    if (!isText || raw === '') return;
    const timer = setTimeout(() => saveQuietly(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isText, raw]);
  useEffect(() => onPageHide(() => saveQuietly()), []);

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // A list or a calendar that belongs to the field lies elsewhere in the document.
    if (relatedTarget instanceof Element && !relatedTarget.closest('main')) return;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) saveQuietly();
  }

  const before = of.previous && valueText(of, of.previous.value, of.previous.chosen, language);
  const known = [...of.chosen, ...(of.previous?.chosen ?? []), ...(of.options ?? [])];
  const conflict = entry?.state.kind === 'conflict';
  const given = of.state !== 'MISSING' && of.state !== 'OPEN';
  return (
    <fieldset className="grid min-w-0 gap-3 pt-3" onBlur={leave}>
      <Field
        label={of.label}
        labelHidden
        error={entry && parsed.problem && t(`reporting.vsme.problem.${parsed.problem}`)}
      >
        <AnswerInput
          of={of}
          raw={raw}
          onChange={type}
          onEnter={() => void save(true)}
          unit={unitOf(of, year.currency)}
          placeholder={before && before.length < 24 ? `${year.previousYear.label}: ${before}` : undefined}
          known={known}
          version={year.standard.version}
          ref={input}
        />
      </Field>
      <DraftNote
        entry={entry}
        onMine={() => void keepMine()}
        onTheirs={() => drafts.discard(key)}
        mine={valueText(of, parsed.problem === undefined ? parsed.value : null, known, language)}
      />
      {!conflict && (
        <div className="flex flex-wrap gap-2">
          <Button
            loading={entry?.state.kind === 'saving'}
            disabled={!isChanged}
            onClick={() => void save(true)}
            className="max-sm:w-full"
          >
            {t('reporting.vsme.save')}
          </Button>
          {of.canCarry && !isChanged && (
            <Button
              variant="quiet"
              onClick={async () => {
                if (await sayUnchanged(ofYear, { names: [of.name] })) goOn(of.name);
              }}
            >
              {t('reporting.vsme.unchanged')}
            </Button>
          )}
          {!given && !isChanged && (
            <Button variant="quiet" onClick={() => void askReason(ofYear, of, 'NOT_APPLICABLE')}>
              {t('reporting.vsme.notApplicable')}
            </Button>
          )}
          {isChanged && (
            <Button variant="quiet" onClick={() => drafts.discard(key)}>
              {t('reporting.vsme.discard')}
            </Button>
          )}
          {given && !isChanged && (
            <Button variant="quiet" onClick={() => open(null)}>
              {t('reporting.vsme.close')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

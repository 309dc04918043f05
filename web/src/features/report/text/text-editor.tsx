import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { SaveStatus } from '../../../lib/autosave/save-status.tsx';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import { isTooLong, type VersionedText, type WrittenText } from './text-draft.ts';

interface TextEditorProps {
  label: string;
  written: WrittenText;
  limit: number;
  placeholder?: string | undefined;
  /** This text can be inserted while the section is empty. */
  suggestion?: { label: string; text: string } | undefined;
  onClose: () => void;
}

/** The editor replaces the text in place, saves while the person types and loses no input. */
export function TextEditor({ label, written, limit, placeholder, suggestion, onClose }: TextEditorProps) {
  const { t } = useTranslate();
  const { autosave, content: text, conflict } = written;
  const theirs = conflict?.document;
  const [before] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    const { length } = field.current?.value ?? '';
    field.current?.setSelectionRange(length, length);
  }, []);

  function close() {
    void autosave.flush();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div role="group" aria-label={label} className={styles.editor}>
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={id}
        dir="auto"
        className="focus-quiet"
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => autosave.change(target.value)}
        onBlur={() => void autosave.flush()}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !theirs) close();
        }}
      />
      {theirs && (
        <TheirText
          theirs={theirs}
          onChoose={(side) => void autosave.resolve(side === 'mine' ? text : theirs.text)}
        />
      )}
      {suggestion && text.trim() === '' && (
        <Button size="sm" className="mt-3" onClick={() => autosave.change(suggestion.text)}>
          {suggestion.label}
        </Button>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={id} className="tabular flex flex-wrap gap-x-3 text-small text-text-muted">
          <Status written={written} limit={limit} />
        </p>
        <p className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button
            variant="quiet"
            size="sm"
            disabled={text === before && !theirs}
            onClick={() => autosave.change(before)}
          >
            {t('reporting.report.discard')}
          </Button>
          <Button size="sm" onClick={close}>
            {t('reporting.report.done')}
          </Button>
        </p>
      </div>
    </div>
  );
}

function Status({ written, limit }: { written: WrittenText; limit: number }) {
  const { t, language } = useTranslate();
  const { state, content, document } = written;
  const isLong = state === 'refused' && isTooLong(content, limit);
  return (
    <>
      {(state !== 'saved' || document.at) && (
        <SaveStatus
          state={state}
          savedAt={document.at}
          explanation={isLong ? t('reporting.report.state.long') : undefined}
        />
      )}
      <span>
        {t('reporting.report.letters', {
          count: formatNumber(content.trim().length, language),
          limit: formatNumber(limit, language),
        })}
      </span>
    </>
  );
}

interface TheirTextProps {
  theirs: VersionedText;
  onChoose: (side: 'mine' | 'theirs') => void;
}

/** The text of a colleague appears below the person's own. */
function TheirText({ theirs, onChoose }: TheirTextProps) {
  const { t, language } = useTranslate();
  return (
    <Notice
      tone="warning"
      className="mt-3"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onChoose('mine')}>
            {t('reporting.report.conflict.mine')}
          </Button>
          <Button size="sm" onClick={() => onChoose('theirs')}>
            {t('reporting.report.conflict.theirs')}
          </Button>
        </span>
      }
    >
      <b className="block">
        {t(theirs.by ? 'reporting.report.conflict.title' : 'reporting.report.conflict.titleUnnamed', {
          name: theirs.by ?? '',
          when: theirs.at ? formatDateTime(theirs.at, language) : '',
        })}
      </b>
      <span
        dir="auto"
        className="mt-1 block max-h-[240px] overflow-y-auto whitespace-pre-line text-text-soft"
      >
        {theirs.text === '' ? t('reporting.report.conflict.removed') : theirs.text}
      </span>
    </Notice>
  );
}

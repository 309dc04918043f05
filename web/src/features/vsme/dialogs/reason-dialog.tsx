import { useRef } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { answerText, type Part, presentPart, writeUndoably } from '../answers/answer-actions.ts';
import { TextForm, type WrittenText } from './text-form.tsx';

export type Without = 'NOT_APPLICABLE' | 'OMITTED_SENSITIVE';

const LONGEST = 1000;

/**
 * The dialog asks why there is no value. Without a reason a report could only say that something is missing.
 */
export const askReason = (year: number, of: Part, state: Without): Promise<void> =>
  openDialog({
    title: translate(`reporting.vsme.reason.${state}`),
    size: 'lg',
    content: ({ close }) => <ReasonForm year={year} of={of} state={state} onDone={() => close()} />,
  });

interface ReasonFormProps {
  year: number;
  of: Part;
  state: Without;
  onDone: () => void;
}

function ReasonForm({ year, of, state, onDone }: ReasonFormProps) {
  const { t, language } = useTranslate();
  const present = useRef(of);
  const started = of.state === state ? (of.reason ?? '') : '';

  /** Reads the present answer. It is a reason, or a value that a colleague has entered. */
  async function read(): Promise<WrittenText> {
    const before = answerText(of, language);
    const now = await presentPart(year, of);
    present.current = now;
    const holds = answerText(now, language);
    return { text: holds === before ? started : holds, version: now.version };
  }

  async function write(reason: string, from: WrittenText) {
    if (reason === from.text && from.version > of.version) return;
    const said = t(`reporting.vsme.said.${state}`);
    await writeUndoably(year, { ...present.current, version: from.version }, { state, reason }, said);
  }

  return (
    <TextForm
      name={`reason:${year}:${of.name}:${state}`}
      start={{ text: started, version: of.version }}
      read={read}
      write={write}
      label={t('reporting.vsme.reasonLabel')}
      intro={
        <p className="mb-5 text-text-soft">
          <span className="block font-medium text-text">{of.label}</span>
          {t(`reporting.vsme.reasonText.${state}`)}
        </p>
      }
      rows={3}
      longest={LONGEST}
      required
      onDone={onDone}
    />
  );
}
